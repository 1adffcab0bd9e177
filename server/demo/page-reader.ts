/** Reads pages and images for imports: our own examples straight from their renderer, everything else through the guarded door. */

import type { PageReader } from "#adapters/web/page";
import { fetchBytes, fetchPage } from "#adapters/web/page";
import { AppError } from "#contract/errors";
import { isMood, isScene, renderRoom } from "./drawings/index.ts";
import { demoListingPage } from "./listing-page.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether both are one server: the same name and port, or two names of this machine with the same port. */
const sameServer = (url: URL, own: URL): boolean =>
  url.host === own.host || (url.port === own.port && loopback.has(url.hostname) && loopback.has(own.hostname));

/** The path of an address of ours, null for any other. Credentials in it make it not ours. */
function ownPath(address: string, origin: string): string | null {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const ours = sameServer(url, new URL(origin)) && url.username === "" && url.password === "";
  return ours ? url.pathname : null;
}

/**
 * `origin` is our own address. Only /demo pages are read without a request; another page of ours goes through the
 * guard like everybody's, and is refused when we listen on an address that is not public.
 */
export function pageReader(origin: string): PageReader {
  return {
    async page(url, signal) {
      const slug = /^\/demo\/listing\/([a-z0-9-]+)$/.exec(ownPath(url, origin) ?? "")?.[1];
      if (slug === undefined) return await fetchPage(url, { signal });
      const page = demoListingPage(slug, origin);
      if (page === null) throw new AppError("http_error", { data: { status: 404 } });
      return { finalUrl: `${origin}/demo/listing/${slug}`, html: page };
    },
    async image(url, signal) {
      const [, mood = "", scene = ""] =
        /^\/demo\/photo\/([a-z]+)\/([a-z]+)\.jpg$/.exec(ownPath(url, origin) ?? "") ?? [];
      if (isMood(mood) && isScene(scene)) return new Uint8Array(await renderRoom(mood, scene));
      return (await fetchBytes(url, { signal })).bytes;
    },
  };
}
