/**
 * Mastodon's client API (docs.joinmastodon.org/methods/statuses, /media, /accounts; github mastodon/documentation): pictures,
 * then a status under an Idempotency-Key, which the instance keeps for an hour. An application's token does not end.
 */
import { load } from "cheerio";
import { z } from "zod";
import { caller, isGone, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor } from "./look-for.ts";
import { untilReady } from "./pause.ts";
import { progressOf, uploadEach } from "./progress.ts";
import type { Connected, PublisherIo } from "./publisher.ts";
import { fileName, multipart } from "./shared/multipart.ts";
import { withLink } from "./wording.ts";

/** Of a status, unless the instance is set otherwise. */
const MOST_PICTURES = 4;

const told = z.object({ error: z.string() });
const refuse: Refuse = ({ status, body }) => {
  const detail = status < 400 ? undefined : told.safeParse(body).data?.error;
  if (detail === undefined) return null;
  if (status === 401) return { code: "connection_ended", detail };
  if (status === 403)
    return { code: /disabled|suspended|limited/i.test(detail) ? "account_blocked" : "no_permission", detail };
  return status === 429 ? { code: "rate_limited", detail } : status === 404 ? { code: "not_found", detail } : null;
};
const { ask, raw } = caller(refuse);

const account = z.object({ id: z.string(), acct: z.string(), url: z.string() });
const media = z.object({ id: z.string(), url: z.string().nullable() });
const status = z.object({
  id: z.string(),
  url: z.string().nullable(),
  content: z.string(),
  created_at: z.string(),
  replies_count: z.number().default(0),
  reblogs_count: z.number().default(0),
  favourites_count: z.number().default(0),
});

const at = ({ settings }: Connected, io: PublisherIo, path: string) => `${io.origin(settings.server ?? "")}/api${path}`;
const by = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.token ?? ""}` });
const liveAt = ({ id, url }: z.output<typeof status>) => ({ state: "live" as const, ref: id, address: url });

/** Gone answers 404: null. */
async function statusOf(connection: Connected, ref: string, io: PublisherIo) {
  try {
    const url = at(connection, io, `/v1/statuses/${encodeURIComponent(ref)}`);
    return await ask(io, { method: "GET", url, headers: by(connection) }, status);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

export const mastodon = definePublisher({
  platform: "mastodon",
  connect: {
    by: "form",
    fields: [
      { name: "server", secret: false },
      { name: "token", secret: true },
    ],
    async check({ server = "", token = "" }, io) {
      const name = server.trim().replace(/\/$/, "");
      const home = /^https?:\/\//i.test(name) ? name : `https://${name}`;
      const url = `${io.origin(home)}/api/v1/accounts/verify_credentials`;
      const own = await ask(io, { method: "GET", url, headers: { authorization: `Bearer ${token.trim()}` } }, account);
      return {
        accountId: own.id,
        accountName: `@${own.acct}@${new URL(home).host}`,
        secrets: { token: token.trim() },
        settings: { server: home },
        expiresAt: null,
      };
    },
  },

  async publish(connection, post, key, io) {
    const progress = progressOf(io);
    const ids = await uploadEach(
      post.pictures.slice(0, MOST_PICTURES),
      io,
      progress,
      async ({ bytes, type, alt }, index) => {
        const file = { name: "file", file: fileName(type, index), type, bytes };
        const body = multipart([file, { name: "description", value: alt }]);
        const url = at(connection, io, "/v2/media");
        return (await ask(io, { method: "POST", url, headers: by(connection), body, blames: "media_rejected" }, media))
          .id;
      },
    );
    // taken with 202, it is drawn in the background, and a status may not have it before
    for (const id of ids)
      await untilReady(async () => {
        const url = at(connection, io, `/v1/media/${id}`);
        return (
          (await raw(io, { method: "GET", url, headers: by(connection), blames: "media_rejected" })).status !== 206
        );
      });
    const json = {
      status: withLink("mastodon", post),
      media_ids: ids,
      language: post.language.split("-")[0],
      visibility: "public",
    };
    const made = await ask(
      io,
      {
        method: "POST",
        url: at(connection, io, "/v1/statuses"),
        headers: { ...by(connection), "idempotency-key": key },
        json,
        publishes: { ref: null },
        blames: "text_rejected",
      },
      status,
    );
    return liveAt(made);
  },

  async find(connection, sent, io) {
    if (sent.ref !== null) {
      const there = await statusOf(connection, sent.ref, io);
      return there ? liveAt(there) : { state: "removed" };
    }
    const url = at(connection, io, `/v1/accounts/${connection.accountId}/statuses?limit=40&exclude_reblogs=true`);
    const statuses = await ask(io, { method: "GET", url, headers: by(connection) }, z.array(status));
    const seen = statuses.map((one) => ({
      ref: one.id,
      text: load(one.content).text(),
      made: one.created_at,
      address: one.url,
    }));
    return lookFor(sent, io, seen, { text: withLink("mastodon", sent.post), whole: seen.length < 40 });
  },

  async edit(connection, ref, post, io) {
    const shape = z.object({ media_attachments: z.array(z.object({ id: z.string() })).default([]) });
    const url = at(connection, io, `/v1/statuses/${encodeURIComponent(ref)}`);
    // what is not named is taken off
    const { media_attachments: kept } = await ask(io, { method: "GET", url, headers: by(connection) }, shape);
    const json = { status: withLink("mastodon", post), media_ids: kept.map(({ id }) => id) };
    const call = { method: "PUT" as const, url, headers: by(connection), json, publishes: { ref } };
    return liveAt(await ask(io, { ...call, blames: "text_rejected" }, status));
  },

  async remove(connection, ref, io) {
    const url = at(connection, io, `/v1/statuses/${encodeURIComponent(ref)}`);
    await raw(io, { method: "DELETE", url, headers: by(connection) });
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const url = at(connection, io, `/v1/statuses/${encodeURIComponent(ref)}`);
    const seen = await ask(io, { method: "GET", url, headers: by(connection) }, status);
    return { views: null, likes: seen.favourites_count, comments: seen.replies_count, shares: seen.reblogs_count };
  },
});
