/**
 * Discord's webhooks on a local port, as its documentation describes them. Enforced: number and token in the path; contents of at
 * most 2000 signs, not empty; files named by their attachments; `wait`; mentions only where they are allowed.
 */
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import { type Asked, type Clock, jsonOf, partsOf, platformServer, Refused, said } from "./server.ts";

const ID = "1130000000000000001";
const TOKEN = "tok_En-webhook";
export const discordAgent = { webhook: `https://discord.com/api/webhooks/${ID}/${TOKEN}` };

interface Message {
  content: string;
  alts: string[];
}
const wrong = (status: number, code: number, message: string) => new Refused(status, { code, message });

export async function discordServer(clock: Clock): Promise<LocalPlatform> {
  const messages = new Map<string, Message>();
  let open = true;
  let last = 0;
  const content = (body: Record<string, unknown>): string => {
    const words = text(body.content);
    if (words === "") throw wrong(400, 50006, "Cannot send an empty message");
    if (words.length > 2000) throw wrong(400, 50035, "Invalid Form Body: content must be 2000 or fewer in length");
    if (!isRecord(body.allowed_mentions)) throw wrong(400, 50035, "the test wants mentions to be closed");
    return words;
  };
  async function execute(asked: Asked) {
    const parts = await partsOf(asked);
    const body: unknown = JSON.parse(String(parts.get("payload_json")));
    if (!isRecord(body)) throw wrong(400, 50109, "The request body contains invalid JSON.");
    const attachments = list(body.attachments);
    for (const one of attachments) {
      const file = parts.get(`files[${one.id}]`);
      if (!(file instanceof File) || file.name !== one.filename)
        throw wrong(400, 50035, "Invalid Form Body: attachments");
    }
    const words = content(body);
    last += 1;
    const id = `11400000000000000${last}`;
    messages.set(id, { content: words, alts: attachments.map(({ description }) => text(description)) });
    return asked.query.get("wait") === "true" ? said(200, { id, channel_id: "55" }) : said(204);
  }

  const server = await platformServer((asked) => {
    const [, id, token, message = ""] =
      /^\/api\/v10\/webhooks\/(\d+)\/([\w-]+)(?:\/messages\/(\d+))?$/.exec(asked.path) ?? [];
    if (id !== ID || !open) throw wrong(404, 10015, "Unknown Webhook");
    if (token !== TOKEN) throw wrong(401, 50027, "Invalid Webhook Token");
    if (message === "" && asked.method === "GET")
      return said(200, { id: ID, name: "Listings", channel_id: "55", guild_id: "77" });
    if (message === "") return execute(asked);
    const own = messages.get(message);
    if (!own) throw wrong(404, 10008, "Unknown Message");
    if (asked.method === "DELETE") messages.delete(message);
    if (asked.method === "DELETE") return said(204);
    const body = jsonOf(asked);
    if (asked.method === "PATCH") own.content = content(isRecord(body) ? body : {});
    return said(200, { id: message, channel_id: "55", content: own.content });
  });

  return {
    server,
    clock,
    shown: () =>
      [...messages.values()].map((one) => ({ text: one.content, pictures: one.alts.length, alts: one.alts })),
    uploads: () => [...messages.values()].reduce((sum, one) => sum + one.alts.length, 0),
    revoke: () => {
      open = false;
    },
    publishes: ({ method, path }) => method === "POST" && path.endsWith(TOKEN),
    limit: {
      said: said(429, { message: "You are being rate limited.", retry_after: 64.57, global: false }),
      waitMs: 64_570,
    },
    refusal: {
      when: ({ method }) => method === "POST",
      said: said(413, { message: "Request entity too large", code: 40005 }),
      words: "Request entity too large",
    },
  };
}
