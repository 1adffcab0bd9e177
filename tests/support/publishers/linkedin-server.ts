/**
 * LinkedIn's Posts API on a local port, as learn.microsoft.com describes it. Enforced: consent; a living version and Rest.li
 * 2.0.0 in the headers; images begun, sent to the address that was given, and owned; commentary of at most 3000 signs in little
 * text without unescaped signs; duplicates refused with the number of the first; reading only where it is allowed.
 */
import { consent } from "./consent.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import { bearerOf, type Clock, counter, formOf, jsonOf, platformServer, Refused, said } from "./server.ts";

interface Post {
  id: string;
  commentary: string;
  images: string[];
  alts: string[];
  link: string | null;
  made: number;
}
const wrong = (status: number, code: string, message: string) => new Refused(status, { status, code, message });
const plain = (commentary: string) =>
  commentary.replace(/\{hashtag\|\\#\|([^}]{1,100})\}/g, "#$1").replace(/\\(.)/g, "$1");

export async function linkedinServer(clock: Clock, { mayRead = true } = {}): Promise<LocalPlatform> {
  const door = consent(clock, {
    scopes: ["openid", "profile", "w_member_social"],
    pkce: false,
    lifeMs: 60 * 86_400_000,
    refresh: "stays",
  });
  const images = new Map<string, boolean>();
  const posts: Post[] = [];
  const next = counter(7_100_000);
  const words = (value: unknown): string => {
    const commentary = text(value);
    if (commentary.length > 3000) throw wrong(400, "FIELD_LENGTH_TOO_LONG", "commentary length exceeds the limit");
    if (/(?<!\\)[@[\]()<>*_~]/.test(commentary))
      throw wrong(400, "INVALID_VALUE", "commentary has unescaped reserved characters");
    return commentary;
  };

  function create(body: unknown): Post {
    if (
      !isRecord(body) ||
      body.author !== "urn:li:person:lin-7" ||
      body.lifecycleState !== "PUBLISHED" ||
      !isRecord(body.distribution)
    )
      throw wrong(422, "MISSING_REQUIRED_FIELD", "author, lifecycleState or distribution");
    const commentary = words(body.commentary);
    const content = isRecord(body.content) ? body.content : {};
    const several = isRecord(content.multiImage) ? list(content.multiImage.images) : [];
    const used = isRecord(content.media) ? [content.media] : several;
    if (several.length === 1 || used.some(({ id }) => images.get(text(id)) !== true))
      throw wrong(422, "INVALID_CONTENT", "image is not available");
    const earlier = posts.find((one) => one.commentary === commentary);
    if (earlier) throw wrong(422, "DUPLICATE_POST", `Content is a duplicate of ${earlier.id}`);
    const link = isRecord(content.article) ? text(content.article.source) : null;
    const ids = used.map(({ id }) => text(id));
    const post = {
      id: `urn:li:share:${next()}`,
      commentary,
      images: ids,
      alts: used.map(({ altText }) => text(altText)),
      link,
      made: clock.now().getTime(),
    };
    posts.push(post);
    return post;
  }

  const server = await platformServer((asked) => {
    if (asked.path === "/oauth/v2/authorization") return door.page(asked);
    if (asked.path === "/oauth/v2/accessToken") {
      const form = formOf(asked);
      if (!door.isClient(asked, form))
        throw new Refused(401, { error: "invalid_client", error_description: "Client authentication failed" });
      return said(200, form.grant_type === "refresh_token" ? door.renew(form.refresh_token ?? "") : door.redeem(form));
    }
    const standing = door.standing(bearerOf(asked));
    if (standing === "expired")
      throw new Refused(401, {
        status: 401,
        serviceErrorCode: 65602,
        code: "EXPIRED_ACCESS_TOKEN",
        message: "The token used in the request has expired",
      });
    if (standing === "revoked")
      throw new Refused(401, {
        status: 401,
        serviceErrorCode: 65601,
        code: "REVOKED_ACCESS_TOKEN",
        message: "The token used in the request has been revoked by the user",
      });
    if (asked.path === "/v2/userinfo") return said(200, { sub: "lin-7", name: "Lin Hai" });
    if (asked.path.startsWith("/dms-uploads/")) {
      const image = decodeURIComponent(asked.path.split("/")[2] ?? "");
      if (asked.method !== "PUT" || !images.has(image) || asked.bytes[0] !== 0xff)
        throw new Refused(400, "Bad Request");
      images.set(image, true);
      return said(201);
    }
    if (!/^20\d{4}$/.test(String(asked.headers["linkedin-version"] ?? "")))
      throw wrong(426, "NONEXISTENT_VERSION", "Requested version is not active");
    if (asked.headers["x-restli-protocol-version"] !== "2.0.0")
      throw wrong(400, "VERSION_MISSING", "X-Restli-Protocol-Version");
    if (asked.path === "/rest/images") {
      const image = `urn:li:image:D4E${images.size}`;
      images.set(image, false);
      return said(200, {
        value: { uploadUrl: `${server.address}/www.linkedin.com/dms-uploads/${encodeURIComponent(image)}`, image },
      });
    }
    const ref = decodeURIComponent(asked.path.replace("/rest/posts", "").slice(1));
    if (asked.method === "POST" && ref === "") return said(201, "", { "x-restli-id": create(jsonOf(asked)).id });
    if (asked.method === "GET" && !mayRead)
      throw wrong(403, "ACCESS_DENIED", "Not enough permissions to access: posts.FINDER");
    if (ref === "")
      return said(200, {
        elements: posts.toReversed().map(({ id, commentary, made }) => ({ id, commentary, createdAt: made })),
      });
    const own = posts.find(({ id }) => id === ref);
    if (!own) throw wrong(404, "NOT_FOUND", "The post is not found");
    if (asked.method === "DELETE") posts.splice(posts.indexOf(own), 1);
    if (asked.method === "POST") {
      const body = jsonOf(asked);
      if (
        asked.headers["x-restli-method"] !== "PARTIAL_UPDATE" ||
        !isRecord(body) ||
        !isRecord(body.patch) ||
        !isRecord(body.patch.$set)
      )
        throw wrong(400, "INVALID_PATCH", "patch");
      own.commentary = words(body.patch.$set.commentary);
    }
    return asked.method === "GET" ? said(200, { id: own.id, commentary: own.commentary }) : said(204);
  });

  return {
    server,
    clock,
    shown: () =>
      posts.map(({ commentary, images: ids, alts, link }) => ({
        text: plain(commentary),
        pictures: ids.length,
        alts,
        link,
      })),
    uploads: () => [...images.values()].filter(Boolean).length,
    expire: door.expire,
    revoke: door.revoke,
    publishes: ({ method, path, headers }) =>
      method === "POST" && path === "/rest/posts" && headers["x-restli-method"] === undefined,
    limit: {
      said: said(
        429,
        {
          status: 429,
          code: "TOO_MANY_REQUESTS",
          message: "Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached.",
        },
        { "retry-after": "3600" },
      ),
      waitMs: 3_600_000,
    },
    refusal: {
      when: ({ path }) => path.startsWith("/dms-uploads/"),
      said: said(400, "Unsupported image format"),
      words: "Unsupported image format",
    },
  };
}
