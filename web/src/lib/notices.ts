// How a player hears that it is their turn: title and browser notification; sounds are in sound.ts.
import { prefs } from "./prefs.svelte";

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!prefs.notify || !document.hidden) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, icon: "/icon.svg", tag: "hullbreach-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
