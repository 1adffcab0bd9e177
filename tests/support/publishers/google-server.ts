/**
 * Google's consent, YouTube's uploads and a place's posts on a local port, as developers.google.com describes them. Enforced:
 * PKCE and offline access; refresh tokens that stay; resumable sessions with their ranges, pieces of 256 KiB multiples, 308 until
 * whole, lengths that were announced; titles of 100 signs without "<"; videos that are processed for a while; summaries of
 * 1500 signs, one photo at an https address.
 */
import { consent } from "./consent.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import {
  type Asked,
  bearerOf,
  type Clock,
  formOf,
  jsonOf,
  type PlatformServer,
  platformServer,
  Refused,
  said,
} from "./server.ts";

const wrong = (status: number, reason: string, message: string) =>
  new Refused(status, { error: { code: status, message, errors: [{ reason, message }], status: reason } });

/** What both share: consent and tokens, then who asks. */
function googleDoor(clock: Clock, scopes: readonly string[]) {
  const door = consent(clock, { scopes, lifeMs: 3_599_000, refresh: "stays" });
  const enter = (asked: Asked) => {
    if (asked.host === "accounts.google.com") {
      if (asked.query.get("access_type") !== "offline") throw new Refused(400, { error: "invalid_request" });
      return door.page(asked);
    }
    if (asked.host !== "oauth2.googleapis.com") {
      if (door.standing(bearerOf(asked)) !== "good")
        throw wrong(401, "authError", "Request had invalid authentication credentials.");
      return null;
    }
    const form = formOf(asked);
    if (!door.isClient(asked, form))
      throw new Refused(401, { error: "invalid_client", error_description: "The OAuth client was not found." });
    return said(200, {
      token_type: "Bearer",
      ...(form.grant_type === "refresh_token" ? door.renew(form.refresh_token ?? "") : door.redeem(form)),
    });
  };
  return { door, enter };
}

interface Session {
  snippet: Record<string, unknown>;
  total: number;
  bytes: number;
  id: string | null;
}

export async function youtubeServer(
  clock: Clock,
  { audited = true } = {},
): Promise<LocalPlatform & { readonly taken: () => number }> {
  const scopes = [
    "https://www.googleapis.com/auth/youtube.upload",
    "https://www.googleapis.com/auth/youtube.force-ssl",
  ];
  const { door, enter } = googleDoor(clock, scopes);
  const sessions = new Map<string, Session>();
  const videos = new Map<string, { snippet: Record<string, unknown>; processed: boolean }>();
  let taken = 0;

  const judged = (snippet: Record<string, unknown>) => {
    if (text(snippet.title) === "" || text(snippet.title).length > 100 || /[<>]/.test(text(snippet.title)))
      throw wrong(400, "invalidTitle", "The request metadata specifies an invalid or empty video title.");
    if (Buffer.byteLength(text(snippet.description)) > 5000 || /[<>]/.test(text(snippet.description)))
      throw wrong(400, "invalidDescription", "The request metadata specifies an invalid video description.");
    return snippet;
  };
  function upload(asked: Asked) {
    const session = sessions.get(asked.query.get("upload_id") ?? "");
    if (!session) throw wrong(404, "notFound", "Upload session not found");
    const [, from, to] = /^bytes (\d+)-(\d+)\/\d+$/.exec(asked.headers["content-range"] ?? "") ?? [];
    if (from !== undefined && session.id === null) {
      if (Number(from) !== session.bytes || Number(to) - Number(from) + 1 !== asked.bytes.byteLength)
        throw wrong(400, "badContent", "content-range differs");
      if (Number(to) + 1 < session.total && asked.bytes.byteLength % (256 * 1024) !== 0)
        throw wrong(400, "badContent", "pieces are multiples of 256 KiB");
      session.bytes += asked.bytes.byteLength;
      taken += asked.bytes.byteLength;
    }
    if (session.bytes < session.total)
      return said(308, "", session.bytes > 0 ? { range: `bytes=0-${session.bytes - 1}` } : {});
    session.id ??= `vid${videos.size + 1}`;
    if (!videos.has(session.id)) videos.set(session.id, { snippet: session.snippet, processed: false });
    return said(200, { kind: "youtube#video", id: session.id });
  }

  const server: PlatformServer = await platformServer((asked) => {
    const entered = enter(asked);
    if (entered) return entered;
    const body = jsonOf(asked);
    if (asked.path === "/youtube/v3/channels")
      return said(200, { items: [{ id: "UClin", snippet: { title: "Lin Realty" } }] });
    if (asked.path === "/upload/youtube/v3/videos" && asked.method === "POST") {
      if (!isRecord(body) || !isRecord(body.snippet))
        throw wrong(400, "invalidVideoMetadata", "The request metadata is invalid.");
      const id = `session-${sessions.size + 1}`;
      sessions.set(id, {
        snippet: judged(body.snippet),
        total: Number(asked.headers["x-upload-content-length"]),
        bytes: 0,
        id: null,
      });
      return said(200, "", {
        location: `${server.address}/www.googleapis.com/upload/youtube/v3/videos?upload_id=${id}`,
      });
    }
    if (asked.path === "/upload/youtube/v3/videos") return upload(asked);
    const id = asked.method === "PUT" && isRecord(body) ? text(body.id) : (asked.query.get("id") ?? "");
    const video = videos.get(id);
    if (!video && asked.method !== "GET")
      throw wrong(404, "videoNotFound", "The video that you are trying to access cannot be found.");
    if (asked.method === "DELETE") videos.delete(id);
    if (asked.method === "DELETE") return said(204);
    if (video && asked.method === "PUT" && isRecord(body) && isRecord(body.snippet)) {
      video.snippet = judged(body.snippet);
      return said(200, { id });
    }
    const status = {
      uploadStatus: video?.processed ? "processed" : "uploaded",
      privacyStatus: audited ? "public" : "private",
    };
    const statistics = { viewCount: "41", likeCount: "5", commentCount: "1" };
    return said(200, { items: video ? [{ id, status, snippet: { categoryId: "22" }, statistics }] : [] });
  });

  return {
    taken: () => taken,
    server,
    clock,
    shown: () =>
      [...videos.values()].map(({ snippet }) => ({ text: text(snippet.description), pictures: 0, alts: [] })),
    uploads: () => 0,
    settle: () => {
      for (const video of videos.values()) video.processed = true;
    },
    expire: door.expire,
    revoke: door.revoke,
    // the piece that makes it whole
    publishes: ({ method, headers }) => {
      const [, to, total] = /-(\d+)\/(\d+)$/.exec(headers["content-range"] ?? "") ?? [];
      return method === "PUT" && to !== undefined && Number(to) + 1 === Number(total);
    },
    limit: {
      said: said(
        429,
        { error: { message: "Rate limit exceeded", errors: [{ reason: "rateLimitExceeded" }] } },
        { "retry-after": "70" },
      ),
      waitMs: 70_000,
    },
  };
}

interface Place {
  name: string;
  summary: string;
  photo: boolean;
  url: string;
  made: string;
  live: boolean;
}

export async function businessServer(clock: Clock): Promise<LocalPlatform> {
  const { door, enter } = googleDoor(clock, ["https://www.googleapis.com/auth/business.manage"]);
  const place = "accounts/11/locations/22";
  const posts: Place[] = [];
  const shape = (one: Place) => ({
    name: one.name,
    summary: one.summary,
    state: one.live ? "LIVE" : "PROCESSING",
    createTime: one.made,
    searchUrl: `https://local.google.com/place?post=${one.name.split("/").at(-1)}`,
  });
  function words(body: Record<string, unknown>) {
    const summary = text(body.summary);
    if (summary === "" || summary.length > 1500)
      throw wrong(400, "INVALID_ARGUMENT", "Request contains an invalid argument: summary");
    return { summary, url: isRecord(body.callToAction) ? text(body.callToAction.url) : "" };
  }

  const server = await platformServer((asked) => {
    const entered = enter(asked);
    if (entered) return entered;
    if (asked.path === "/v1/accounts") return said(200, { accounts: [{ name: "accounts/11", accountName: "Lin" }] });
    if (asked.path === "/v1/accounts/11/locations")
      return said(200, { locations: [{ name: "locations/22", title: "Lin Realty, Harbour Road" }] });
    const read = jsonOf(asked);
    const body = isRecord(read) ? read : {};
    const path = asked.path.replace("/v4/", "");
    if (path === `${place}/localPosts`) {
      if (asked.method === "GET") return said(200, { localPosts: posts.toReversed().map(shape) });
      const media = list(body.media);
      if (body.topicType !== "STANDARD" || media.length > 1)
        throw wrong(400, "INVALID_ARGUMENT", "Request contains an invalid argument: topicType, media");
      if (media.some(({ sourceUrl }) => !text(sourceUrl).startsWith("https://")))
        throw wrong(400, "INVALID_ARGUMENT", "PHOTO cannot be fetched");
      const made = {
        name: `${place}/localPosts/${posts.length + 1}`,
        ...words(body),
        photo: media.length === 1,
        made: clock.now().toISOString(),
        live: false,
      };
      posts.push(made);
      return said(200, shape(made));
    }
    const own = posts.find(({ name }) => name === path);
    if (!own) throw wrong(404, "NOT_FOUND", "Requested entity was not found.");
    if (asked.method === "DELETE") posts.splice(posts.indexOf(own), 1);
    if (asked.method === "PATCH") Object.assign(own, words(body));
    return said(200, asked.method === "DELETE" ? {} : shape(own));
  });

  return {
    server,
    clock,
    shown: () =>
      posts.map(({ summary, photo, url }) => ({ text: summary, pictures: photo ? 1 : 0, alts: [], link: url })),
    uploads: () => posts.filter(({ photo }) => photo).length,
    settle: () => {
      for (const one of posts) one.live = true;
    },
    expire: door.expire,
    revoke: door.revoke,
    publishes: ({ method, path }) => method === "POST" && path.endsWith("/localPosts"),
    limit: {
      said: said(
        429,
        { error: { code: 429, message: "Quota exceeded for quota metric", status: "RESOURCE_EXHAUSTED" } },
        { "retry-after": "60" },
      ),
      waitMs: 60_000,
    },
    refusal: {
      when: ({ method, path }) => method === "POST" && path.endsWith("/localPosts"),
      said: said(400, { error: { code: 400, message: "Fetching image failed.", status: "FETCHING_IMAGE_FAILED" } }),
      words: "Fetching image failed",
    },
  };
}
