/**
 * Threads (developers.facebook.com/docs/threads/posts, /docs/threads/get-started/long-lived-tokens, /docs/threads/insights):
 * containers that Meta fills from public addresses, then threads_publish. A container says whether it was published, which
 * proves what became of a post. Tokens last 60 days and renew themselves before, not after. Posts cannot be changed.
 */
import { z } from "zod";
import { definePublisher } from "./define.ts";
import { lookFor, sameButLinks } from "./look-for.ts";
import { askMeta, bearer, containerStatus, findByContainer, publicAddress, rawMeta } from "./meta.ts";
import { type MakeChildren, publishContainer, renewToken } from "./meta-containers.ts";
import { askTokens, consentAddress, endOf, fetchTokens, settingOf } from "./oauth.ts";
import type { Connected, Found, OutgoingPost, Picture, PublisherIo, SentPost } from "./publisher.ts";
import { withLink } from "./wording.ts";

const GRAPH = "https://graph.threads.net";
const SCOPES = "threads_basic,threads_content_publish,threads_manage_insights,threads_delete";
const MOST_PICTURES = 20;
const LISTED = 50;

const at = (io: PublisherIo, path: string, query: Readonly<Record<string, string>> = {}) =>
  consentAddress(`${io.origin(GRAPH)}/v1.0/${path}`, query);
const thread = z.object({
  id: z.string(),
  text: z.string().default(""),
  timestamp: z.string(),
  permalink: z.string().nullable().default(null),
});
const FIELDS = "id,text,timestamp,permalink";

const threadOf = (connection: Connected, ref: string, io: PublisherIo) =>
  askMeta(io, { method: "GET", url: at(io, ref, { fields: FIELDS }), headers: bearer(connection) }, thread);
const statusOf = (connection: Connected, container: string, io: PublisherIo) =>
  containerStatus(askMeta, io, at(io, container, { fields: "status,error_message" }), bearer(connection));

async function listed(connection: Connected, sent: SentPost, io: PublisherIo): Promise<Found> {
  const url = at(io, `${connection.accountId}/threads`, { fields: FIELDS, limit: String(LISTED) });
  const { data } = await askMeta(
    io,
    { method: "GET", url, headers: bearer(connection) },
    z.object({ data: z.array(thread) }),
  );
  const seen = data.map((one) => ({ ref: one.id, text: one.text, made: one.timestamp, address: one.permalink }));
  return lookFor(sent, io, seen, { text: sent.post.text, whole: data.length < LISTED, same: sameButLinks });
}

const imageOf = (picture: Picture) => ({
  media_type: "IMAGE",
  image_url: publicAddress(picture, ["image/jpeg", "image/png"]),
  ...(picture.alt !== "" && { alt_text: picture.alt.slice(0, 1000) }),
});

/** What the container is made of. */
async function formOf(
  post: OutgoingPost,
  pictures: readonly Picture[],
  children: MakeChildren,
): Promise<Readonly<Record<string, string>>> {
  const [only, ...more] = pictures;
  // only a post of words has a card
  if (!only) return { media_type: "TEXT", text: post.text, ...(post.link !== null && { link_attachment: post.link }) };
  const text = withLink("threads", post);
  if (more.length === 0) return { ...imageOf(only), text };
  return { media_type: "CAROUSEL", children: (await children(imageOf)).join(","), text };
}

export const threads = definePublisher({
  platform: "threads",
  connect: {
    by: "oauth",
    settings: ["THREADS_CLIENT_ID", "THREADS_CLIENT_SECRET"],
    // Threads' login has no PKCE
    authorize: ({ redirectUri, state }, io) =>
      consentAddress(`${io.origin("https://threads.net")}/oauth/authorize`, {
        response_type: "code",
        client_id: settingOf(io, "THREADS_CLIENT_ID"),
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
      }),
    async exchange({ code, redirectUri }, io) {
      const client_secret = settingOf(io, "THREADS_CLIENT_SECRET");
      const short = await askTokens(io, `${io.origin(GRAPH)}/oauth/access_token`, {
        client_id: settingOf(io, "THREADS_CLIENT_ID"),
        client_secret,
        grant_type: "authorization_code",
        redirect_uri: redirectUri,
        code: code.replace(/#_$/, ""),
      });
      const fields = { grant_type: "th_exchange_token", client_secret, access_token: short.access_token };
      const long = await fetchTokens(io, `${io.origin(GRAPH)}/access_token`, fields);
      const headers = { authorization: `Bearer ${long.access_token}` };
      const shape = z.object({ id: z.string(), username: z.string() });
      const me = await askMeta(io, { method: "GET", url: at(io, "me", { fields: "id,username" }), headers }, shape);
      const secrets = { accessToken: long.access_token };
      return [
        {
          accountId: me.id,
          accountName: `@${me.username}`,
          secrets,
          settings: {},
          expiresAt: endOf(io, long.expires_in),
        },
      ];
    },
  },

  refresh: (connection, io) =>
    renewToken(connection, io, `${io.origin(GRAPH)}/refresh_access_token`, "th_refresh_token"),

  async publish(connection, post, _key, io) {
    const pictures = post.pictures.slice(0, MOST_PICTURES);
    return publishContainer(connection, io, {
      makeAt: at(io, `${connection.accountId}/threads`),
      publishAt: at(io, `${connection.accountId}/threads_publish`),
      pictures,
      formOf: (children) => formOf(post, pictures, children),
      statusOf: (container) => statusOf(connection, container, io),
      postOf: (id) => threadOf(connection, id, io),
    });
  },

  find: (connection, sent, io) =>
    findByContainer(sent, {
      there: (ref) => threadOf(connection, ref, io),
      status: (container) => statusOf(connection, container, io),
      listed: () => listed(connection, sent, io),
    }),

  async remove(connection, ref, io) {
    await rawMeta(io, { method: "DELETE", url: at(io, ref), headers: bearer(connection) });
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const url = at(io, `${ref}/insights`, { metric: "views,likes,replies,reposts,quotes,shares" });
    const values = z.array(z.object({ value: z.number() }));
    const shape = z.object({ data: z.array(z.object({ name: z.string(), values })) });
    const { data } = await askMeta(io, { method: "GET", url, headers: bearer(connection) }, shape);
    const of = (name: string) => data.find((one) => one.name === name)?.values[0]?.value ?? null;
    const shared = ["reposts", "quotes", "shares"].map(of).filter((one) => one !== null);
    const shares = shared.length === 0 ? null : shared.reduce((sum, one) => sum + one, 0);
    return { views: of("views"), likes: of("likes"), comments: of("replies"), shares };
  },
});
