/**
 * A WeChat Official Account's interfaces on a local port, as developers.weixin.qq.com describes them: always 200, with errcode.
 * Enforced: stable tokens of two hours that stay the same while they live; pictures of at most 1 MB for the text and permanent
 * ones for the cover; titles of 32 signs; only own picture addresses in the text; drafts that leave the box once published;
 * publications that run for a minute.
 */
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import { type Asked, type Clock, jsonOf, partsOf, platformServer, Refused, said } from "./server.ts";

export const wechatAgent = {
  appId: "wx0123456789abcdef",
  appSecret: "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  name: "林家房产",
};

interface Draft {
  title: string;
  content: string;
  source: string;
}
interface Publication extends Draft {
  id: string;
  draft: string;
  until: number;
  deleted: boolean;
}
const wrong = (errcode: number, errmsg: string) => new Refused(200, { errcode, errmsg });

export async function wechatServer(clock: Clock): Promise<LocalPlatform> {
  const token = { value: "", until: 0, made: 0 };
  const pictures = new Set<string>();
  const covers = new Set<string>();
  const drafts = new Map<string, Draft>();
  const publications: Publication[] = [];
  let open = true;
  const now = () => clock.now().getTime();
  const done = (one: Publication) => one.until <= now();

  async function file(asked: Asked): Promise<void> {
    const media = (await partsOf(asked)).get("media");
    if (!(media instanceof File) || !/\.(jpg|png)$/.test(media.name)) throw wrong(40005, "invalid file type");
    if (media.size > 1024 * 1024) throw wrong(45001, "media size out of limit");
  }
  function draft(body: Record<string, unknown>): string {
    const [article] = list(body.articles);
    if (!article || !covers.has(text(article.thumb_media_id))) throw wrong(40007, "invalid media_id");
    const title = text(article.title);
    const content = text(article.content);
    if (title.length > 32) throw wrong(45003, "title size out of limit");
    if (content === "" || content.length > 20_000) throw wrong(45002, "content size out of limit");
    // addresses of strangers are taken out
    const kept = content.replace(/<img src="([^"]{1,500})"[^>]{0,500}>/g, (img, url) => (pictures.has(url) ? img : ""));
    const id = `draft-${drafts.size + publications.length + 1}`;
    drafts.set(id, { title, content: kept, source: text(article.content_source_url) });
    return id;
  }
  const newsOf = (one: Publication) => ({
    title: one.title,
    url: `https://mp.weixin.qq.com/s/${one.id}`,
    is_deleted: one.deleted,
  });

  function answer(path: string, body: Record<string, unknown>) {
    const own = publications.find(({ id }) => `a${id}` === body.article_id || id === body.publish_id);
    switch (path) {
      case "/cgi-bin/draft/add":
        return { media_id: draft(body) };
      case "/cgi-bin/draft/get": {
        const found = drafts.get(text(body.media_id));
        const leaving = publications.some((one) => one.draft === body.media_id && done(one));
        if (!found || leaving) throw wrong(40007, "invalid media_id");
        return { news_item: [{ title: found.title }] };
      }
      case "/cgi-bin/freepublish/submit": {
        const found = drafts.get(text(body.media_id));
        if (!found || publications.some((one) => one.draft === body.media_id)) throw wrong(40007, "invalid media_id");
        const id = String(100_000 + publications.length);
        publications.push({ ...found, id, draft: text(body.media_id), until: now() + 60_000, deleted: false });
        return { errcode: 0, errmsg: "ok", publish_id: id };
      }
      case "/cgi-bin/freepublish/get":
        if (!own) throw wrong(53600, "publish_id invalid");
        if (!done(own)) return { publish_id: own.id, publish_status: 1 };
        return {
          publish_status: own.deleted ? 5 : 0,
          article_id: `a${own.id}`,
          article_detail: { count: 1, item: [{ idx: 1, article_url: newsOf(own).url }] },
        };
      case "/cgi-bin/freepublish/batchget": {
        const shown = publications.filter((one) => done(one) && !one.deleted).toReversed();
        const item = shown.map((one) => ({
          article_id: `a${one.id}`,
          update_time: one.until / 1000,
          content: { news_item: [newsOf(one)] },
        }));
        return { total_count: item.length, item_count: item.length, item };
      }
      case "/cgi-bin/freepublish/getarticle":
        if (!own) throw wrong(53600, "Article ID invalid");
        return { news_item: [newsOf(own)] };
      case "/cgi-bin/freepublish/delete":
        if (!own || own.deleted) throw wrong(53600, "Article ID invalid");
        own.deleted = true;
        return { errcode: 0, errmsg: "ok" };
      default:
        throw new Refused(404, "404");
    }
  }

  const server = await platformServer(async (asked) => {
    const read = jsonOf(asked);
    const body = isRecord(read) ? read : {};
    if (asked.path === "/cgi-bin/stable_token") {
      if (body.appid !== wechatAgent.appId || body.grant_type !== "client_credential")
        throw wrong(40013, "invalid appid");
      if (body.secret !== wechatAgent.appSecret || !open) throw wrong(40125, "invalid appsecret");
      if (token.until - now() < 300_000) {
        token.made += 1;
        Object.assign(token, { value: `94_token-${token.made}`, until: now() + 7_200_000 });
      }
      return said(200, { access_token: token.value, expires_in: Math.floor((token.until - now()) / 1000) });
    }
    if (asked.query.get("access_token") !== token.value || !open)
      throw wrong(40001, "invalid credential, access_token is invalid or not latest");
    if (token.until <= now()) throw wrong(42001, "access_token expired");
    if (asked.path === "/cgi-bin/media/uploadimg") {
      await file(asked);
      const url = `http://mmbiz.qpic.cn/p${pictures.size}`;
      pictures.add(url);
      return said(200, { url });
    }
    if (asked.path === "/cgi-bin/material/add_material") {
      await file(asked);
      const id = `cover-${covers.size}`;
      covers.add(id);
      return said(200, { media_id: id, url: "http://mmbiz.qpic.cn/c" });
    }
    return said(200, answer(asked.path, body));
  });

  return {
    server,
    clock,
    shown: () =>
      publications
        .filter(({ deleted }) => !deleted)
        .map(({ content, source }) => ({
          text: content.replace(/<[^>]{1,600}>/g, "\n"),
          pictures: content.match(/<img /g)?.length ?? 0,
          alts: [...content.matchAll(/alt="([^"]{0,300})"/g)].map(([, alt = ""]) => alt),
          link: source,
        })),
    uploads: () => pictures.size,
    expire: () => clock.pass(7_201_000),
    revoke: () => {
      open = false;
    },
    settle: () => clock.pass(61_000),
    publishes: ({ path }) => path.endsWith("freepublish/submit"),
    limit: {
      said: said(200, { errcode: 45011, errmsg: "api minute-quota reach limit, must slower, retry next minute" }),
      waitMs: 900_000,
    },
    refusal: {
      when: ({ path }) => path.endsWith("uploadimg"),
      said: said(200, { errcode: 40005, errmsg: "invalid file type hint: [abc]" }),
      words: "invalid file type",
    },
  };
}
