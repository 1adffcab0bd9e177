/**
 * Instagram's professional accounts by its own login (developers.facebook.com/docs/instagram-platform/content-publishing,
 * /docs/instagram-platform/instagram-api-with-instagram-login/business-login): containers that Meta fills from public
 * addresses, then media_publish. A container is published once and says so, which proves what became of a post; it cannot be
 * changed or removed from outside. Tokens last 60 days and renew themselves before, not after.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { failed } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor } from "./look-for.ts";
import { askMeta, bearer, containerStatus, findByContainer, publicAddress } from "./meta.ts";
import { publishContainer, renewToken } from "./meta-containers.ts";
import { askTokens, consentAddress, endOf, fetchTokens, settingOf } from "./oauth.ts";
import type { Connected, Found, Picture, PublisherIo, SentPost } from "./publisher.ts";

const GRAPH = "https://graph.instagram.com";
const VERSION = "v24.0";
const SCOPES = "instagram_business_basic,instagram_business_content_publish";
const MOST_PICTURES = 10;
const LISTED = 50;

const at = (io: PublisherIo, path: string, query: Readonly<Record<string, string>> = {}) =>
  consentAddress(`${io.origin(GRAPH)}/${VERSION}/${path}`, query);
const media = z.object({
  id: z.string(),
  caption: z.string().default(""),
  timestamp: z.string(),
  permalink: z.string().nullable().default(null),
  like_count: z.number().nullable().default(null),
  comments_count: z.number().nullable().default(null),
});
const FIELDS = "id,caption,timestamp,permalink,like_count,comments_count";

const mediaOf = (connection: Connected, ref: string, io: PublisherIo) =>
  askMeta(io, { method: "GET", url: at(io, ref, { fields: FIELDS }), headers: bearer(connection) }, media);
const statusOf = (connection: Connected, container: string, io: PublisherIo) =>
  containerStatus(askMeta, io, at(io, container, { fields: "status_code,status" }), bearer(connection));

async function listed(connection: Connected, sent: SentPost, io: PublisherIo): Promise<Found> {
  const url = at(io, `${connection.accountId}/media`, { fields: FIELDS, limit: String(LISTED) });
  const { data } = await askMeta(
    io,
    { method: "GET", url, headers: bearer(connection) },
    z.object({ data: z.array(media) }),
  );
  const seen = data.map((one) => ({ ref: one.id, text: one.caption, made: one.timestamp, address: one.permalink }));
  return lookFor(sent, io, seen, { text: sent.post.text, whole: data.length < LISTED });
}

export const instagram = definePublisher({
  platform: "instagram",
  connect: {
    by: "oauth",
    settings: ["INSTAGRAM_CLIENT_ID", "INSTAGRAM_CLIENT_SECRET"],
    // Instagram's login has no PKCE
    authorize: ({ redirectUri, state }, io) =>
      consentAddress(`${io.origin("https://www.instagram.com")}/oauth/authorize`, {
        response_type: "code",
        client_id: settingOf(io, "INSTAGRAM_CLIENT_ID"),
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
      }),
    async exchange({ code, redirectUri }, io) {
      const client_secret = settingOf(io, "INSTAGRAM_CLIENT_SECRET");
      const short = await askTokens(io, `${io.origin("https://api.instagram.com")}/oauth/access_token`, {
        client_id: settingOf(io, "INSTAGRAM_CLIENT_ID"),
        client_secret,
        grant_type: "authorization_code",
        redirect_uri: redirectUri,
        // its way back adds "#_"
        code: code.replace(/#_$/, ""),
      });
      const fields = { grant_type: "ig_exchange_token", client_secret, access_token: short.access_token };
      const long = await fetchTokens(io, `${io.origin(GRAPH)}/access_token`, fields);
      const shape = z.object({ user_id: z.coerce.string(), username: z.string(), account_type: z.string().optional() });
      const headers = { authorization: `Bearer ${long.access_token}` };
      const me = await askMeta(
        io,
        { method: "GET", url: at(io, "me", { fields: "user_id,username,account_type" }), headers },
        shape,
      );
      if (me.account_type === "PERSONAL") return failed("no_permission", houseNote("account_personal"));
      const secrets = { accessToken: long.access_token };
      return [
        {
          accountId: me.user_id,
          accountName: `@${me.username}`,
          secrets,
          settings: {},
          expiresAt: endOf(io, long.expires_in),
        },
      ];
    },
  },

  refresh: (connection, io) =>
    renewToken(connection, io, `${io.origin(GRAPH)}/refresh_access_token`, "ig_refresh_token"),

  async publish(connection, post, _key, io) {
    const pictures = post.pictures.slice(0, MOST_PICTURES);
    const [only, ...more] = pictures;
    if (!only) return failed("media_rejected", houseNote("picture_missing"));
    const words = { caption: post.text };
    const imageOf = (picture: Picture) => ({
      image_url: publicAddress(picture, ["image/jpeg"]),
      ...(picture.alt !== "" && { alt_text: picture.alt.slice(0, 1000) }),
    });
    return publishContainer(connection, io, {
      makeAt: at(io, `${connection.accountId}/media`),
      publishAt: at(io, `${connection.accountId}/media_publish`),
      pictures,
      formOf: async (children) =>
        more.length === 0
          ? { ...imageOf(only), ...words }
          : { media_type: "CAROUSEL", children: (await children(imageOf)).join(","), ...words },
      statusOf: (container) => statusOf(connection, container, io),
      postOf: (id) => mediaOf(connection, id, io),
    });
  },

  find: (connection, sent, io) =>
    findByContainer(sent, {
      there: (ref) => mediaOf(connection, ref, io),
      status: (container) => statusOf(connection, container, io),
      listed: () => listed(connection, sent, io),
    }),

  async figures(connection, ref, io) {
    const seen = await mediaOf(connection, ref, io);
    return { views: null, likes: seen.like_count, comments: seen.comments_count, shares: null };
  },
});
