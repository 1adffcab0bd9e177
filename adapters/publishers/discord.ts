/**
 * Discord by a channel's webhook (docs.discord.com/developers/resources/webhook; github discord/discord-api-docs): execute with
 * `wait`, get, edit, delete. The webhook's address is the whole access. It takes no key and lists nothing: after a lost answer
 * nobody can know, so a person looks; a message with a number can be asked about.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, failed, isGone, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import type { Connected, PublisherIo } from "./publisher.ts";
import { fileName, multipart, type Part } from "./shared/multipart.ts";
import { withLink } from "./wording.ts";

const API = "https://discord.com";
const MOST_PICTURES = 10;

const errorShape = z.object({ code: z.number().default(0), message: z.string(), retry_after: z.number().optional() });
/** Unknown webhook, invalid token, unauthorized. */
const over = new Set([10015, 50027, 40001]);
const refuse: Refuse = ({ status, body }) => {
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = `${error.message} (${error.code})`;
  if (status === 429)
    return { code: "rate_limited", detail, retryAfterMs: Math.ceil((error.retry_after ?? 60) * 1000) };
  if (over.has(error.code) || status === 401) return { code: "connection_ended", detail };
  if (error.code === 40005 || status === 413) return { code: "media_rejected", detail };
  if (error.code === 10008) return { code: "not_found", detail };
  return status === 400 ? { code: "text_rejected", detail } : null;
};
const { ask, raw } = caller(refuse);

const hook = z.object({ id: z.string(), name: z.string().nullable(), guild_id: z.string().nullish() });
const message = z.object({ id: z.string(), channel_id: z.string() });

/** Of the address an agent copies: its number and its token. */
const copied =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{1,20})\/([\w-]{1,200})$/;
const at = (id: string, token: string, io: PublisherIo, path = "") =>
  `${io.origin(API)}/api/v10/webhooks/${id}/${token}${path}`;
const hookAt = ({ accountId, secrets }: Connected, io: PublisherIo, path = "") =>
  at(accountId, secrets.token ?? "", io, path);

const liveAt = ({ settings }: Connected, { id, channel_id }: z.output<typeof message>) => ({
  state: "live" as const,
  ref: id,
  address: settings.guild ? `https://discord.com/channels/${settings.guild}/${channel_id}/${id}` : null,
});
/** Nobody is called by a post. */
const quiet = { allowed_mentions: { parse: [] } };

export const discord = definePublisher({
  platform: "discord",
  connect: {
    by: "form",
    fields: [{ name: "webhook", secret: true }],
    async check({ webhook = "" }, io) {
      const [, id = "", token = ""] = copied.exec(webhook.trim()) ?? [];
      if (id === "") return failed("not_found", houseNote("discord_address"));
      const own = await ask(io, { method: "GET", url: at(id, token, io) }, hook);
      return {
        accountId: own.id,
        accountName: own.name ?? own.id,
        secrets: { token },
        settings: { guild: own.guild_id ?? "" },
        expiresAt: null,
      };
    },
  },

  async publish(connection, post, _key, io) {
    const pictures = post.pictures.slice(0, MOST_PICTURES);
    const files = pictures.map(
      ({ type, bytes }, id): Part => ({ name: `files[${id}]`, file: fileName(type, id), type, bytes }),
    );
    const attachments = pictures.map(({ type, alt }, id) => ({
      id,
      filename: fileName(type, id),
      description: alt.slice(0, 1024),
    }));
    const payload = { content: withLink("discord", post), ...quiet, ...(files.length > 0 && { attachments }) };
    const body = multipart([{ name: "payload_json", value: JSON.stringify(payload) }, ...files]);
    const url = hookAt(connection, io, "?wait=true");
    return liveAt(connection, await ask(io, { method: "POST", url, body, publishes: { ref: null } }, message));
  },

  async find(connection, { ref }, io) {
    if (ref === null) return { state: "unknown", ref: null, detail: houseNote("channel_closed") };
    try {
      return liveAt(
        connection,
        await ask(io, { method: "GET", url: hookAt(connection, io, `/messages/${ref}`) }, message),
      );
    } catch (error) {
      if (isGone(error)) return { state: "removed" };
      throw error;
    }
  },

  async edit(connection, ref, post, io) {
    const json = { content: withLink("discord", post), ...quiet };
    const url = hookAt(connection, io, `/messages/${ref}`);
    return liveAt(connection, await ask(io, { method: "PATCH", url, json, publishes: { ref } }, message));
  },

  async remove(connection, ref, io) {
    await raw(io, { method: "DELETE", url: hookAt(connection, io, `/messages/${ref}`) });
    return { state: "removed" };
  },
});
