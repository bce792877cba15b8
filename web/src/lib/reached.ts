// What a page cannot do without is asked for until the connection brings the whole of it.

const TRY_AGAIN = 1000;

/** The text at an address. A connection lost before its end is tried again; what the server refuses is an error. */
export async function textAt(address: string, wait = TRY_AGAIN): Promise<string> {
  for (;;) {
    const reply = await whole(address);
    if (reply?.ok) return reply.text;
    if (reply) throw new Error(`${address}: ${reply.status}`);
    await new Promise((again) => setTimeout(again, wait));
  }
}

/** A reply with all of its text, or null if the connection broke off. */
async function whole(address: string): Promise<{ ok: boolean; status: number; text: string } | null> {
  try {
    const reply = await fetch(address);
    return { ok: reply.ok, status: reply.status, text: await reply.text() };
  } catch {
    return null;
  }
}
