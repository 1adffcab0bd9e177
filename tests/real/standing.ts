/** What stands on a real PDS and a real WordPress, asked as their readers would. */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Ready } from "./servers.ts";

/** With a busy machine, and a WordPress on WebAssembly. */
export const PATIENCE_MS = 180_000;

async function answerOf<T>(url: string, shape: z.ZodType<T>): Promise<T> {
  // a connection kept from the question before may have been closed meanwhile: asked once more
  const answer = await fetch(url).catch(() => fetch(url));
  assert(answer.ok, `${url}: ${answer.status}`);
  return shape.parse(await answer.json());
}

const record = z.object({
  text: z.string(),
  embed: z.object({ images: z.array(z.unknown()).default([]) }).default({ images: [] }),
});

export interface Standing {
  readonly text: string;
  readonly pictures: number;
}

/** The posts that stand on the two servers now. */
export async function standing({
  pds,
  site,
}: {
  pds: Ready;
  site: Ready;
}): Promise<Record<"bluesky" | "wordpress", Standing[]>> {
  const asked = new URLSearchParams({ repo: pds.handle, collection: "app.bsky.feed.post" });
  const { records } = await answerOf(
    `${pds.origin}/xrpc/com.atproto.repo.listRecords?${asked}`,
    z.object({ records: z.array(z.object({ value: record })) }),
  );
  const rendered = z.object({ rendered: z.string() });
  const articles = await answerOf(
    `${site.origin}/?rest_route=/wp/v2/posts`,
    z.array(z.object({ title: rendered, content: rendered })),
  );
  return {
    bluesky: records.map(({ value }) => ({ text: value.text, pictures: value.embed.images.length })),
    // a new WordPress greets the world by itself
    wordpress: articles
      .filter(({ title }) => title.rendered !== "Hello world!")
      .map(({ content }) => ({ text: content.rendered, pictures: content.rendered.split("<img").length - 1 })),
  };
}

/** Asks until it is so. Throws with what it was last. */
export async function until<T>(what: string, ask: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(500)) {
    const value = await ask();
    if (is(value)) return value;
    if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(value)}`);
  }
}
