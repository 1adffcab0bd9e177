/**
 * Twilio's Messages API (twilio.com/docs/messaging/api/message-resource): basic authentication, a form a message. The list of
 * messages to a number proves what became of one.
 */
import { z } from "zod";
import { caller, type Refuse } from "./call.ts";
import { sameText } from "./look-for.ts";
import { basic } from "./oauth.ts";
import type { PublisherIo } from "./publisher.ts";
import type { SmsAccount, SmsGateway } from "./sms-gateway.ts";

const API = "https://api.twilio.com";

const errorShape = z.object({ code: z.number(), message: z.string().default("") });
/** Not a number, not reachable from here, no mobile, asked us to stop. */
const numbers = new Set([21211, 21408, 21610, 21612, 21614]);
const refuse: Refuse = ({ status, body }) => {
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = `${error.message} (${error.code})`;
  if (numbers.has(error.code)) return { code: "not_found", detail };
  if (status === 401) return { code: "connection_ended", detail };
  if (status === 429 || error.code === 14107 || error.code === 30022) return { code: "rate_limited", detail };
  return { code: status === 403 ? "no_permission" : "text_rejected", detail };
};
const { ask } = caller(refuse);

const at = ({ keyId }: SmsAccount, io: PublisherIo, path: string) =>
  `${io.origin(API)}/2010-04-01/Accounts/${encodeURIComponent(keyId)}${path}`;
const by = ({ keyId, keySecret }: SmsAccount) => ({ authorization: basic(keyId, keySecret) });

export const twilioGateway: SmsGateway = {
  async check(account, io) {
    await ask(
      io,
      { method: "GET", url: at(account, io, ".json"), headers: by(account) },
      z.object({ sid: z.string() }),
    );
  },
  async send(account, { to, text }, io) {
    const sender = account.from.startsWith("MG") ? "MessagingServiceSid" : "From";
    const form = { To: to, [sender]: account.from, Body: text };
    const call = { method: "POST" as const, url: at(account, io, "/Messages.json"), headers: by(account), form };
    await ask(io, { ...call, publishes: { ref: null } }, z.object({ sid: z.string() }));
    return "sent";
  },
  async seen(account, { to, text }, since, io) {
    const day = new Date(since.getTime() - 300_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ To: to, "DateSent>": day, PageSize: "100" });
    const shape = z.object({ messages: z.array(z.object({ body: z.string(), date_created: z.string() })) });
    const { messages } = await ask(
      io,
      { method: "GET", url: at(account, io, `/Messages.json?${query}`), headers: by(account) },
      shape,
    );
    return messages.some(
      ({ body, date_created }) => sameText(body, text) && Date.parse(date_created) >= since.getTime() - 300_000,
    );
  },
};
