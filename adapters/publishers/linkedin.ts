/**
 * LinkedIn's Posts API (learn.microsoft.com/linkedin/marketing/community-management/shares/posts-api, .../images-api,
 * .../multiimage-post-api; /linkedin/shared/authentication/authorization-code-flow). Tokens last 60 days; refresh tokens are for
 * approved partners only. The same words a second time are refused with the number of the first post, which is then adopted.
 * Reading posts needs a permission that few applications have: without it nothing can be known after a lost answer.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, Ended, isGone, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor } from "./look-for.ts";
import { askTokens, consentAddress, endOf, settingOf, type Tokens } from "./oauth.ts";
import { progressOf, uploadEach } from "./progress.ts";
import type { Connected, OutgoingPost, PublisherIo } from "./publisher.ts";
import { withLink } from "./wording.ts";

const API = "https://api.linkedin.com";
const LOGIN = "https://www.linkedin.com/oauth/v2";
/** Versions live for a year. */
const VERSION = "202610";
const SCOPES = "openid profile w_member_social";
const MOST_PICTURES = 20;
const LISTED = 50;

const errorShape = z.object({
  message: z.string().default(""),
  code: z.string().optional(),
  serviceErrorCode: z.number().optional(),
});
const duplicate = /duplicate of (urn:li:(?:share|ugcPost):\d{1,30})/;
const refuse: Refuse = ({ status, body }) => {
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = error.code ? `${error.message} (${error.code})` : error.message;
  if (duplicate.test(detail)) return { code: "duplicate", detail };
  // 65601 revoked, 65602 expired
  if (status === 401) return { code: "connection_ended", detail };
  if (status === 426 || error.code === "NONEXISTENT_VERSION") return { code: "platform_changed", detail };
  const codes = { 403: "no_permission", 404: "not_found", 429: "rate_limited" } as const;
  return status in codes ? { code: codes[status as keyof typeof codes], detail } : null;
};
const { ask, raw } = caller(refuse);

const by = ({ secrets }: Connected) => ({
  authorization: `Bearer ${secrets.accessToken ?? ""}`,
  "linkedin-version": VERSION,
  "x-restli-protocol-version": "2.0.0",
});
const authorOf = ({ accountId }: Connected) => `urn:li:person:${accountId}`;
const liveAt = (ref: string) => ({
  state: "live" as const,
  ref,
  address: `https://www.linkedin.com/feed/update/${ref}/`,
});
const postAt = (io: PublisherIo, ref: string) => `${io.origin(API)}/rest/posts/${encodeURIComponent(ref)}`;
const secretsOf = (tokens: Tokens, refreshToken = "") => {
  const renewing = tokens.refresh_token ?? refreshToken;
  return { accessToken: tokens.access_token, ...(renewing && { refreshToken: renewing }) };
};

/** "Little text": these signs mean something unless they are escaped; a hashtag is written as one. */
const littleText = (text: string) =>
  text
    .replace(/[\\|{}@[\]()<>*_~]/g, (sign) => `\\${sign}`)
    .replace(/(?<![\p{L}\p{N}_&/])#([\p{L}\p{M}\p{N}]{1,100})/gu, (_, tag: string) => `{hashtag|\\#|${tag}}`);
const wordsOf = ({ text, link }: Pick<OutgoingPost, "text" | "link">, pictured: boolean) =>
  pictured ? withLink("linkedin", { text, link }) : text;

function contentOf(post: OutgoingPost, images: readonly string[]) {
  const altText = (index: number) => (post.pictures[index]?.alt ?? "").slice(0, 4086);
  const [only] = images;
  if (images.length > 1)
    return { multiImage: { images: images.map((id, index) => ({ id, altText: altText(index) })) } };
  if (only !== undefined) return { media: { id: only, altText: altText(0) } };
  return post.link === null ? undefined : { article: { source: post.link, title: post.title ?? post.link } };
}

export const linkedin = definePublisher({
  platform: "linkedin",
  connect: {
    by: "oauth",
    settings: ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
    // LinkedIn's flow for web applications has no PKCE
    authorize: ({ redirectUri, state }, io) =>
      consentAddress(`${io.origin(LOGIN)}/authorization`, {
        response_type: "code",
        client_id: settingOf(io, "LINKEDIN_CLIENT_ID"),
        redirect_uri: redirectUri,
        state,
        scope: SCOPES,
      }),
    async exchange({ code, redirectUri }, io) {
      const client = {
        client_id: settingOf(io, "LINKEDIN_CLIENT_ID"),
        client_secret: settingOf(io, "LINKEDIN_CLIENT_SECRET"),
      };
      const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, ...client };
      const tokens = await askTokens(io, `${io.origin(LOGIN)}/accessToken`, form);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const shape = z.object({ sub: z.string(), name: z.string() });
      const me = await ask(io, { method: "GET", url: `${io.origin(API)}/v2/userinfo`, headers }, shape);
      return [
        {
          accountId: me.sub,
          accountName: me.name,
          secrets: secretsOf(tokens),
          settings: {},
          expiresAt: endOf(io, tokens.expires_in),
        },
      ];
    },
  },

  async refresh(connection, io) {
    const { refreshToken = "" } = connection.secrets;
    // the application is no approved partner's
    if (refreshToken === "") return null;
    const client = {
      client_id: settingOf(io, "LINKEDIN_CLIENT_ID"),
      client_secret: settingOf(io, "LINKEDIN_CLIENT_SECRET"),
    };
    const form = { grant_type: "refresh_token", refresh_token: refreshToken, ...client };
    const tokens = await askTokens(io, `${io.origin(LOGIN)}/accessToken`, form);
    return { ...connection, secrets: secretsOf(tokens, refreshToken), expiresAt: endOf(io, tokens.expires_in) };
  },

  async publish(connection, post, _key, io) {
    const headers = by(connection);
    const pictures = post.pictures.slice(0, MOST_PICTURES);
    const images = await uploadEach(pictures, io, progressOf(io), async ({ bytes, type }) => {
      const begin = `${io.origin(API)}/rest/images?action=initializeUpload`;
      const json = { initializeUploadRequest: { owner: authorOf(connection) } };
      const shape = z.object({ value: z.object({ uploadUrl: z.url(), image: z.string() }) });
      const { value } = await ask(io, { method: "POST", url: begin, headers, json, blames: "media_rejected" }, shape);
      const { authorization } = headers;
      await raw(io, {
        method: "PUT",
        url: value.uploadUrl,
        headers: { authorization },
        body: { type, bytes },
        blames: "media_rejected",
      });
      return value.image;
    });
    const json = {
      author: authorOf(connection),
      commentary: littleText(wordsOf(post, images.length > 0)),
      visibility: "PUBLIC",
      distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
      content: contentOf(post, images),
      lifecycleState: "PUBLISHED",
      isReshareDisabledByAuthor: false,
    };
    try {
      const url = `${io.origin(API)}/rest/posts`;
      const answer = await raw(io, {
        method: "POST",
        url,
        headers,
        json,
        publishes: { ref: null },
        blames: "text_rejected",
      });
      const ref = answer.headers.get("x-restli-id");
      return ref ? liveAt(ref) : { state: "unknown", ref: null, detail: houseNote("answer_incomplete") };
    } catch (error) {
      const [, earlier] = duplicate.exec(error instanceof Ended ? error.outcome.detail : "") ?? [];
      if (earlier) return liveAt(earlier);
      throw error;
    }
  },

  async find(connection, sent, io) {
    const headers = by(connection);
    if (sent.ref !== null) {
      try {
        await raw(io, { method: "GET", url: postAt(io, sent.ref), headers });
        return liveAt(sent.ref);
      } catch (error) {
        if (isGone(error)) return { state: "removed" };
        throw error;
      }
    }
    const query = new URLSearchParams({
      q: "author",
      author: authorOf(connection),
      count: String(LISTED),
      sortBy: "CREATED",
    });
    const element = z.object({ id: z.string(), commentary: z.string().default(""), createdAt: z.number() });
    const shape = z.object({ elements: z.array(element) });
    const url = `${io.origin(API)}/rest/posts?${query}`;
    const { elements } = await ask(
      io,
      { method: "GET", url, headers: { ...headers, "x-restli-method": "FINDER" } },
      shape,
    );
    const seen = elements.map((one) => ({
      ref: one.id,
      text: one.commentary,
      made: one.createdAt,
      address: liveAt(one.id).address,
    }));
    const whole = elements.length < LISTED;
    const bare = lookFor(sent, io, seen, { text: littleText(sent.post.text), whole });
    return bare.state === "live"
      ? bare
      : lookFor(sent, io, seen, { text: littleText(wordsOf(sent.post, true)), whole });
  },

  async edit(connection, ref, post, io) {
    const headers = { ...by(connection), "x-restli-method": "PARTIAL_UPDATE" };
    const json = { patch: { $set: { commentary: littleText(wordsOf(post, post.pictures.length > 0)) } } };
    await raw(io, { method: "POST", url: postAt(io, ref), headers, json, publishes: { ref }, blames: "text_rejected" });
    return liveAt(ref);
  },

  async remove(connection, ref, io) {
    const headers = { ...by(connection), "x-restli-method": "DELETE" };
    await raw(io, { method: "DELETE", url: postAt(io, ref), headers });
    return { state: "removed" };
  },
});
