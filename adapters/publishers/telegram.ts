/**
 * Telegram's Bot API (core.telegram.org/bots/api 10.1; github PaulSonOfLars/telegram-bot-api-spec) for a channel whose
 * administrator the bot is: sendMessage, sendPhoto, sendMediaGroup. A bot cannot read what it posted, and sends no key that
 * would be taken once: after a lost answer nobody can know, so a person looks. What has a number can be asked about.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, Ended, failed, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { progressOf } from "./progress.ts";
import type { Connected, Found, OutgoingPost, PublisherIo } from "./publisher.ts";
import { fileName, multipart, type Part } from "./shared/multipart.ts";
import { withLink } from "./wording.ts";

const API = "https://api.telegram.org";
/** Below pictures; longer words are a message of their own. */
const MOST_CAPTION = 1024;
const MOST_PICTURES = 10;

const errorShape = z.object({
  ok: z.literal(false),
  description: z.string(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});
const refuse: Refuse = ({ status, body }) => {
  const error = errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = error.description;
  if (status === 401 || status === 404) return { code: "connection_ended", detail };
  if (status === 403) return { code: "no_permission", detail };
  if (status === 429)
    return { code: "rate_limited", detail, retryAfterMs: (error.parameters?.retry_after ?? 30) * 1000 };
  if (/photo|image|file|media/i.test(detail)) return { code: "media_rejected", detail };
  if (/not enough rights|administrator rights|CHAT_WRITE_FORBIDDEN/i.test(detail))
    return { code: "no_permission", detail };
  if (/not found/i.test(detail)) return { code: "not_found", detail };
  return status === 400 ? { code: "text_rejected", detail } : null;
};
const { ask } = caller(refuse);

const answered = <Shape extends z.ZodType>(result: Shape) => z.object({ ok: z.literal(true), result });
const message = z.object({ message_id: z.number() });
const chat = z.object({ id: z.number(), title: z.string().optional(), username: z.string().optional() });
const member = z.object({ status: z.string(), can_post_messages: z.boolean().optional() });

const methodAt = (token: string, io: PublisherIo, method: string) => `${io.origin(API)}/bot${token}/${method}`;
const tokenOf = ({ secrets }: Connected) => secrets.token ?? "";

/** "text:12", "caption:12,13": which message has the words, first, and all that belong to it. */
const refOf = (kind: "text" | "caption", ids: readonly (number | string)[]) => `${kind}:${ids.join(",")}`;
const readRef = (ref: string) => {
  const [kind = "", ids = ""] = ref.split(":");
  return { kind, ids: ids.split(",").map(Number) };
};
const liveAt = ({ settings, accountId }: Connected, ref: string) => {
  const [first] = readRef(ref).ids;
  const chatPath = settings.username || `c/${accountId.replace(/^-100/, "")}`;
  return { state: "live" as const, ref, address: `https://t.me/${chatPath}/${first}` };
};

/** The numbers of the messages that pictures became. */
async function sendPictures(
  connection: Connected,
  post: OutgoingPost,
  caption: string,
  io: PublisherIo,
): Promise<number[]> {
  const pictures = post.pictures.slice(0, MOST_PICTURES);
  const name = (index: number) => (pictures.length === 1 ? "photo" : `photo${index}`);
  const files = pictures.map(
    ({ type, bytes }, index): Part => ({ name: name(index), file: fileName(type, index), type, bytes }),
  );
  const chatId: Part = { name: "chat_id", value: connection.accountId };
  const sent = { method: "POST" as const, publishes: { ref: null }, blames: "media_rejected" as const };
  if (pictures.length === 1) {
    const body = multipart([chatId, { name: "caption", value: caption }, ...files]);
    const url = methodAt(tokenOf(connection), io, "sendPhoto");
    return [(await ask(io, { ...sent, url, body }, answered(message))).result.message_id];
  }
  const media = pictures.map((_, index) => ({
    type: "photo",
    media: `attach://photo${index}`,
    ...(index === 0 && { caption }),
  }));
  const body = multipart([chatId, { name: "media", value: JSON.stringify(media) }, ...files]);
  const url = methodAt(tokenOf(connection), io, "sendMediaGroup");
  return (await ask(io, { ...sent, url, body }, answered(z.array(message)))).result.map(({ message_id }) => message_id);
}

export const telegram = definePublisher({
  platform: "telegram",
  connect: {
    by: "form",
    fields: [
      { name: "token", secret: true },
      { name: "channel", secret: false },
    ],
    async check({ token = "", channel = "" }, io) {
      const call = (method: string, json: unknown) => ({
        method: "POST" as const,
        url: methodAt(token.trim(), io, method),
        json,
      });
      const { result: bot } = await ask(io, call("getMe", {}), answered(z.object({ id: z.number() })));
      const name = channel.trim().replace(/^https?:\/\/t\.me\//, "@");
      const chatId = /^(@|-?\d)/.test(name) ? name : `@${name}`;
      const { result: own } = await ask(io, call("getChat", { chat_id: chatId }), answered(chat));
      const { result: role } = await ask(
        io,
        call("getChatMember", { chat_id: own.id, user_id: bot.id }),
        answered(member),
      );
      if (role.status !== "administrator" || role.can_post_messages === false)
        return failed("no_permission", houseNote("bot_not_admin"));
      return {
        accountId: String(own.id),
        accountName: own.username ? `@${own.username}` : (own.title ?? String(own.id)),
        secrets: { token: token.trim() },
        settings: { username: own.username ?? "" },
        expiresAt: null,
      };
    },
  },

  async publish(connection, post, _key, io) {
    const text = withLink("telegram", post);
    const captioned = post.pictures.length > 0 && text.length <= MOST_CAPTION;
    const progress = progressOf(io);
    let ids = [...progress.list("pictures")];
    if (post.pictures.length > 0 && ids.length === 0) {
      ids = (await sendPictures(connection, post, captioned ? text : "", io)).map(String);
      await progress.keep({ pictures: ids });
    }
    if (captioned) return liveAt(connection, refOf("caption", ids));
    const json = {
      chat_id: connection.accountId,
      text,
      ...(post.link !== null && { link_preview_options: { url: post.link } }),
    };
    const url = methodAt(tokenOf(connection), io, "sendMessage");
    const { result } = await ask(
      io,
      { method: "POST", url, json, publishes: { ref: null }, blames: "text_rejected" },
      answered(message),
    );
    return liveAt(connection, refOf("text", [result.message_id, ...ids]));
  },

  async find(connection, { ref }, io): Promise<Found> {
    if (ref === null) return { state: "unknown", ref: null, detail: houseNote("channel_closed") };
    // taking away buttons that were never there changes nothing, and says whether the message stands
    const json = { chat_id: connection.accountId, message_id: readRef(ref).ids[0] };
    const url = methodAt(tokenOf(connection), io, "editMessageReplyMarkup");
    try {
      await ask(io, { method: "POST", url, json }, answered(z.unknown()));
      return liveAt(connection, ref);
    } catch (error) {
      const detail = error instanceof Ended ? error.outcome.detail : "";
      if (/not modified|can't be edited/i.test(detail)) return liveAt(connection, ref);
      if (/message to edit not found|MESSAGE_ID_INVALID/i.test(detail)) return { state: "removed" };
      throw error;
    }
  },

  async edit(connection, ref, post, io) {
    const { kind, ids } = readRef(ref);
    const text = withLink("telegram", post);
    const of = { chat_id: connection.accountId, message_id: ids[0] };
    const json = kind === "caption" ? { ...of, caption: text } : { ...of, text };
    const url = methodAt(tokenOf(connection), io, kind === "caption" ? "editMessageCaption" : "editMessageText");
    try {
      await ask(io, { method: "POST", url, json, publishes: { ref }, blames: "text_rejected" }, answered(z.unknown()));
    } catch (error) {
      // it says so already
      if (!(error instanceof Ended && /not modified/i.test(error.outcome.detail))) throw error;
    }
    return liveAt(connection, ref);
  },

  async remove(connection, ref, io) {
    const json = { chat_id: connection.accountId, message_ids: readRef(ref).ids };
    const url = methodAt(tokenOf(connection), io, "deleteMessages");
    await ask(io, { method: "POST", url, json }, answered(z.literal(true)));
    return { state: "removed" };
  },
});
