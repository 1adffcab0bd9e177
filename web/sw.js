/**
 * The service worker: hashed files from the cache, and a page of our own when the network is away. It never touches the
 * API, sign-in or anything of a person's. The build writes its number in, so that each release is a new worker.
 */
const BUILD = "__BUILD__";
const CACHE = "listcast-assets";
/** Several releases' worth; the oldest go first. */
const KEPT = 400;
/** What a share sheet gave: laid here for the page that opens next (web/lib/shared-files.ts). */
const SHARED = "listcast-shared";
/** Addresses of the application's screens. */
const SCREEN = /^\/(dashboard|admin|auth|packages|publish|tasks|properties|profile|share|send-page)(\/(?!v1\/)|$)/;

const OFFLINE = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>房播 Listcast</title><style>
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100dvh;margin:0;padding:24px;background:#faf8f5;color:#1c2024;font:16px/1.75 "PingFang SC","Noto Sans SC","Microsoft YaHei",system-ui,sans-serif;text-align:center}
h1{margin:16px 0 4px;font-size:24px;line-height:1.4}p{margin:0 0 4px;color:#6b6f76}
a{display:inline-block;margin-top:24px;padding:10px 24px;border-radius:10px;background:#c44018;color:#fff;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#14161a;color:#eceae6}p{color:#a3a6ac}}
</style></head><body><main>
<svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#D9481C"/><path d="M8.5 15.2 16 9l7.5 6.2V23h-15z" fill="#fff"/><path d="M13.2 23v-3.2a2.8 2.8 0 0 1 5.6 0V23z" fill="#D9481C"/></svg>
<h1>网络已断开</h1><p>连上网络后，这一页会自动打开。填写到一半的内容都在。</p>
<p lang="en">You are offline. This page opens by itself once you are connected.</p>
<a href="">重试 <span lang="en">Try again</span></a>
</main><script>
const look=()=>fetch("/healthz",{cache:"no-store"}).then((answer)=>answer.ok&&location.reload(),()=>{});
addEventListener("online",look);setInterval(look,3000);
</script></body></html>`;

// A new worker waits until the person agrees to reload, or every window is closed.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      const cache = await caches.open(CACHE);
      const names = await cache.keys();
      await Promise.all(names.slice(0, Math.max(0, names.length - KEPT)).map((name) => cache.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === "/share") return event.respondWith(takeShared(request));
  if (request.method !== "GET") return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(SCREEN.test(pathname) ? screen(event) : page(event));
});

/**
 * The browser has asked already while this worker woke up (navigation preload). Left alone it would ask again: a link that
 * works once would be used up by the first, and every page counted twice.
 */
const page = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The words go on in the address, as always; files are laid down, in place of those of a share nobody took. */
async function takeShared(request) {
  const form = await request.formData();
  const files = form.getAll("files").filter((file) => file instanceof File && file.size > 0);
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  for (const [index, file] of files.entries()) {
    const headers = { "Content-Type": file.type, "X-File-Name": encodeURIComponent(file.name) };
    await cache.put(`/shared/${index}`, new Response(file, { headers }));
  }
  const words = ["title", "text", "url"].map((name) => [name, form.get(name)]);
  const query = new URLSearchParams(words.filter(([, value]) => typeof value === "string" && value !== ""));
  if (files.length > 0) query.set("shared", "files");
  return Response.redirect(`/share?${query}`, 303);
}

/** A hashed file never changes: once fetched it is kept. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await cache.put(request.url, answer.clone()).catch(() => {});
  return answer;
}

/** Screens always come from the server: they carry its settings. */
async function screen(event) {
  try {
    return await page(event);
  } catch {
    const headers = { "Content-Type": "text/html; charset=utf-8", "X-Listcast-Build": BUILD };
    return new Response(OFFLINE, { status: 503, headers });
  }
}
