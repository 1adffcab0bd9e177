/**
 * A Mastodon instance on a local port, as docs.joinmastodon.org describes it. Enforced: bearer tokens; media as multipart of a
 * picture, 202 and 206 while it is drawn; statuses of at most 500 signs with addresses counted as 23, with media that is ready
 * and no other status has; Idempotency-Key kept for an hour; content answered as HTML.
 */
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, text } from "./read.ts";
import { type Asked, bearerOf, type Clock, counter, jsonOf, partsOf, platformServer, Refused, said } from "./server.ts";

export const mastodonAgent = { server: "https://social.example", token: "mastodon-token-1" };
interface Media {
  description: string;
  asked: number;
}
interface Status {
  id: string;
  words: string;
  media: string[];
  made: string;
}

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br />");
/** As the instance shows it: the address in three parts. */
const html = (words: string) =>
  `<p>${escaped(words).replace(/(https:\/\/)([^\s<]{1,200})/g, '<a href="$1$2"><span class="invisible">$1</span><span>$2</span></a>')}</p>`;

export async function mastodonServer(clock: Clock): Promise<LocalPlatform> {
  const media = new Map<string, Media>();
  const statuses: Status[] = [];
  const remembered = new Map<string, { status: Status; at: number }>();
  let open = true;
  const next = counter(110_000_000_000);
  const id = () => String(next());
  const shape = (one: Status) => ({
    id: one.id,
    url: `https://social.example/@lin/${one.id}`,
    content: html(one.words),
    created_at: one.made,
    replies_count: 1,
    reblogs_count: 2,
    favourites_count: 5,
    media_attachments: one.media.map((it) => ({ id: it })),
  });
  function judged(asked: Asked): { words: string; ids: string[] } {
    const body = jsonOf(asked);
    const words = isRecord(body) ? text(body.status) : "";
    const ids = isRecord(body) && Array.isArray(body.media_ids) ? body.media_ids.map(String) : [];
    const length = [...words.replace(/https?:\/\/\S+/g, "x".repeat(23))].length;
    if (length > 500) throw new Refused(422, { error: "Validation failed: Text character limit of 500 exceeded" });
    if (words === "" && ids.length === 0) throw new Refused(422, { error: "Validation failed: Text can't be blank" });
    if (ids.length > 4) throw new Refused(422, { error: "Validation failed: Cannot attach more than 4 files" });
    for (const one of ids) {
      const found = media.get(one);
      if (!found) throw new Refused(422, { error: "Media not found" });
      if (found.asked < 2)
        throw new Refused(422, {
          error: "Cannot attach files that have not finished processing. Try again in a moment!",
        });
    }
    return { words, ids };
  }

  const server = await platformServer(async (asked) => {
    if (!open || bearerOf(asked) !== mastodonAgent.token)
      throw new Refused(401, { error: "The access token was revoked" });
    const [, kind, ref = ""] = /^\/api\/v\d\/(statuses|media)\/(\w+)$/.exec(asked.path) ?? [];
    const own = statuses.find((one) => one.id === ref);
    if (kind === "statuses" && !own) throw new Refused(404, { error: "Record not found" });
    if (kind === "media") {
      const found = media.get(ref);
      if (!found) throw new Refused(404, { error: "Record not found" });
      found.asked += 1;
      return said(found.asked < 2 ? 206 : 200, {
        id: ref,
        url: found.asked < 2 ? null : `https://social.example/media/${ref}`,
      });
    }
    if (own && asked.method === "GET") return said(200, shape(own));
    if (own && asked.method === "DELETE") {
      statuses.splice(statuses.indexOf(own), 1);
      return said(200, shape(own));
    }
    if (own && asked.method === "PUT") {
      const { words, ids } = judged(asked);
      Object.assign(own, { words, media: ids });
      return said(200, shape(own));
    }
    switch (`${asked.method} ${asked.path}`) {
      case "GET /api/v1/accounts/verify_credentials":
        return said(200, { id: "23", acct: "lin", url: "https://social.example/@lin" });
      case "POST /api/v2/media": {
        const parts = await partsOf(asked);
        const file = parts.get("file");
        if (!(file instanceof File) || !file.type.startsWith("image/") || file.name === "")
          throw new Refused(422, { error: "Validation failed: File content type is invalid, File is invalid" });
        const made = id();
        media.set(made, { description: String(parts.get("description") ?? ""), asked: 0 });
        return said(202, { id: made, url: null });
      }
      case "POST /api/v1/statuses": {
        const key = String(asked.headers["idempotency-key"] ?? "");
        const before = remembered.get(key);
        if (before && clock.now().getTime() - before.at < 3_600_000) return said(200, shape(before.status));
        const { words, ids } = judged(asked);
        const status: Status = { id: id(), words, media: ids, made: clock.now().toISOString() };
        statuses.push(status);
        if (key !== "") remembered.set(key, { status, at: clock.now().getTime() });
        return said(200, shape(status));
      }
      case "GET /api/v1/accounts/23/statuses":
        return said(
          200,
          statuses
            .toReversed()
            .slice(0, Number(asked.query.get("limit") ?? 20))
            .map(shape),
        );
      default:
        throw new Refused(404, { error: "Not found" });
    }
  });

  return {
    server,
    clock,
    shown: () =>
      statuses.map(({ words, media: ids }) => ({
        text: words,
        pictures: ids.length,
        alts: ids.map((one) => media.get(one)?.description ?? ""),
      })),
    uploads: () => media.size,
    revoke: () => {
      open = false;
    },
    publishes: ({ method, path }) => method === "POST" && path === "/api/v1/statuses",
    limit: {
      said: said(
        429,
        { error: "Too many requests" },
        { "x-ratelimit-reset": new Date(clock.now().getTime() + 120_000).toISOString() },
      ),
      waitMs: 120_000,
    },
    refusal: {
      when: ({ path }) => path === "/api/v2/media",
      said: said(422, { error: "Validation failed: File content type is invalid, File is invalid" }),
      words: "File content type is invalid",
    },
  };
}
