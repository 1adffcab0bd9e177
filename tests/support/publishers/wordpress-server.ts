/**
 * A WordPress on a local port, as developer.wordpress.org/rest-api describes it, reached by rest_route. Enforced: application
 * passwords by Basic authentication; media as bytes with Content-Disposition and a picture's type; drafts that only their
 * author lists; tags by number; numbers that exist; a trash in between; contents kept as they are written.
 */
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, text } from "./read.ts";
import { type Asked, type Clock, counter, jsonOf, platformServer, Refused, said } from "./server.ts";

export const wordpressAgent = {
  server: "https://lin-realty.example",
  user: "lin",
  appPassword: "abcd EFGH ijkl MNOP qrst UVWX",
};

interface Post {
  id: number;
  status: string;
  title: string;
  content: string;
  tags: number[];
  featured: number;
}

const refused = (status: number, code: string, message: string) =>
  new Refused(status, { code, message, data: { status } });

export async function wordpressServer(clock: Clock): Promise<LocalPlatform> {
  const posts = new Map<number, Post>();
  const media = new Map<number, string>();
  const tags = new Map<number, string>();
  let open = true;
  const next = counter(10);
  const shape = (one: Post, edit: boolean) => ({
    id: one.id,
    status: one.status,
    link: `${wordpressAgent.server}/?p=${one.id}`,
    title: { rendered: one.title },
    content: edit ? { raw: one.content, rendered: one.content } : { rendered: one.content },
    tags: one.tags,
    featured_media: one.featured,
  });
  function write(post: Post, body: unknown): Post {
    if (!isRecord(body)) throw refused(400, "rest_invalid_json", "Invalid JSON body passed.");
    const wanted = Array.isArray(body.tags) ? body.tags.map(Number) : post.tags;
    if (wanted.some((tag) => !tags.has(tag))) throw refused(400, "rest_invalid_param", "Invalid parameter(s): tags");
    const featured = Number(body.featured_media ?? post.featured);
    if (featured !== 0 && !media.has(featured))
      throw refused(400, "rest_invalid_featured_media", "Invalid featured media ID.");
    const content = body.content === undefined ? post.content : text(body.content);
    const title = body.title === undefined ? post.title : text(body.title);
    if (content === "" && title === "") throw refused(400, "empty_content", "Content, title, and excerpt are empty.");
    Object.assign(post, { tags: wanted, featured, content, title, status: text(body.status) || post.status });
    posts.set(post.id, post);
    return post;
  }
  function upload(asked: Asked) {
    const type = asked.headers["content-type"] ?? "";
    const name = /filename="([^"]+)"/.exec(String(asked.headers["content-disposition"] ?? ""))?.[1];
    if (!name) throw refused(400, "rest_upload_no_content_disposition", "No Content-Disposition supplied.");
    if (!type.startsWith("image/") || asked.bytes[0] !== 0xff)
      throw refused(500, "rest_upload_unknown_error", "Sorry, you are not allowed to upload this file type.");
    const id = next();
    media.set(id, asked.query.get("alt_text") ?? "");
    return said(201, { id, source_url: `${wordpressAgent.server}/wp-content/uploads/${name}` });
  }

  const server = await platformServer((asked) => {
    const right = `Basic ${Buffer.from(`${wordpressAgent.user}:${wordpressAgent.appPassword}`).toString("base64")}`;
    if (asked.headers.authorization !== right || !open)
      throw refused(401, "incorrect_password", "The provided password is an invalid application password.");
    const route = (asked.query.get("rest_route") ?? "").replace("/wp/v2", "");
    const [, id = ""] = /^\/posts\/(\d+)$/.exec(route) ?? [];
    const edit = asked.query.get("context") === "edit";
    if (id !== "") {
      const post = posts.get(Number(id));
      if (!post) throw refused(404, "rest_post_invalid_id", "Invalid post ID.");
      if (asked.method === "GET") return said(200, shape(post, edit));
      if (asked.method === "POST") return said(200, shape(write(post, jsonOf(asked)), true));
      if (post.status === "trash") throw refused(410, "rest_already_trashed", "The post has already been deleted.");
      post.status = "trash";
      return said(200, shape(post, true));
    }
    switch (`${asked.method} ${route}`) {
      case "GET /users/me":
        return said(200, { id: 3, name: "Lin Realty" });
      case "POST /media":
        return upload(asked);
      case "GET /tags":
        return said(
          200,
          [...tags].map(([tag, name]) => ({ id: tag, name })),
        );
      case "POST /tags": {
        const body = jsonOf(asked);
        const tag = next();
        tags.set(tag, isRecord(body) ? text(body.name) : "");
        return said(201, { id: tag });
      }
      case "GET /posts": {
        const words = asked.query.get("search") ?? "";
        const found = [...posts.values()].filter(
          (one) => one.status === (asked.query.get("status") ?? "publish") && one.content.includes(words),
        );
        return said(
          200,
          found.map((one) => shape(one, edit)),
        );
      }
      case "POST /posts":
        return said(
          201,
          shape(
            write({ id: next(), status: "draft", title: "", content: "", tags: [], featured: 0 }, jsonOf(asked)),
            true,
          ),
        );
      default:
        throw refused(404, "rest_no_route", "No route was found matching the URL and request method.");
    }
  });

  const readable = (content: string) =>
    content
      .replace(/<!--[^>]{0,200}-->/g, "")
      .replace(/<[^>]{0,500}>/g, "\n")
      .replaceAll("&amp;", "&");
  return {
    server,
    clock,
    shown: () =>
      [...posts.values()]
        .filter(({ status }) => status === "publish")
        .map(({ content }) => ({
          text: readable(content),
          pictures: content.match(/<img /g)?.length ?? 0,
          alts: [...content.matchAll(/<img [^>]{0,500}alt="([^"]{0,500})"/g)].map(([, alt = ""]) => alt),
        })),
    uploads: () => media.size,
    revoke: () => {
      open = false;
    },
    publishes: (asked) => {
      const body = jsonOf(asked);
      return isRecord(body) && body.status === "publish";
    },
    limit: {
      said: said(429, { code: "too_many_requests", message: "Too many requests" }, { "retry-after": "30" }),
      waitMs: 30_000,
    },
    refusal: {
      when: ({ query }) => query.get("rest_route") === "/wp/v2/media",
      said: said(500, {
        code: "rest_upload_unknown_error",
        message: "Sorry, you are not allowed to upload this file type.",
      }),
      words: "not allowed to upload this file type",
    },
  };
}
