// Notices while no page is open: the browser gives an address, and every table of this browser is told it.
import { serverInfo, tellDevice } from "./api";
import { myTables } from "./places";
import { prefs } from "./prefs.svelte";

const WORKER = "/sw.js";

const possible = (): boolean => typeof navigator !== "undefined" && "serviceWorker" in navigator && typeof PushManager !== "undefined";

/** Where this browser can be told something; null where it or the server cannot do that. */
async function subscription(): Promise<PushSubscription | null> {
  const key = possible() ? (await serverInfo()).push : "";
  if (!key) return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  return (await pushManager.getSubscription()) ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Have these seats tell this browser when it is their turn, if its owner wants that. */
export async function tellHere(tokens: string[]): Promise<void> {
  if (!prefs.notify || !tokens.length) return;
  try {
    const found = await subscription();
    if (!found) return;
    const { keys } = found.toJSON();
    const language = prefs.language === "pl" ? "pl" : "en";
    for (const token of tokens) await tellDevice(token, { address: found.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language });
  } catch {
    // The page itself still tells.
  }
}

/** No table tells this browser anything more. */
export async function tellNoMore(): Promise<void> {
  try {
    const worker = possible() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
    const found = await worker?.pushManager.getSubscription();
    if (!found) return;
    for (const token of seats()) await tellDevice(token, { address: found.endpoint, off: true }).catch(() => {});
    await found.unsubscribe();
  } catch {
    // There is nothing left to be told by.
  }
}

/** The seats of all tables that are not over. */
export const seats = (): string[] => myTables().filter((one) => !one.over).flatMap((one) => Object.values(one.seats));
