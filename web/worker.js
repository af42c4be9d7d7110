/**
 * @file What a browser keeps of us to show push messages with, while no page of ours is open. It does nothing else:
 * no page is answered or kept by it.
 *
 * A message is `{title, body, url, tag}`; one of the same tag takes the place of the one before.
 */

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: { url }, icon: "/icon-192.png", badge: "/icon-96.png" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/"));
});

// The page, where it is open already; else a new one.
async function show(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
  if (open) await open.focus();
  else await self.clients.openWindow(url);
}
