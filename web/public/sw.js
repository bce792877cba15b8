// Shows notices while no page is open. What is shown was encrypted by the server for this browser alone.
self.addEventListener("push", (event) => {
  const { title = "Hullbreach", body = "", table = "" } = event.data?.json() ?? {};
  event.waitUntil(show(title, body, table));
});

async function show(title, body, table) {
  await self.registration.showNotification(title, { body, icon: "/icon.svg", tag: table, data: { table } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? ""));
});

/** The table, in a page that shows it already, or in a new one. */
async function open(table) {
  const address = table ? `/#/table/${table}` : "/";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((one) => table && one.url.endsWith(`/${table}`));
  return shown ? shown.focus() : self.clients.openWindow(address);
}
