/**
 * A Facebook Page by the Graph API (developers.facebook.com/docs/pages-api/posts, /docs/facebook-login/guides/access-tokens):
 * the agent's long-lived token opens the Pages, each with a token that ends with the consent only. Pictures go up unpublished,
 * then the post names them. There is no key: the Page's own list proves what became of a post.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { definePublisher } from "./define.ts";
import { lookFor } from "./look-for.ts";
import { askMeta, bearer, idOnly, rawMeta } from "./meta.ts";
import { consentAddress, fetchTokens, settingOf } from "./oauth.ts";
import { progressOf, uploadEach } from "./progress.ts";
import type { Connected, OutgoingPost, PublisherIo } from "./publisher.ts";
import { fileName, multipart } from "./shared/multipart.ts";
import { withLink } from "./wording.ts";

const GRAPH = "https://graph.facebook.com";
const VERSION = "v24.0";
const SCOPES = "pages_show_list,pages_manage_posts,pages_read_engagement";
const PAGE = 100;

const at = (io: PublisherIo, path: string, query: Readonly<Record<string, string>> = {}) =>
  consentAddress(`${io.origin(GRAPH)}/${VERSION}/${path}`, query);
const liveAt = (ref: string, address: string | null = null) => ({
  state: "live" as const,
  ref,
  address: address ?? `https://www.facebook.com/${ref}`,
});
/** A post with pictures has no card: its link stands in the words. */
const wordsOf = (post: Pick<OutgoingPost, "text" | "link">, pictured: boolean) =>
  pictured ? withLink("facebook", post) : post.text;

const pages = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      access_token: z.string().optional(),
      tasks: z.array(z.string()).default([]),
    }),
  ),
});
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      message: z.string().default(""),
      created_time: z.string(),
      permalink_url: z.string().nullish(),
    }),
  ),
});
const total = z.object({ summary: z.object({ total_count: z.number() }) }).optional();

export const facebook = definePublisher({
  platform: "facebook",
  connect: {
    by: "oauth",
    settings: ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
    authorize: ({ redirectUri, state, codeChallenge }, io) =>
      consentAddress(`${io.origin("https://www.facebook.com")}/${VERSION}/dialog/oauth`, {
        response_type: "code",
        client_id: settingOf(io, "FACEBOOK_CLIENT_ID"),
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      }),
    async exchange({ code, redirectUri, codeVerifier }, io) {
      const app = {
        client_id: settingOf(io, "FACEBOOK_CLIENT_ID"),
        client_secret: settingOf(io, "FACEBOOK_CLIENT_SECRET"),
      };
      const url = at(io, "oauth/access_token");
      const short = await fetchTokens(io, url, {
        ...app,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      });
      const long = await fetchTokens(io, url, {
        ...app,
        grant_type: "fb_exchange_token",
        fb_exchange_token: short.access_token,
      });
      const headers = { authorization: `Bearer ${long.access_token}` };
      const own = at(io, "me/accounts", { fields: "id,name,access_token,tasks", limit: String(PAGE) });
      const { data } = await askMeta(io, { method: "GET", url: own, headers }, pages);
      return data.flatMap(({ id, name, access_token: accessToken, tasks }): Connected[] =>
        accessToken && tasks.includes("CREATE_CONTENT")
          ? [{ accountId: id, accountName: name, secrets: { accessToken }, settings: {}, expiresAt: null }]
          : [],
      );
    },
  },

  async publish(connection, post, _key, io) {
    const headers = bearer(connection);
    const ids = await uploadEach(post.pictures, io, progressOf(io), async ({ bytes, type, alt }, index) => {
      const file = { name: "source", file: fileName(type, index), type, bytes };
      const body = multipart([{ name: "published", value: "false" }, { name: "alt_text_custom", value: alt }, file]);
      const url = at(io, `${connection.accountId}/photos`);
      return (await askMeta(io, { method: "POST", url, headers, body, blames: "media_rejected" }, idOnly)).id;
    });
    const attached = ids.map((id, index) => [`attached_media[${index}]`, JSON.stringify({ media_fbid: id })]);
    const form = {
      message: wordsOf(post, ids.length > 0),
      ...(ids.length === 0 && post.link !== null && { link: post.link }),
      ...Object.fromEntries(attached),
    };
    const url = at(io, `${connection.accountId}/feed`);
    const call = {
      method: "POST" as const,
      url,
      headers,
      form,
      publishes: { ref: null },
      blames: "text_rejected" as const,
    };
    return liveAt((await askMeta(io, call, idOnly)).id);
  },

  async find(connection, sent, io) {
    const headers = bearer(connection);
    const fields = "id,message,created_time,permalink_url";
    const query = { fields, limit: String(PAGE), since: String(Math.floor(Date.parse(sent.triedAt) / 1000) - 300) };
    const { data } = await askMeta(
      io,
      { method: "GET", url: at(io, `${connection.accountId}/published_posts`, query), headers },
      listed,
    );
    const whole = data.length < PAGE;
    if (sent.ref !== null) {
      const there = data.find(({ id }) => id === sent.ref);
      if (there) return liveAt(sent.ref, there.permalink_url ?? null);
      return whole ? { state: "removed" } : { state: "unknown", ref: sent.ref, detail: houseNote("list_too_short") };
    }
    const seen = data.map((one) => ({
      ref: one.id,
      text: one.message,
      made: one.created_time,
      address: one.permalink_url ?? null,
    }));
    const bare = lookFor(sent, io, seen, { text: sent.post.text, whole });
    return bare.state === "live" ? bare : lookFor(sent, io, seen, { text: wordsOf(sent.post, true), whole });
  },

  async edit(connection, ref, post, io) {
    const form = { message: wordsOf(post, post.pictures.length > 0) };
    const call = { method: "POST" as const, url: at(io, ref), headers: bearer(connection), form, publishes: { ref } };
    await askMeta(io, { ...call, blames: "text_rejected" }, z.object({ success: z.literal(true) }));
    return liveAt(ref);
  },

  async remove(connection, ref, io) {
    await rawMeta(io, { method: "DELETE", url: at(io, ref), headers: bearer(connection) });
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const fields = "reactions.limit(0).summary(total_count),comments.limit(0).summary(total_count),shares";
    const shape = z.object({ reactions: total, comments: total, shares: z.object({ count: z.number() }).optional() });
    const seen = await askMeta(io, { method: "GET", url: at(io, ref, { fields }), headers: bearer(connection) }, shape);
    return {
      views: null,
      likes: seen.reactions?.summary.total_count ?? null,
      comments: seen.comments?.summary.total_count ?? null,
      shares: seen.shares?.count ?? 0,
    };
  },
});
