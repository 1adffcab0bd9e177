/**
 * TikTok's Content Posting API on a local port, as developers.tiktok.com/doc describes it. Enforced: client_key at consent; tokens
 * of a day, refresh tokens that change; privacy levels the creator allows; photos at verified https addresses, JPEG or WebP; a
 * video's pieces in order, of at least 5 MB but the last; posts that are checked before they are shown; error.code in 200.
 */
import { consent } from "./consent.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, text } from "./read.ts";
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

interface Post {
  publishId: string;
  id: string;
  words: string;
  photos: number;
  size: number;
  bytes: number;
  made: number;
  checked: boolean;
}
const wrong = (status: number, code: string, message: string) =>
  new Refused(status, { data: {}, error: { code, message, log_id: "20261123" } });
const fine = (data: unknown) => said(200, { data, error: { code: "ok", message: "", log_id: "20261123" } });
const MIB = 1024 * 1024;

export async function tiktokServer(clock: Clock): Promise<LocalPlatform> {
  const scopes = ["user.info.basic", "video.publish", "video.list"];
  const door = consent(clock, {
    scopes,
    separator: ",",
    pkce: false,
    idName: "client_key",
    lifeMs: 86_400_000,
    refresh: "once",
  });
  const posts: Post[] = [];
  const whole = (one: Post) => one.bytes === one.size;
  const shown = () => posts.filter((one) => whole(one) && one.checked);

  function start(body: Record<string, unknown>, photos: boolean): Post {
    const info = isRecord(body.post_info) ? body.post_info : {};
    const source = isRecord(body.source_info) ? body.source_info : {};
    if (info.privacy_level !== "PUBLIC_TO_EVERYONE")
      throw wrong(403, "privacy_level_option_mismatch", "privacy_level is not one of the options");
    const images = Array.isArray(source.photo_images) ? source.photo_images.map(String) : [];
    if (photos && (images.length < 1 || images.length > 35 || body.post_mode !== "DIRECT_POST"))
      throw wrong(400, "invalid_params", "photo_images");
    if (images.some((one) => !one.startsWith("https://photos.listcast.example/")))
      throw wrong(403, "url_ownership_unverified", "Please verify ownership of the URL prefix");
    const size = Number(source.video_size ?? 0);
    const count = Number(source.total_chunk_count ?? 0);
    const piece = Number(source.chunk_size ?? 0);
    if (!photos && (size < 1 || count !== Math.max(1, Math.floor(size / piece)) || (count > 1 && piece < 5 * MIB)))
      throw wrong(400, "invalid_params", "chunk_size or total_chunk_count");
    const words = text(photos ? info.description : info.title);
    const n = posts.length + 1;
    const made = {
      publishId: `v_pub_${n}`,
      id: `73${n}`,
      words,
      photos: images.length,
      size,
      bytes: 0,
      made: clock.now().getTime(),
      checked: false,
    };
    posts.push(made);
    return made;
  }
  function piece(asked: Asked) {
    const own = posts.find(({ publishId }) => asked.query.get("upload_token") === publishId);
    const [, from = "", to = ""] = /^bytes (\d+)-(\d+)\/\d+$/.exec(asked.headers["content-range"] ?? "") ?? [];
    if (!own || Number(from) !== own.bytes || Number(to) - Number(from) + 1 !== asked.bytes.byteLength)
      throw new Refused(416, "");
    own.bytes = Number(to) + 1;
    return said(whole(own) ? 201 : 206, "");
  }

  const server: PlatformServer = await platformServer((asked) => {
    if (asked.host === "www.tiktok.com") return door.page(asked);
    if (asked.host === "open-upload.tiktokapis.com") return piece(asked);
    if (asked.path === "/v2/oauth/token/") {
      const form = formOf(asked);
      if (!door.isClient(asked, form))
        throw new Refused(401, { error: "invalid_client", error_description: "Client key or secret is incorrect." });
      return said(200, {
        open_id: "-000lin",
        token_type: "Bearer",
        ...(form.grant_type === "refresh_token" ? door.renew(form.refresh_token ?? "") : door.redeem(form)),
      });
    }
    if (door.standing(bearerOf(asked)) !== "good")
      throw wrong(401, "access_token_invalid", "The access token is invalid or not found in the request.");
    const read = jsonOf(asked);
    const body = isRecord(read) ? read : {};
    switch (asked.path) {
      case "/v2/user/info/":
        return fine({ user: { open_id: "-000lin", display_name: "linrealty" } });
      case "/v2/post/publish/creator_info/query/":
        return fine({ privacy_level_options: ["PUBLIC_TO_EVERYONE", "SELF_ONLY"], max_video_post_duration_sec: 300 });
      case "/v2/post/publish/content/init/":
        return fine({ publish_id: start(body, true).publishId });
      case "/v2/post/publish/video/init/": {
        const { publishId } = start(body, false);
        return fine({
          publish_id: publishId,
          upload_url: `${server.address}/open-upload.tiktokapis.com/video/?upload_token=${publishId}`,
        });
      }
      case "/v2/post/publish/status/fetch/": {
        const own = posts.find(({ publishId }) => publishId === body.publish_id);
        if (!own) throw wrong(400, "invalid_publish_id", "The publish_id does not exist");
        if (!whole(own)) return fine({ status: "PROCESSING_UPLOAD", uploaded_bytes: own.bytes });
        return fine(
          own.checked
            ? { status: "PUBLISH_COMPLETE", publicaly_available_post_id: [own.id] }
            : { status: "PROCESSING_DOWNLOAD" },
        );
      }
      case "/v2/video/list/":
        return fine({
          videos: shown()
            .toReversed()
            .map((one) => ({
              id: one.id,
              title: "",
              video_description: one.words,
              create_time: Math.floor(one.made / 1000),
              share_url: `https://www.tiktok.com/@linrealty/photo/${one.id}`,
            })),
          has_more: false,
        });
      case "/v2/video/query/":
        return fine({ videos: [{ view_count: 900, like_count: 30, comment_count: 4, share_count: 2 }] });
      default:
        throw wrong(404, "not_found", "not found");
    }
  });

  return {
    server,
    clock,
    shown: () => posts.filter(whole).map(({ words, photos }) => ({ text: words, pictures: photos, alts: [] })),
    uploads: () => posts.filter(whole).reduce((sum, { photos }) => sum + photos, 0),
    settle: () => {
      for (const one of posts) one.checked = true;
    },
    expire: door.expire,
    revoke: door.revoke,
    publishes: ({ path }) => path === "/v2/post/publish/content/init/",
    limit: {
      said: said(
        429,
        { error: { code: "rate_limit_exceeded", message: "The API rate limit was exceeded.", log_id: "1" } },
        { "retry-after": "10" },
      ),
      waitMs: 10_000,
    },
    refusal: {
      when: ({ path }) => path === "/v2/post/publish/content/init/",
      said: said(400, { error: { code: "invalid_params", message: "picture_size_check_failed" } }),
      words: "picture_size_check_failed",
    },
  };
}
