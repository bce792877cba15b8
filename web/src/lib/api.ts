// The server's HTTP interface. Secret links travel in a header, never in an address.
import type {
  Again,
  Code,
  Course,
  Device,
  GameInfo,
  Invited,
  Joined,
  LessonInfo,
  Links,
  Measure,
  NewLesson,
  NewTable,
  Overview,
  Refusal,
  Room,
  RuleRow,
  Sequel,
  ServerInfo,
  Shared,
  Snapshot,
  Statuses,
  TableStatus,
  Text,
} from "../protocol";

/** Something that the server refused, in words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: Text,
  ) {
    super(code);
  }
}

interface Asked {
  token?: string;
  body?: BodyInit;
  json?: unknown;
}

async function ask(path: string, { token, body, json }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (json !== undefined) headers["Content-Type"] = "application/json";
  else if (body !== undefined) headers["Content-Type"] = "application/octet-stream";
  const given = json !== undefined ? JSON.stringify(json) : body;
  let reply: Response;
  try {
    reply = await fetch(path, { method: given === undefined ? "GET" : "POST", headers, body: given });
  } catch {
    return lost();
  }
  if (!reply.ok) {
    const said = (await reply.json().catch(() => null)) as Refusal | null;
    throw new Refused(said?.code ?? "server", said?.text ?? { id: "web-error-server", args: {} });
  }
  return reply;
}

/** The connection broke off, before a reply or in the middle of it. */
function lost(): never {
  throw new Refused("no-server", { id: "web-error-no-server", args: {} });
}

async function get<T>(path: string, asked?: Asked): Promise<T> {
  const reply = await ask(path, asked);
  return (await reply.json().catch(lost)) as T;
}

let info: Promise<ServerInfo> | null = null;

export function serverInfo(): Promise<ServerInfo> {
  info ??= get<ServerInfo>("/api/server").catch((error: unknown) => {
    info = null;
    throw error;
  });
  return info;
}

/** Where the picture of a game is, and which lessons it has: not every server says. */
export const artOf = (game: GameInfo | null): string => (game as { art?: string } | null)?.art ?? "";
export const lessonsOf = (game: GameInfo | null): LessonInfo[] => game?.lessons ?? [];

/** The bots that play a game, the usual one first. */
export const botsOf = async (game: string): Promise<string[]> =>
  (await serverInfo()).games.find((one) => one.name === game)?.bots ?? [];

export const rulesOf = (game: string) =>
  get<RuleRow[]>(`/api/games/${encodeURIComponent(game)}/rules`);
export const beginLesson = (json: NewLesson) => get<Links>("/api/lessons", { json });
export const createTable = (json: NewTable) => get<Links>("/api/tables", { json });
export const invitedTo = (invitation: string) =>
  get<Invited>("/api/tables/invitation", { json: { invitation } });
export const joinTable = (invitation: string, name: string) =>
  get<Joined>("/api/tables/join", { json: { invitation, name } });
export const uploadTable = (file: Blob) => get<Links>("/api/tables/upload", { body: file });
export const forkTable = (token: string, answers: number) =>
  get<Links>("/api/table/fork", { token, json: { answers } });
export const momentOf = (token: string, at: number, seat: number) =>
  get<Snapshot>(`/api/table/moment?at=${at}&seat=${seat}`, { token });
export const courseOf = (token: string) => get<Course>("/api/table/course", { token });
/** How tables stand, one for each link; null where a link leads nowhere. */
export const statusesOf = async (links: string[]): Promise<(TableStatus | null)[]> =>
  links.length ? (await get<Statuses>("/api/tables/status", { json: { links } })).tables : [];
export const codeOf = async (token: string) => (await get<Code>("/api/table/code", { token, body: "" })).code;
export const rematch = (token: string, sequel = false) =>
  get<Again>(`/api/table/rematch${sequel ? "?sequel=true" : ""}`, { token, body: "" });
/** Whether another game can go on where this one has ended. */
export const sequelOf = async (token: string) => (await get<Sequel>("/api/table/sequel", { token })).possible;
export const shareReplay = async (token: string) => (await get<Shared>("/api/table/share", { token, body: "" })).token;
export const unshareReplay = async (token: string) => {
  await ask("/api/table/unshare", { token, body: "" });
};
export const tellDevice = async (token: string, json: Device) => {
  await ask("/api/table/device", { token, json });
};
export const tellRoom = async (token: string, json: Room) => {
  await ask("/api/table/room", { token, json });
};
export const overview = (token: string) => get<Overview>("/api/operator", { token });
export const measure = async (token: string, json: Measure) => {
  await ask("/api/operator", { token, json });
};
export const report = async (token: string, text: string) => {
  await ask("/api/table/report", { token, json: { text } });
};

/** Saves the file of a game on the player's disk. */
export async function download(token: string): Promise<void> {
  const reply = await ask("/api/table/file", { token });
  const named = /filename="([^"]+)"/.exec(reply.headers.get("Content-Disposition") ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await reply.blob().catch(lost));
  link.download = named?.[1] ?? "game.hullbreach";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What went wrong, as a text that can be shown. */
export function reason(error: unknown): Text {
  return error instanceof Refused ? error.text : { id: "web-error-server", args: {} };
}
