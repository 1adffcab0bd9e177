/**
 * Bluesky over its personal data server: com.atproto.server.createSession and refreshSession, com.atproto.repo.uploadBlob,
 * createRecord, getRecord, deleteRecord, app.bsky.feed.getPosts (lexicons of github bluesky-social/atproto@d6296a1, pages
 * docs.bsky.app/docs/advanced-guides/posts and .../rate-limits). The record's key is ours and noted before it is sent, so
 * that asking for it proves whether the post is there. Bluesky shows no changes of a post: there is no `edit`.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { mostPictureBytes } from "#engine/publishing/picture-limits";
import { caller, failed, isGone, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { noteOf, progressOf, uploadEach } from "./progress.ts";
import type { Connected, OutgoingPost, PublisherIo } from "./publisher.ts";
import { facetsOf } from "./shared/facets.ts";
import { pictureHeavy } from "./shared/picture-notes.ts";
import { tidOf } from "./shared/tid.ts";
import { withLink } from "./wording.ts";

const ENTRY = "https://bsky.social";
const COLLECTION = "app.bsky.feed.post";
/** app.bsky.embed.images: two million bytes a picture, four pictures; text: 300 graphemes. */
const MOST = { bytes: mostPictureBytes("bluesky"), pictures: 4 };

const errorShape = z.object({ error: z.string(), message: z.string().optional() });
const ended = new Set([
  "ExpiredToken",
  "InvalidToken",
  "AuthenticationRequired",
  "AuthMissing",
  "AuthFactorTokenRequired",
]);
const blocked = new Set(["AccountTakedown", "AccountSuspended", "AccountDeactivated"]);

const refuse: Refuse = ({ status, body }) => {
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = error.message ?? error.error;
  if (ended.has(error.error)) return { code: "connection_ended", detail };
  if (blocked.has(error.error)) return { code: "account_blocked", detail };
  if (error.error === "RecordNotFound") return { code: "not_found", detail };
  if (error.error === "BlobTooLarge" || error.error === "InvalidMimeType") return { code: "media_rejected", detail };
  if (error.error === "RateLimitExceeded") return { code: "rate_limited", detail };
  return null;
};
const { ask, raw } = caller(refuse);

const session = z.object({
  did: z.string(),
  handle: z.string(),
  accessJwt: z.string(),
  refreshJwt: z.string(),
  didDoc: z
    .object({ service: z.array(z.object({ id: z.string(), serviceEndpoint: z.string() })).default([]) })
    .optional()
    .catch(undefined),
});
const claims = z.object({ exp: z.number() });
const blob = z.object({
  blob: z.object({ ref: z.object({ $link: z.string() }), mimeType: z.string(), size: z.number() }),
});

const at = ({ settings }: Connected, io: PublisherIo, method: string) =>
  `${io.origin(settings.server ?? ENTRY)}/xrpc/${method}`;
const by = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.accessJwt ?? ""}` });

/** The end that stands in a token; null: it does not say. */
function endOfToken(token: string): string | null {
  try {
    const read = claims.safeParse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())).data;
    return read ? new Date(read.exp * 1000).toISOString() : null;
  } catch {
    return null;
  }
}

const connectionOf = (made: z.output<typeof session>, server: string): Connected => ({
  accountId: made.did,
  accountName: `@${made.handle}`,
  secrets: { accessJwt: made.accessJwt, refreshJwt: made.refreshJwt },
  settings: {
    // the entry of a large host names the server that keeps the account
    server: made.didDoc?.service.find(({ id }) => id.endsWith("#atproto_pds"))?.serviceEndpoint ?? server,
    handle: made.handle,
  },
  expiresAt: endOfToken(made.accessJwt),
});

const uriOf = ({ accountId }: Connected, rkey: string) => `at://${accountId}/${COLLECTION}/${rkey}`;
const keyOf = (ref: string) => ref.split("/").at(-1) ?? "";
const addressOf = ({ settings, accountId }: Connected, ref: string) =>
  `https://bsky.app/profile/${settings.handle ?? accountId}/post/${keyOf(ref)}`;
const liveAt = (connection: Connected, ref: string) => ({
  state: "live" as const,
  ref,
  address: addressOf(connection, ref),
});

/** Whether a record stands under that key. */
async function stands(connection: Connected, rkey: string, io: PublisherIo): Promise<boolean> {
  const asked = new URLSearchParams({ repo: connection.accountId, collection: COLLECTION, rkey });
  try {
    await raw(io, {
      method: "GET",
      url: `${at(connection, io, "com.atproto.repo.getRecord")}?${asked}`,
      headers: by(connection),
    });
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

function embedOf(post: OutgoingPost, blobs: readonly string[]) {
  if (blobs.length > 0) {
    const images = blobs.map((one, index) => {
      const picture = post.pictures[index];
      return {
        image: JSON.parse(one) as unknown,
        alt: picture?.alt ?? "",
        ...(picture && { aspectRatio: { width: picture.width, height: picture.height } }),
      };
    });
    return { $type: "app.bsky.embed.images", images };
  }
  if (post.link === null || post.text.includes(post.link)) return undefined;
  return {
    $type: "app.bsky.embed.external",
    external: { uri: post.link, title: post.title ?? post.link, description: "" },
  };
}

export const bluesky = definePublisher({
  platform: "bluesky",
  connect: {
    by: "form",
    fields: [
      { name: "handle", secret: false },
      { name: "appPassword", secret: true },
      { name: "server", secret: false, optional: true },
    ],
    async check({ handle = "", appPassword = "", server = "" }, io) {
      const home = server.trim() === "" ? ENTRY : server.trim().replace(/\/$/, "");
      const url = `${io.origin(home)}/xrpc/com.atproto.server.createSession`;
      const json = { identifier: handle.trim().replace(/^@/, ""), password: appPassword };
      return connectionOf(await ask(io, { method: "POST", url, json }, session), home);
    },
  },

  async refresh(connection, io) {
    const url = at(connection, io, "com.atproto.server.refreshSession");
    const headers = { authorization: `Bearer ${connection.secrets.refreshJwt ?? ""}` };
    const made = await ask(io, { method: "POST", url, headers }, session);
    return connectionOf(made, connection.settings.server ?? ENTRY);
  },

  async publish(connection, post, key, io) {
    const progress = progressOf(io);
    const earlier = progress.text("rkey");
    if (earlier !== null && (await stands(connection, earlier, io)))
      return liveAt(connection, uriOf(connection, earlier));
    const pictures = post.pictures.slice(0, MOST.pictures);
    const heavy = pictures.find(({ bytes }) => bytes.byteLength > MOST.bytes);
    if (heavy) return failed("media_rejected", pictureHeavy(heavy.bytes, MOST.bytes));
    const blobs = await uploadEach(pictures, io, progress, async ({ bytes, type }) => {
      const url = at(connection, io, "com.atproto.repo.uploadBlob");
      const body = { type, bytes };
      const { blob: made } = await ask(
        io,
        { method: "POST", url, headers: by(connection), body, blames: "media_rejected" },
        blob,
      );
      return JSON.stringify({ $type: "blob", ...made });
    });
    const rkey = earlier ?? tidOf(io.now(), key);
    if (earlier === null) await progress.keep({ rkey });
    // pictures take the card's place
    const text = blobs.length > 0 ? withLink("bluesky", post) : post.text;
    const record = {
      $type: COLLECTION,
      text,
      createdAt: io.now().toISOString(),
      langs: [post.language],
      facets: facetsOf(text),
      embed: embedOf(post, blobs),
    };
    await raw(io, {
      method: "POST",
      url: at(connection, io, "com.atproto.repo.createRecord"),
      headers: by(connection),
      json: { repo: connection.accountId, collection: COLLECTION, rkey, record },
      publishes: { ref: null },
      blames: "text_rejected",
    });
    return liveAt(connection, uriOf(connection, rkey));
  },

  async find(connection, { ref, checkpoint }, io) {
    const rkey = ref === null ? noteOf(checkpoint, "rkey") : keyOf(ref);
    // the key is noted before anything is sent
    if (rkey === null) return { state: "absent" };
    if (await stands(connection, rkey, io)) return liveAt(connection, uriOf(connection, rkey));
    return { state: ref === null ? "absent" : "removed" };
  },

  async remove(connection, ref, io) {
    const url = at(connection, io, "com.atproto.repo.deleteRecord");
    const json = { repo: connection.accountId, collection: COLLECTION, rkey: keyOf(ref) };
    await raw(io, { method: "POST", url, headers: by(connection), json });
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const url = `${at(connection, io, "app.bsky.feed.getPosts")}?${new URLSearchParams({ uris: ref })}`;
    const count = z.number().nullable().default(null);
    const shape = z.object({
      posts: z.array(z.object({ likeCount: count, replyCount: count, repostCount: count, quoteCount: count })),
    });
    const headers = { ...by(connection), "atproto-proxy": "did:web:api.bsky.app#bsky_appview" };
    const [seen] = (await ask(io, { method: "GET", url, headers }, shape)).posts;
    if (!seen) return failed("not_found", houseNote("gone"));
    const shares = seen.repostCount === null ? null : seen.repostCount + (seen.quoteCount ?? 0);
    return { views: null, likes: seen.likeCount, comments: seen.replyCount, shares };
  },
});
