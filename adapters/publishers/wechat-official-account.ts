/**
 * A WeChat Official Account (developers.weixin.qq.com/doc/service/api: api_getstableaccesstoken, api_uploadimage, api_addmaterial,
 * api_draft_add, api_draft_get, api_freepublish_submit, _get, _batchget, _delete): pictures and a cover, a draft, then its
 * publication, which runs by itself. Each draft/add makes one more draft, so its number is noted; a published draft leaves the
 * box, which proves what became of it. The caller's address must be on the account's list (40164).
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { mostPictureBytes } from "#engine/publishing/picture-limits";
import { escapeHtml, paragraphsOf } from "./article.ts";
import { caller, Ended, failed, isGone, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor } from "./look-for.ts";
import { endOf } from "./oauth.ts";
import { noteOf, progressOf, uploadEach } from "./progress.ts";
import type { Connected, Found, OutgoingPost, Picture, PublisherIo, SentPost } from "./publisher.ts";
import { fileName, multipart } from "./shared/multipart.ts";
import { pictureHeavy } from "./shared/picture-notes.ts";

const API = "https://api.weixin.qq.com";
const MOST = {
  title: 32,
  digest: 120,
  content: 20_000,
  pictureBytes: mostPictureBytes("wechat-official-account"),
  listed: 20,
};
/** A publication that was begun has taken its draft out of the box by then. */
const LEAVES_MS = 15 * 60_000;

const errorShape = z.object({ errcode: z.number(), errmsg: z.string().default("") });
const groups: readonly (readonly [Parameters<typeof failed>[0], readonly number[]])[] = [
  ["connection_ended", [40001, 40013, 40014, 40125, 42001, 42007]],
  ["no_permission", [40164, 48001, 48004, 50001, 50002, 61007, 89503]],
  ["account_blocked", [48002, 50004, 50005]],
  ["media_rejected", [40004, 40005, 40006, 40009, 45001, 45007]],
  ["text_rejected", [45002, 45003, 45004, 45005, 45008, 53404, 53405, 53406, 87014]],
  ["rate_limited", [45011, 45047]],
  ["quota_used_up", [45009, 45028, 53400]],
  ["not_found", [40007, 53600]],
];
const refuse: Refuse = ({ body }) => {
  const error = errorShape.safeParse(body).data;
  if (!error || error.errcode === 0) return null;
  const detail = `${error.errmsg} (${error.errcode})`;
  if (error.errcode === -1) return { code: "platform_down", detail };
  return { code: groups.find(([, codes]) => codes.includes(error.errcode))?.[0] ?? "platform_changed", detail };
};
const { ask, raw } = caller(refuse);

const at = ({ secrets }: Connected, io: PublisherIo, path: string, query: Readonly<Record<string, string>> = {}) =>
  `${io.origin(API)}/cgi-bin/${path}?${new URLSearchParams({ access_token: secrets.accessToken ?? "", ...query })}`;

/** The stable token: asked for again while it lives, it is the same, so that nobody's else is ended. */
async function tokenOf(io: PublisherIo, appid: string, secret: string) {
  const shape = z.object({ access_token: z.string().min(1), expires_in: z.number() });
  const json = { grant_type: "client_credential", appid, secret };
  const made = await ask(io, { method: "POST", url: `${io.origin(API)}/cgi-bin/stable_token`, json }, shape);
  return { accessToken: made.access_token, expiresAt: endOf(io, made.expires_in) };
}

async function uploadPicture(
  connection: Connected,
  { bytes, type }: Picture,
  index: number,
  io: PublisherIo,
): Promise<string> {
  const body = multipart([{ name: "media", file: fileName(type, index), type, bytes }]);
  const call = {
    method: "POST" as const,
    url: at(connection, io, "media/uploadimg"),
    body,
    blames: "media_rejected" as const,
  };
  return (await ask(io, call, z.object({ url: z.string() }))).url;
}

function contentOf(post: OutgoingPost, addresses: readonly string[]): string {
  const images = addresses.map(
    (url, index) => `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(post.pictures[index]?.alt ?? "")}"></p>`,
  );
  return [...paragraphsOf(post.text).map((html) => `<p>${html}</p>`), ...images].join("");
}

const articles = z.object({
  item: z.array(
    z.object({
      article_id: z.string(),
      update_time: z.number(),
      content: z.object({ news_item: z.array(z.object({ title: z.string(), url: z.string().default("") })) }),
    }),
  ),
});

/** Among what was published. */
async function listed(connection: Connected, sent: SentPost, io: PublisherIo): Promise<Found> {
  const json = { offset: 0, count: MOST.listed, no_content: 1 };
  const { item } = await ask(io, { method: "POST", url: at(connection, io, "freepublish/batchget"), json }, articles);
  const seen = item.map(({ article_id, update_time, content }) => {
    const [first] = content.news_item;
    return {
      ref: `article:${article_id}`,
      text: first?.title ?? "",
      made: update_time * 1000,
      address: first?.url || null,
    };
  });
  return lookFor(sent, io, seen, {
    text: (sent.post.title ?? "").slice(0, MOST.title),
    whole: item.length < MOST.listed,
  });
}

/** What WeChat says of a publication: 0 done, 1 running, 2 to 6 why not. */
async function publication(connection: Connected, ref: string, io: PublisherIo): Promise<Found> {
  const shape = z.object({
    publish_status: z.number(),
    article_id: z.string().optional(),
    article_detail: z.object({ item: z.array(z.object({ article_url: z.string() })) }).optional(),
  });
  const json = { publish_id: ref.replace("publish:", "") };
  const answer = await ask(io, { method: "POST", url: at(connection, io, "freepublish/get"), json }, shape);
  if (answer.publish_status === 1) return { state: "accepted", ref };
  if (answer.publish_status === 5) return { state: "removed" };
  if (answer.publish_status === 6) return failed("account_blocked", houseNote("not_published", { status: 6 }));
  if (answer.publish_status !== 0)
    return failed("text_rejected", houseNote("not_published", { status: answer.publish_status }));
  const address = answer.article_detail?.item[0]?.article_url ?? null;
  return { state: "live", ref: answer.article_id ? `article:${answer.article_id}` : ref, address };
}

export const wechatOfficialAccount = definePublisher({
  platform: "wechat-official-account",
  connect: {
    by: "form",
    fields: [
      { name: "appId", secret: false },
      { name: "appSecret", secret: true },
      { name: "name", secret: false, optional: true },
    ],
    async check({ appId = "", appSecret = "", name = "" }, io) {
      const { accessToken, expiresAt } = await tokenOf(io, appId.trim(), appSecret.trim());
      const secrets = { appSecret: appSecret.trim(), accessToken };
      return { accountId: appId.trim(), accountName: name.trim() || appId.trim(), secrets, settings: {}, expiresAt };
    },
  },

  async refresh(connection, io) {
    const { appSecret = "" } = connection.secrets;
    const { accessToken, expiresAt } = await tokenOf(io, connection.accountId, appSecret);
    return { ...connection, secrets: { appSecret, accessToken }, expiresAt };
  },

  async publish(connection, post, _key, io) {
    const [cover] = post.pictures;
    if (!cover) return failed("media_rejected", houseNote("picture_missing"));
    const heavy = post.pictures.find(({ bytes }) => bytes.byteLength > MOST.pictureBytes);
    if (heavy) return failed("media_rejected", pictureHeavy(heavy.bytes, MOST.pictureBytes));
    const progress = progressOf(io);
    const addresses = await uploadEach(post.pictures, io, progress, (one, index) =>
      uploadPicture(connection, one, index, io),
    );
    let draft = progress.text("draft");
    if (draft === null) {
      let thumb = progress.text("cover");
      if (thumb === null) {
        const body = multipart([
          { name: "media", file: fileName(cover.type, 0), type: cover.type, bytes: cover.bytes },
        ]);
        const url = at(connection, io, "material/add_material", { type: "image" });
        const call = { method: "POST" as const, url, body, blames: "media_rejected" as const };
        thumb = (await ask(io, call, z.object({ media_id: z.string() }))).media_id;
        await progress.keep({ cover: thumb });
      }
      const article = {
        title: post.title ?? post.text.slice(0, MOST.title),
        digest: post.text.replaceAll("\n", " ").slice(0, MOST.digest),
        content: contentOf(post, addresses),
        content_source_url: post.link ?? "",
        thumb_media_id: thumb,
        need_open_comment: 0,
      };
      const call = {
        method: "POST" as const,
        url: at(connection, io, "draft/add"),
        json: { articles: [article] },
        blames: "text_rejected" as const,
      };
      draft = (await ask(io, call, z.object({ media_id: z.string() }))).media_id;
      await progress.keep({ draft });
    }
    const call = { method: "POST" as const, url: at(connection, io, "freepublish/submit"), json: { media_id: draft } };
    const shape = z.object({ publish_id: z.coerce.string() });
    return {
      state: "accepted",
      ref: `publish:${(await ask(io, { ...call, publishes: { ref: null } }, shape)).publish_id}`,
    };
  },

  async find(connection, sent, io) {
    if (sent.ref?.startsWith("publish:")) return publication(connection, sent.ref, io);
    if (sent.ref !== null) {
      try {
        const json = { article_id: sent.ref.replace("article:", "") };
        const shape = z.object({
          news_item: z.array(z.object({ url: z.string(), is_deleted: z.boolean().default(false) })),
        });
        const { news_item } = await ask(
          io,
          { method: "POST", url: at(connection, io, "freepublish/getarticle"), json },
          shape,
        );
        const [first] = news_item;
        return !first || first.is_deleted ? { state: "removed" } : { state: "live", ref: sent.ref, address: first.url };
      } catch (error) {
        if (isGone(error)) return { state: "removed" };
        throw error;
      }
    }
    const draft = noteOf(sent.checkpoint, "draft");
    if (draft === null) return { state: "absent" };
    try {
      const call = { method: "POST" as const, url: at(connection, io, "draft/get"), json: { media_id: draft } };
      await ask(io, call, z.object({ news_item: z.array(z.unknown()) }));
    } catch (error) {
      if (!isGone(error)) throw error;
      // it left the box: it is among what is published, or on its way there
      const found = await listed(connection, sent, io);
      return found.state === "live" ? found : { state: "unknown", ref: null, detail: houseNote("not_listed_yet") };
    }
    const age = io.now().getTime() - Date.parse(sent.lastTriedAt);
    return age > LEAVES_MS ? { state: "absent" } : { state: "unknown", ref: null, detail: houseNote("not_listed_yet") };
  },

  async remove(connection, ref, io) {
    if (!ref.startsWith("article:")) throw new Ended(failed("platform_down", houseNote("preparing"), 60_000));
    const json = { article_id: ref.replace("article:", ""), index: 0 };
    await raw(io, { method: "POST", url: at(connection, io, "freepublish/delete"), json });
    return { state: "removed" };
  },
});
