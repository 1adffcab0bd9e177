/**
 * Telegram's Bot API on a local port, as core.telegram.org/bots/api describes it. Enforced: the bot's token in the path; the
 * channel's number; texts of 1 to 4096 and captions of at most 1024 signs; albums of 2 to 10 whose parts are attached;
 * "message is not modified"; retry_after in the answer's parameters.
 */
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import { type Asked, type Clock, jsonOf, partsOf, platformServer, Refused, said } from "./server.ts";

export const telegramAgent = { token: "7101:AAE-bot_token", channel: "@lin_realty" };
const CHAT = -1001234567890;

interface Message {
  id: number;
  words: string;
  photo: boolean;
  album: number;
}

const wrong = (description: string, code = 400) => new Refused(code, { ok: false, error_code: code, description });
const ok = (result: unknown) => said(200, { ok: true, result });

export async function telegramServer(clock: Clock): Promise<LocalPlatform> {
  const messages = new Map<number, Message>();
  let open = true;
  let last = 100;

  const add = (words: string, photo: boolean, album: number) => {
    last += 1;
    messages.set(last, { id: last, words, photo, album: album === 0 ? last : album });
    return last;
  };
  const caption = (words: string) => {
    if (words.length > 1024) throw wrong("Bad Request: message caption is too long");
    return words;
  };
  async function photos(asked: Asked) {
    const parts = await partsOf(asked);
    if (parts.get("chat_id") !== String(CHAT)) throw wrong("Bad Request: chat not found");
    const attached = (name: string) => {
      const file = parts.get(name);
      if (!(file instanceof File) || file.size === 0)
        throw wrong("Bad Request: wrong file identifier/HTTP URL specified");
    };
    if (asked.path.endsWith("sendPhoto")) {
      attached("photo");
      return ok({ message_id: add(caption(String(parts.get("caption") ?? "")), true, 0), chat: { id: CHAT } });
    }
    const media = list(JSON.parse(String(parts.get("media"))));
    if (media.length < 2 || media.length > 10) throw wrong("Bad Request: media group must include 2-10 items");
    for (const one of media) attached(text(one.media).replace("attach://", ""));
    const album = last + 1;
    return ok(media.map((one) => ({ message_id: add(caption(text(one.caption)), true, album) })));
  }
  function change(body: Record<string, unknown>, words: unknown) {
    const message = messages.get(Number(body.message_id));
    if (!message) throw wrong("Bad Request: message to edit not found");
    if (words === undefined || words === message.words)
      throw wrong(
        "Bad Request: message is not modified: specified new message content and reply markup are exactly the same",
      );
    message.words = text(words);
    return ok({ message_id: message.id });
  }

  const server = await platformServer((asked) => {
    const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(asked.path) ?? [];
    if (token !== telegramAgent.token || !open) throw wrong("Unauthorized", 401);
    if (method === "sendPhoto" || method === "sendMediaGroup") return photos(asked);
    const read = jsonOf(asked);
    const body = isRecord(read) ? read : {};
    if (method === "getMe") return ok({ id: 7101, is_bot: true, username: "lin_bot" });
    if (method === "getChat") {
      if (body.chat_id !== telegramAgent.channel) throw wrong("Bad Request: chat not found");
      return ok({ id: CHAT, type: "channel", title: "Lin Realty", username: "lin_realty" });
    }
    if (String(body.chat_id) !== String(CHAT)) throw wrong("Bad Request: chat not found");
    switch (method) {
      case "getChatMember":
        return ok({ status: "administrator", can_post_messages: true });
      case "sendMessage": {
        const words = text(body.text);
        if (words === "") throw wrong("Bad Request: message text is empty");
        if (words.length > 4096) throw wrong("Bad Request: message is too long");
        return ok({ message_id: add(words, false, 0), chat: { id: CHAT } });
      }
      case "editMessageText":
        return change(body, body.text);
      case "editMessageCaption":
        return change(body, caption(text(body.caption)));
      case "editMessageReplyMarkup":
        return change(body, undefined);
      case "deleteMessages":
        for (const id of Array.isArray(body.message_ids) ? body.message_ids : []) messages.delete(Number(id));
        return ok(true);
      default:
        throw wrong("Not Found", 404);
    }
  });

  return {
    server,
    clock,
    shown: () => {
      const albums = Map.groupBy(messages.values(), ({ album }) => album);
      return [...albums.values()].map((parts) => ({
        text: parts.map(({ words }) => words).join(""),
        pictures: parts.filter(({ photo }) => photo).length,
        alts: [],
      }));
    },
    uploads: () => [...messages.values()].filter(({ photo }) => photo).length,
    revoke: () => {
      open = false;
    },
    publishes: ({ path }) => /send(Message|Photo|MediaGroup)$/.test(path),
    limit: {
      said: said(429, {
        ok: false,
        error_code: 429,
        description: "Too Many Requests: retry after 17",
        parameters: { retry_after: 17 },
      }),
      waitMs: 17_000,
    },
    refusal: {
      when: ({ path }) => path.endsWith("sendMediaGroup"),
      said: said(400, { ok: false, error_code: 400, description: "Bad Request: PHOTO_INVALID_DIMENSIONS" }),
      words: "PHOTO_INVALID_DIMENSIONS",
    },
  };
}
