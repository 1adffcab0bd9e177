/**
 * Pinterest's API v5 (developers.pinterest.com/docs/api/v5; github pinterest/api-description v5/openapi.json): a pin on one board,
 * with one picture or two to five. Tokens last 30 days, refresh tokens 60 and renew themselves. It takes no key: the board's own
 * list proves what became of a pin.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, failed, isGone, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor } from "./look-for.ts";
import { askTokens, basic, consentAddress, endOf, settingOf, type Tokens } from "./oauth.ts";
import type { Connected, OutgoingPost, PublisherIo } from "./publisher.ts";

const API = "https://api.pinterest.com/v5";
const SCOPES = "boards:read,pins:read,pins:write,user_accounts:read";
const LISTED = 100;
const MOST = { pictures: 5, title: 100, description: 800, alt: 500 };

const errorShape = z.object({ code: z.number(), message: z.string() });
const refuse: Refuse = ({ status, body }) => {
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = `${error.message} (${error.code})`;
  // 235: the picture could not be read; 9: spam
  if (/image|media/i.test(error.message) && status === 400) return { code: "media_rejected", detail };
  if (/spam|blocked/i.test(error.message)) return { code: "account_blocked", detail };
  const codes = {
    400: "text_rejected",
    401: "connection_ended",
    403: "no_permission",
    404: "not_found",
    429: "rate_limited",
  } as const;
  return status in codes ? { code: codes[status as keyof typeof codes], detail } : null;
};
const { ask, raw } = caller(refuse);

const pin = z.object({
  id: z.string(),
  title: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  created_at: z.string(),
});
const by = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.accessToken ?? ""}` });
const at = (io: PublisherIo, path: string) => `${io.origin(API)}${path}`;
const liveAt = (ref: string) => ({ state: "live" as const, ref, address: `https://www.pinterest.com/pin/${ref}/` });
const client = (io: PublisherIo) => ({
  authorization: basic(settingOf(io, "PINTEREST_CLIENT_ID"), settingOf(io, "PINTEREST_CLIENT_SECRET")),
});
const secretsOf = (tokens: Tokens, refreshToken = "") => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? refreshToken,
});
/** Platforms write times without a zone in UTC. */
const utc = (time: string) => (/Z|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`);

const wordsOf = (post: Pick<OutgoingPost, "title" | "text" | "link">) => ({
  ...(post.title !== null && { title: post.title.slice(0, MOST.title) }),
  description: post.text,
  ...(post.link !== null && { link: post.link }),
});

function mediaOf({ pictures }: OutgoingPost) {
  const items = pictures
    .slice(0, MOST.pictures)
    .map(({ bytes, type }) => ({ content_type: type, data: Buffer.from(bytes).toString("base64") }));
  return items.length === 1
    ? { source_type: "image_base64", ...items[0] }
    : { source_type: "multiple_image_base64", items, index: 0 };
}

export const pinterest = definePublisher({
  platform: "pinterest",
  connect: {
    by: "oauth",
    settings: ["PINTEREST_CLIENT_ID", "PINTEREST_CLIENT_SECRET"],
    // Pinterest's login has no PKCE
    authorize: ({ redirectUri, state }, io) =>
      consentAddress(`${io.origin("https://www.pinterest.com")}/oauth/`, {
        response_type: "code",
        client_id: settingOf(io, "PINTEREST_CLIENT_ID"),
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
      }),
    async exchange({ code, redirectUri }, io) {
      const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, continuous_refresh: "true" };
      const tokens = await askTokens(io, at(io, "/oauth/token"), form, client(io));
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const me = await ask(
        io,
        { method: "GET", url: at(io, "/user_account"), headers },
        z.object({ username: z.string() }),
      );
      const shape = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });
      const { items } = await ask(io, { method: "GET", url: at(io, `/boards?page_size=${LISTED}`), headers }, shape);
      const more = { secrets: secretsOf(tokens), settings: {}, expiresAt: endOf(io, tokens.expires_in) };
      return items.map(({ id, name }) => ({ accountId: id, accountName: `@${me.username} · ${name}`, ...more }));
    },
  },

  async refresh(connection, io) {
    const { refreshToken = "" } = connection.secrets;
    const form = { grant_type: "refresh_token", refresh_token: refreshToken, continuous_refresh: "true" };
    const tokens = await askTokens(io, at(io, "/oauth/token"), form, client(io));
    return { ...connection, secrets: secretsOf(tokens, refreshToken), expiresAt: endOf(io, tokens.expires_in) };
  },

  async publish(connection, post, _key, io) {
    const [first] = post.pictures;
    if (!first) return failed("media_rejected", houseNote("picture_missing"));
    const json = {
      board_id: connection.accountId,
      ...wordsOf(post),
      ...(first.alt !== "" && { alt_text: first.alt.slice(0, MOST.alt) }),
      media_source: mediaOf(post),
    };
    const call = {
      method: "POST" as const,
      url: at(io, "/pins"),
      headers: by(connection),
      json,
      publishes: { ref: null },
    };
    return liveAt((await ask(io, call, z.object({ id: z.string() }))).id);
  },

  async find(connection, sent, io) {
    const headers = by(connection);
    if (sent.ref !== null) {
      try {
        await ask(io, { method: "GET", url: at(io, `/pins/${sent.ref}`), headers }, pin);
        return liveAt(sent.ref);
      } catch (error) {
        if (isGone(error)) return { state: "removed" };
        throw error;
      }
    }
    const shape = z.object({ items: z.array(pin), bookmark: z.string().nullish() });
    const url = at(io, `/boards/${connection.accountId}/pins?page_size=${LISTED}`);
    const { items, bookmark } = await ask(io, { method: "GET", url, headers }, shape);
    const seen = items.map((one) => ({
      ref: one.id,
      text: one.description ?? "",
      made: utc(one.created_at),
      address: liveAt(one.id).address,
    }));
    return lookFor(sent, io, seen, { text: sent.post.text, whole: !bookmark });
  },

  async edit(connection, ref, post, io) {
    const call = {
      method: "PATCH" as const,
      url: at(io, `/pins/${ref}`),
      headers: by(connection),
      json: wordsOf(post),
    };
    await ask(io, { ...call, publishes: { ref } }, pin);
    return liveAt(ref);
  },

  async remove(connection, ref, io) {
    await raw(io, { method: "DELETE", url: at(io, `/pins/${ref}`), headers: by(connection) });
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const number = z.number().nullable().default(null);
    const lifetime = z.object({ impression: number, reaction: number, comment: number, save: number });
    const shape = z.object({ pin_metrics: z.object({ lifetime_metrics: lifetime }).nullable() });
    const url = at(io, `/pins/${ref}?pin_metrics=true`);
    const { pin_metrics } = await ask(io, { method: "GET", url, headers: by(connection) }, shape);
    const seen = pin_metrics?.lifetime_metrics;
    return {
      views: seen?.impression ?? null,
      likes: seen?.reaction ?? null,
      comments: seen?.comment ?? null,
      shares: seen?.save ?? null,
    };
  },
});
