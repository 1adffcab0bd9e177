/**
 * X's API v2 (docs.x.com; github xdevplatform/docs openapi.json): OAuth 2.0 with PKCE, tokens of two hours and refresh tokens
 * that change, POST /2/media/upload and /2/media/metadata, POST and DELETE /2/tweets. It takes no key; the own timeline since
 * the try proves what became of it. Only paying accounts may change a post, so there is no `edit`.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, Ended, failed, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor, sameButLinks } from "./look-for.ts";
import { askTokens, basic, consentAddress, endOf, settingOf, type Tokens } from "./oauth.ts";
import { progressOf, uploadEach } from "./progress.ts";
import type { Connected, PublisherIo } from "./publisher.ts";
import { fileName, multipart } from "./shared/multipart.ts";
import { pictureHeavy } from "./shared/picture-notes.ts";
import { withLink } from "./wording.ts";

const API = "https://api.x.com";
const SCOPES = "tweet.read tweet.write users.read media.write offline.access";
const MOST = { pictures: 4, bytes: 5 * 1024 * 1024, alt: 1000 };

const errorShape = z.object({
  detail: z.string().optional(),
  title: z.string().optional(),
  type: z.string().default(""),
});
const refuse: Refuse = ({ status, body }) => {
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = error.detail ?? error.title ?? `HTTP ${status}`;
  if (/duplicate content/i.test(detail)) return { code: "duplicate", detail };
  if (status === 402 || /usage-capped|credits/i.test(`${error.type} ${detail}`))
    return { code: "quota_used_up", detail };
  if (/suspended|locked/i.test(detail)) return { code: "account_blocked", detail };
  if (/media/i.test(detail) && status === 400) return { code: "media_rejected", detail };
  const codes = { 401: "connection_ended", 403: "no_permission", 404: "not_found", 429: "rate_limited" } as const;
  return status in codes ? { code: codes[status as keyof typeof codes], detail } : null;
};
const { ask, raw } = caller(refuse);

const made = z.object({ data: z.object({ id: z.string() }) });
const metrics = z.object({
  like_count: z.number(),
  reply_count: z.number(),
  retweet_count: z.number(),
  quote_count: z.number(),
  impression_count: z.number().nullable().default(null),
});
const own = z.object({ data: z.object({ id: z.string(), username: z.string() }) });
const gone = z.object({ errors: z.array(z.object({ type: z.string() })) });

const by = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.accessToken ?? ""}` });
const liveAt = ({ accountName }: Connected, ref: string) => ({
  state: "live" as const,
  ref,
  address: `https://x.com/${accountName.replace("@", "")}/status/${ref}`,
});
const client = (io: PublisherIo) => ({
  authorization: basic(settingOf(io, "X_CLIENT_ID"), settingOf(io, "X_CLIENT_SECRET")),
});
const secretsOf = (tokens: Tokens, refreshToken = "") => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? refreshToken,
});
/** In answers, three signs stand as entities. */
const unescaped = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

export const twitter = definePublisher({
  platform: "twitter",
  connect: {
    by: "oauth",
    settings: ["X_CLIENT_ID", "X_CLIENT_SECRET"],
    authorize: ({ redirectUri, state, codeChallenge }, io) =>
      consentAddress(`${io.origin("https://x.com")}/i/oauth2/authorize`, {
        response_type: "code",
        client_id: settingOf(io, "X_CLIENT_ID"),
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      }),
    async exchange({ code, redirectUri, codeVerifier }, io) {
      const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: codeVerifier };
      const tokens = await askTokens(io, `${io.origin(API)}/2/oauth2/token`, form, client(io));
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const { data } = await ask(io, { method: "GET", url: `${io.origin(API)}/2/users/me`, headers }, own);
      const accountName = `@${data.username}`;
      return [
        {
          accountId: data.id,
          accountName,
          secrets: secretsOf(tokens),
          settings: {},
          expiresAt: endOf(io, tokens.expires_in),
        },
      ];
    },
  },

  async refresh(connection, io) {
    const { refreshToken = "" } = connection.secrets;
    const form = { grant_type: "refresh_token", refresh_token: refreshToken };
    const tokens = await askTokens(io, `${io.origin(API)}/2/oauth2/token`, form, client(io));
    return { ...connection, secrets: secretsOf(tokens, refreshToken), expiresAt: endOf(io, tokens.expires_in) };
  },

  async publish(connection, post, _key, io) {
    const pictures = post.pictures.slice(0, MOST.pictures);
    const heavy = pictures.find(({ bytes }) => bytes.byteLength > MOST.bytes);
    if (heavy) return failed("media_rejected", pictureHeavy(heavy.bytes, MOST.bytes));
    const headers = by(connection);
    const ids = await uploadEach(pictures, io, progressOf(io), async ({ bytes, type, alt }, index) => {
      const file = { name: "media", file: fileName(type, index), type, bytes };
      const body = multipart([
        { name: "media_category", value: "tweet_image" },
        { name: "media_type", value: type },
        file,
      ]);
      const url = `${io.origin(API)}/2/media/upload`;
      const { id } = (await ask(io, { method: "POST", url, headers, body, blames: "media_rejected" }, made)).data;
      const json = { id, metadata: { alt_text: { text: alt.slice(0, MOST.alt) } } };
      if (alt !== "") await raw(io, { method: "POST", url: `${io.origin(API)}/2/media/metadata`, headers, json });
      return id;
    });
    const json = { text: withLink("twitter", post), ...(ids.length > 0 && { media: { media_ids: ids } }) };
    const call = {
      method: "POST" as const,
      url: `${io.origin(API)}/2/tweets`,
      headers,
      json,
      publishes: { ref: null },
    };
    return liveAt(connection, (await ask(io, { ...call, blames: "text_rejected" }, made)).data.id);
  },

  async find(connection, sent, io) {
    const headers = by(connection);
    if (sent.ref !== null) {
      const url = `${io.origin(API)}/2/tweets/${sent.ref}`;
      const seen = await ask(io, { method: "GET", url, headers }, z.union([made, gone]));
      return "data" in seen ? liveAt(connection, sent.ref) : { state: "removed" };
    }
    const since = new Date(Date.parse(sent.triedAt) - 300_000).toISOString();
    const query = new URLSearchParams({ max_results: "100", start_time: since, "tweet.fields": "created_at,text" });
    const url = `${io.origin(API)}/2/users/${connection.accountId}/tweets?${query}`;
    const shape = z.object({
      data: z.array(z.object({ id: z.string(), text: z.string(), created_at: z.string() })).default([]),
      meta: z.object({ next_token: z.string().optional() }).default({}),
    });
    const { data, meta } = await ask(io, { method: "GET", url, headers }, shape);
    const seen = data.map((one) => ({
      ref: one.id,
      text: unescaped(one.text),
      made: one.created_at,
      address: liveAt(connection, one.id).address,
    }));
    const looking = { text: withLink("twitter", sent.post), whole: meta.next_token === undefined, same: sameButLinks };
    return lookFor(sent, io, seen, looking);
  },

  async remove(connection, ref, io) {
    try {
      await raw(io, { method: "DELETE", url: `${io.origin(API)}/2/tweets/${ref}`, headers: by(connection) });
    } catch (error) {
      if (!(error instanceof Ended) || !/not found|could not find/i.test(error.outcome.detail)) throw error;
    }
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const url = `${io.origin(API)}/2/tweets/${ref}?${new URLSearchParams({ "tweet.fields": "public_metrics" })}`;
    const shape = z.union([z.object({ data: z.object({ public_metrics: metrics }) }), gone]);
    const seen = await ask(io, { method: "GET", url, headers: by(connection) }, shape);
    if (!("data" in seen)) return failed("not_found", houseNote("gone"));
    const { impression_count: views, like_count: likes, reply_count: comments, ...shared } = seen.data.public_metrics;
    return { views, likes, comments, shares: shared.retweet_count + shared.quote_count };
  },
});
