/**
 * WordPress's REST API (developer.wordpress.org/rest-api/reference/posts, /media, /tags, /users) with an application password.
 * A post is made as a draft and then published by its number, which may be said twice without harm; a mark in the draft finds it
 * again where the answer with the number was lost. `rest_route` works whatever the site's permalinks are.
 */
import { z } from "zod";
import { escapeHtml, linkHtml, paragraphsOf } from "./article.ts";
import { type Call, caller, isGone, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { basic } from "./oauth.ts";
import { noteOf, progressOf, uploadEach } from "./progress.ts";
import type { Connected, Outcome, OutgoingPost, PublisherIo } from "./publisher.ts";
import { fileName } from "./shared/multipart.ts";

const errorShape = z.object({ code: z.string(), message: z.string() });
const refuse: Refuse = ({ status, body }) => {
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = `${error.message} (${error.code})`;
  if (status === 401) return { code: "connection_ended", detail };
  if (/^rest_(cannot|forbidden|user_cannot)/.test(error.code)) return { code: "no_permission", detail };
  // the library of media answers 500 for what it does not want
  if (/^rest_upload|^rest_invalid_(mime|image)/.test(error.code)) return { code: "media_rejected", detail };
  return status === 404 ? { code: "not_found", detail } : null;
};
const { ask, raw } = caller(refuse);

const user = z.object({ id: z.number(), name: z.string() });
const made = z.object({ id: z.number() });
const uploaded = z.object({ id: z.number(), source_url: z.string() });
const article = z.object({ id: z.number(), link: z.string(), status: z.string() });

interface Site {
  readonly server: string;
  readonly user: string;
  readonly password: string;
}
const siteOf = ({ settings, secrets }: Connected): Site => ({
  server: settings.server ?? "",
  user: settings.user ?? "",
  password: secrets.appPassword ?? "",
});

type Rest = Omit<Call, "url" | "method"> & { method?: Call["method"]; query?: Readonly<Record<string, string>> };
const callOf = (
  site: Site,
  io: PublisherIo,
  path: string,
  { method = "GET", query = {}, headers, ...rest }: Rest = {},
): Call => ({
  ...rest,
  method,
  url: `${io.origin(site.server)}/?${new URLSearchParams({ rest_route: `/wp/v2${path}`, ...query })}`,
  headers: { authorization: basic(site.user, site.password), ...headers },
});

const nameOf = (key: string) => `listcast:${key.replace(/[^\w]/g, "-")}`;
const markOf = (key: string) => `<!-- ${nameOf(key)} -->`;
const paragraph = (html: string) => `<!-- wp:paragraph -->\n<p>${html}</p>\n<!-- /wp:paragraph -->`;

interface Placed {
  readonly id: number;
  readonly url: string;
}
const image = ({ id, url }: Placed, alt: string) => {
  const img = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" class="wp-image-${id}"/>`;
  return `<!-- wp:image {"id":${id}} -->\n<figure class="wp-block-image">${img}</figure>\n<!-- /wp:image -->`;
};

/** Blocks as the editor writes them, so that the agent can go on there. */
const contentOf = (post: OutgoingPost, images: readonly string[], mark: string): string => {
  const link = linkHtml(post);
  return [...paragraphsOf(post.text).map(paragraph), ...images, ...(link ? [paragraph(link)] : []), mark].join("\n\n");
};

/** Tags are numbers there: looked up, or made. */
async function tagsOf(site: Site, names: readonly string[], io: PublisherIo): Promise<number[]> {
  const tags = names.map(async (name) => {
    const query = { search: name, per_page: "100" };
    const found = await ask(
      io,
      callOf(site, io, "/tags", { query }),
      z.array(z.object({ id: z.number(), name: z.string() })),
    );
    const same = found.find((tag) => tag.name.toLocaleLowerCase("en") === name.toLocaleLowerCase("en"));
    if (same) return same.id;
    return (await ask(io, callOf(site, io, "/tags", { method: "POST", json: { name } }), made)).id;
  });
  // a writer who may not make tags publishes without them
  return (await Promise.allSettled(tags)).flatMap((tag) => (tag.status === "fulfilled" ? [tag.value] : []));
}

const outcomeOf = ({ id, link, status }: z.output<typeof article>): Outcome =>
  status === "publish" ? { state: "live", ref: String(id), address: link } : { state: "accepted", ref: String(id) };

export const wordpress = definePublisher({
  platform: "wordpress",
  connect: {
    by: "form",
    fields: [
      { name: "server", secret: false },
      { name: "user", secret: false },
      { name: "appPassword", secret: true },
    ],
    async check({ server = "", user: name = "", appPassword = "" }, io) {
      const home = server.trim().replace(/\/$/, "");
      const site = {
        server: /^https?:\/\//i.test(home) ? home : `https://${home}`,
        user: name.trim(),
        password: appPassword,
      };
      const own = await ask(io, callOf(site, io, "/users/me", { query: { context: "edit" } }), user);
      return {
        accountId: `${new URL(site.server).host}/${own.id}`,
        accountName: `${own.name} · ${new URL(site.server).host}`,
        secrets: { appPassword },
        settings: { server: site.server, user: site.user },
        expiresAt: null,
      };
    },
  },

  async publish(connection, post, key, io) {
    const site = siteOf(connection);
    const progress = progressOf(io);
    const pictures = await uploadEach(post.pictures, io, progress, async ({ bytes, type, alt }, index) => {
      const headers = { "content-disposition": `attachment; filename="${fileName(type, index)}"` };
      const rest = {
        method: "POST" as const,
        query: { alt_text: alt },
        headers,
        body: { type, bytes },
        blames: "media_rejected" as const,
      };
      const { id, source_url: url } = await ask(io, callOf(site, io, "/media", rest), uploaded);
      return JSON.stringify({ id, url });
    });
    let draft = progress.text("draft");
    if (draft === null && progress.text("drafting") !== null) {
      const query = { status: "draft", search: nameOf(key), context: "edit" };
      const found = await ask(io, callOf(site, io, "/posts", { query }), z.array(made));
      draft = found[0] ? String(found[0].id) : null;
    }
    if (draft === null) {
      await progress.keep({ drafting: "yes" });
      const placed = pictures.map((one) => z.object({ id: z.number(), url: z.string() }).parse(JSON.parse(one)));
      const images = placed.map((one, index) => image(one, post.pictures[index]?.alt ?? ""));
      const json = {
        status: "draft",
        title: post.title ?? "",
        content: contentOf(post, images, markOf(key)),
        tags: await tagsOf(site, post.hashtags, io),
        ...(placed[0] && { featured_media: placed[0].id }),
      };
      draft = String(
        (await ask(io, callOf(site, io, "/posts", { method: "POST", json, blames: "text_rejected" }), made)).id,
      );
    }
    await progress.keep({ draft });
    const rest = {
      method: "POST" as const,
      json: { status: "publish" },
      publishes: { ref: null },
      blames: "text_rejected" as const,
    };
    return outcomeOf(await ask(io, callOf(site, io, `/posts/${draft}`, rest), article));
  },

  async find(connection, { ref, checkpoint }, io) {
    const id = ref ?? noteOf(checkpoint, "draft");
    // without a number no draft was ever told to be published
    if (id === null) return { state: "absent" };
    try {
      const there = await ask(
        io,
        callOf(siteOf(connection), io, `/posts/${id}`, { query: { context: "edit" } }),
        article,
      );
      if (there.status === "draft") return { state: ref === null ? "absent" : "removed" };
      return there.status === "trash" ? { state: "removed" } : outcomeOf(there);
    } catch (error) {
      if (isGone(error)) return { state: ref === null ? "absent" : "removed" };
      throw error;
    }
  },

  async edit(connection, ref, post, io) {
    const site = siteOf(connection);
    const shape = z.object({ content: z.object({ raw: z.string() }) });
    const query = { context: "edit" };
    const { content } = await ask(io, callOf(site, io, `/posts/${ref}`, { query }), shape);
    // pictures and mark stay as they stand
    const images = content.raw.match(/<!-- wp:image \{[^}]{0,200}\} -->\n[^\n]{0,4000}\n<!-- \/wp:image -->/g) ?? [];
    const mark = /<!-- listcast:[\w-]{1,200} -->/.exec(content.raw)?.[0] ?? "";
    const json = { title: post.title ?? "", content: contentOf(post, images, mark) };
    return outcomeOf(
      await ask(io, callOf(site, io, `/posts/${ref}`, { method: "POST", json, publishes: { ref } }), article),
    );
  },

  async remove(connection, ref, io) {
    await raw(io, callOf(siteOf(connection), io, `/posts/${ref}`, { method: "DELETE" }));
    return { state: "removed" };
  },
});
