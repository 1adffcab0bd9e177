/** Files that a phone's share sheet gave to the service worker (see public/sw.js), taken from where it laid them. */

const CACHE = "listcast-shared";
const NAME = "X-File-Name";

/** In their order, each once: whoever takes them removes them. Empty where nothing was shared or nothing can be kept. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!("caches" in globalThis)) return [];
  try {
    const cache = await caches.open(CACHE);
    const files: File[] = [];
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (!kept) continue;
      const name = decodeURIComponent(kept.headers.get(NAME) ?? "");
      files.push(new File([await kept.blob()], name, { type: kept.headers.get("Content-Type") ?? "" }));
      await cache.delete(request);
    }
    return files;
  } catch {
    return [];
  }
}
