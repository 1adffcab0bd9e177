/**
 * TikTok's Content Posting API (developers.tiktok.com/doc/content-posting-api-reference-photo-post, -direct-post,
 * -get-video-status, -media-transfer-guide; /doc/oauth-user-access-token-management): photos that TikTok fetches from the
 * application's own domain, or a video sent in pieces. A post is checked before it is shown. Words that got lost on the way with
 * photos are looked for among the account's posts; a video whose upload did not begin is not there.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, Ended, failed, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor } from "./look-for.ts";
import { askTokens, consentAddress, endOf, settingOf, type Tokens } from "./oauth.ts";
import { noteOf, progressOf } from "./progress.ts";
import type { Connected, Found, Outcome, OutgoingPost, PublisherIo } from "./publisher.ts";
import { pictureFormat } from "./shared/picture-notes.ts";

const API = "https://open.tiktokapis.com";
const SCOPES = "user.info.basic,video.publish,video.list";
const MOST = { title: 90, description: 4000, caption: 2200, photos: 35 };
/** Pieces of 5 to 64 MB; the last may be larger. */
const PIECE = 10 * 1024 * 1024;
/** What arrived is counted by then; what came whole is checked, "in some cases" after hours, and listed only then. */
const COUNTED_MS = 2 * 60_000;
const CHECKED_MS = 12 * 3_600_000;

const errorShape = z.object({ error: z.object({ code: z.string(), message: z.string().default("") }) });
const refuse: Refuse = ({ body }) => {
  const error = errorShape.safeParse(body).data?.error;
  if (!error || error.code === "ok") return null;
  const detail = `${error.message} (${error.code})`;
  if (/^access_token_invalid|token_expired/.test(error.code)) return { code: "connection_ended", detail };
  if (/scope_not_authorized|privacy_level|unaudited_client|url_ownership_unverified|app_version/.test(error.code))
    return { code: "no_permission", detail };
  if (/spam_risk_too_many|quota|reached_active_user_cap/.test(error.code)) return { code: "quota_used_up", detail };
  if (/spam_risk/.test(error.code)) return { code: "account_blocked", detail };
  if (/rate_limit/.test(error.code)) return { code: "rate_limited", detail };
  if (/picture|photo|file_format|video|media|duration/.test(`${error.code} ${error.message}`))
    return { code: "media_rejected", detail };
  return error.code === "invalid_params" ? { code: "text_rejected", detail } : null;
};
const { ask, raw } = caller(refuse);

const by = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.accessToken ?? ""}` });
const at = (io: PublisherIo, path: string) => `${io.origin(API)}/v2${path}`;
const data = <Shape extends z.ZodType>(shape: Shape) => z.object({ data: shape });
const secretsOf = (tokens: Tokens, refreshToken = "") => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? refreshToken,
});
const client = (io: PublisherIo) => ({
  client_key: settingOf(io, "TIKTOK_CLIENT_ID"),
  client_secret: settingOf(io, "TIKTOK_CLIENT_SECRET"),
});

/** Who may see it, as far as the creator lets others post. */
async function privacyOf(connection: Connected, io: PublisherIo): Promise<string> {
  const shape = data(z.object({ privacy_level_options: z.array(z.string()) }));
  const call = {
    method: "POST" as const,
    url: at(io, "/post/publish/creator_info/query/"),
    headers: by(connection),
    json: {},
  };
  const { privacy_level_options: levels } = (await ask(io, call, shape)).data;
  if (!levels.includes("PUBLIC_TO_EVERYONE")) throw new Ended(failed("no_permission", houseNote("account_private")));
  return "PUBLIC_TO_EVERYONE";
}

const started = data(z.object({ publish_id: z.string(), upload_url: z.url().optional() }));

async function startPhotos(connection: Connected, post: OutgoingPost, io: PublisherIo): Promise<Outcome> {
  const photo_images = post.pictures.slice(0, MOST.photos).map(({ address, type }) => {
    if (address === null) throw new Ended(failed("media_rejected", houseNote("picture_unreachable")));
    if (type === "image/png")
      throw new Ended(failed("media_rejected", pictureFormat(type, ["image/jpeg", "image/webp"])));
    return address;
  });
  const json = {
    media_type: "PHOTO",
    post_mode: "DIRECT_POST",
    post_info: {
      title: (post.title ?? "").slice(0, MOST.title),
      description: post.text.slice(0, MOST.description),
      privacy_level: await privacyOf(connection, io),
    },
    source_info: { source: "PULL_FROM_URL", photo_cover_index: 0, photo_images },
  };
  const call = { method: "POST" as const, url: at(io, "/post/publish/content/init/"), headers: by(connection), json };
  const { data: made } = await ask(io, { ...call, publishes: { ref: null }, blames: "media_rejected" }, started);
  return { state: "accepted", ref: `publish:${made.publish_id}` };
}

/** Pieces of one size, the rest with the last one. */
function rangesOf(total: number): readonly (readonly [from: number, to: number])[] {
  const count = Math.max(1, Math.floor(total / PIECE));
  return Array.from(
    { length: count },
    (_, index) => [index * PIECE, index === count - 1 ? total : (index + 1) * PIECE] as const,
  );
}

async function sendVideo(connection: Connected, post: OutgoingPost, io: PublisherIo): Promise<Outcome> {
  const { video } = post;
  if (!video) return failed("media_rejected", houseNote("media_missing"));
  const total = video.bytes.byteLength;
  const ranges = rangesOf(total);
  const source_info = {
    source: "FILE_UPLOAD",
    video_size: total,
    chunk_size: Math.min(PIECE, total),
    total_chunk_count: ranges.length,
  };
  const post_info = { title: post.text.slice(0, MOST.caption), privacy_level: await privacyOf(connection, io) };
  const init = {
    method: "POST" as const,
    url: at(io, "/post/publish/video/init/"),
    headers: by(connection),
    json: { post_info, source_info },
  };
  // nothing is shown before the last piece: an answer that is lost here has made nothing
  const { data: made } = await ask(io, { ...init, blames: "media_rejected" }, started);
  if (made.upload_url === undefined) return failed("platform_changed", houseNote("answer_incomplete"));
  await progressOf(io).keep({ publish: made.publish_id, bytes: String(total) });
  for (const [from, to] of ranges) {
    const headers = { "content-range": `bytes ${from}-${to - 1}/${total}` };
    const body = { type: video.type, bytes: video.bytes.subarray(from, to) };
    const call = { method: "PUT" as const, url: made.upload_url, headers, body, blames: "media_rejected" as const };
    await raw(io, to === total ? { ...call, publishes: { ref: null } } : call);
  }
  return { state: "accepted", ref: `publish:${made.publish_id}` };
}

/** `total`: how many bytes shall have arrived, where nobody knows whether they did. */
async function statusOf(connection: Connected, ref: string, io: PublisherIo, total = 0): Promise<Found> {
  const shape = data(
    z.object({
      status: z.string(),
      fail_reason: z.string().nullish(),
      uploaded_bytes: z.number().optional(),
      // their own spelling
      publicaly_available_post_id: z.array(z.coerce.string()).default([]),
    }),
  );
  const call = { method: "POST" as const, url: at(io, "/post/publish/status/fetch/"), headers: by(connection) };
  const { data: upload } = await ask(io, { ...call, json: { publish_id: ref.replace("publish:", "") } }, shape);
  const [id] = upload.publicaly_available_post_id;
  if (upload.status === "FAILED") {
    const reason = upload.fail_reason ?? "failed";
    if (/publish_cancelled|video_removed/.test(reason)) return { state: "removed" };
    if (/auth_removed/.test(reason)) return failed("connection_ended", reason);
    return failed(/spam_risk/.test(reason) ? "account_blocked" : "media_rejected", reason);
  }
  if (upload.status === "PROCESSING_UPLOAD" && (upload.uploaded_bytes ?? 0) < total) return { state: "absent" };
  if (upload.status !== "PUBLISH_COMPLETE" || id === undefined) return { state: "accepted", ref };
  return { state: "live", ref: `post:${id}`, address: `https://www.tiktok.com/${connection.accountName}/photo/${id}` };
}

const listed = data(
  z.object({
    videos: z
      .array(
        z.object({
          id: z.string(),
          title: z.string().default(""),
          video_description: z.string().default(""),
          create_time: z.number(),
          share_url: z.string().nullish(),
        }),
      )
      .default([]),
    has_more: z.boolean().default(false),
  }),
);
const counted = data(
  z.object({
    videos: z
      .array(
        z.object({
          view_count: z.number(),
          like_count: z.number(),
          comment_count: z.number(),
          share_count: z.number(),
        }),
      )
      .default([]),
  }),
);

export const tiktok = definePublisher({
  platform: "tiktok",
  connect: {
    by: "oauth",
    settings: ["TIKTOK_CLIENT_ID", "TIKTOK_CLIENT_SECRET"],
    // its login for the web has no PKCE
    authorize: ({ redirectUri, state }, io) =>
      consentAddress(`${io.origin("https://www.tiktok.com")}/v2/auth/authorize/`, {
        client_key: settingOf(io, "TIKTOK_CLIENT_ID"),
        response_type: "code",
        scope: SCOPES,
        redirect_uri: redirectUri,
        state,
      }),
    async exchange({ code, redirectUri }, io) {
      const form = { ...client(io), grant_type: "authorization_code", code, redirect_uri: redirectUri };
      const tokens = await askTokens(io, at(io, "/oauth/token/"), form);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const shape = data(z.object({ user: z.object({ open_id: z.string(), display_name: z.string() }) }));
      const { user } = (
        await ask(io, { method: "GET", url: at(io, "/user/info/?fields=open_id,display_name"), headers }, shape)
      ).data;
      const more = { secrets: secretsOf(tokens), settings: {}, expiresAt: endOf(io, tokens.expires_in) };
      return [{ accountId: user.open_id, accountName: `@${user.display_name}`, ...more }];
    },
  },

  async refresh(connection, io) {
    const { refreshToken = "" } = connection.secrets;
    const form = { ...client(io), grant_type: "refresh_token", refresh_token: refreshToken };
    const tokens = await askTokens(io, at(io, "/oauth/token/"), form);
    return { ...connection, secrets: secretsOf(tokens, refreshToken), expiresAt: endOf(io, tokens.expires_in) };
  },

  publish: (connection, post, _key, io) =>
    post.video || post.pictures.length === 0 ? sendVideo(connection, post, io) : startPhotos(connection, post, io),

  async find(connection, sent, io) {
    if (sent.ref?.startsWith("publish:")) return statusOf(connection, sent.ref, io);
    const age = io.now().getTime() - Date.parse(sent.lastTriedAt);
    const unknown = (detail: string): Found => ({ state: "unknown", ref: sent.ref, detail });
    const upload = noteOf(sent.checkpoint, "publish");
    if (sent.ref === null && upload !== null) {
      const found = await statusOf(connection, `publish:${upload}`, io, Number(noteOf(sent.checkpoint, "bytes")));
      return found.state === "absent" && age < COUNTED_MS ? unknown(houseNote("not_listed_yet")) : found;
    }
    const fields = "id,title,video_description,create_time,share_url";
    const call = {
      method: "POST" as const,
      url: at(io, `/video/list/?fields=${fields}`),
      headers: by(connection),
      json: { max_count: 20 },
    };
    const { videos, has_more } = (await ask(io, call, listed)).data;
    const seen = videos.map((one) => ({
      ref: `post:${one.id}`,
      text: one.video_description || one.title,
      made: one.create_time * 1000,
      address: one.share_url ?? null,
    }));
    if (sent.ref === null) {
      const found = lookFor(sent, io, seen, { text: sent.post.text, whole: !has_more });
      return found.state === "absent" && age < CHECKED_MS ? unknown(houseNote("not_listed_yet")) : found;
    }
    const own = seen.find(({ ref }) => ref === sent.ref);
    if (own) return { state: "live", ref: own.ref, address: own.address };
    return has_more ? unknown(houseNote("list_too_short")) : { state: "removed" };
  },

  async figures(connection, ref, io) {
    const fields = "view_count,like_count,comment_count,share_count";
    const json = { filters: { video_ids: [ref.replace("post:", "")] } };
    const call = {
      method: "POST" as const,
      url: at(io, `/video/query/?fields=${fields}`),
      headers: by(connection),
      json,
    };
    const [seen] = (await ask(io, call, counted)).data.videos;
    if (!seen) return failed("not_found", houseNote("gone"));
    return { views: seen.view_count, likes: seen.like_count, comments: seen.comment_count, shares: seen.share_count };
  },
});
