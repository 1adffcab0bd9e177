/**
 * A site or program of the agent's own: events signed as standardwebhooks.com describes (webhook-id, webhook-timestamp,
 * webhook-signature: "v1," and HMAC-SHA256 of `id.timestamp.body`), in words documented in docs/publishing-webhook.md. The key
 * of a publication is the event's id: who takes it remembers it, so that asking by it proves what became of the post.
 */
import { createHmac } from "node:crypto";
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, failed, isGone, type Refuse, wordsOf } from "./call.ts";
import { definePublisher } from "./define.ts";
import type { Connected, Found, Outcome, OutgoingPost, PublisherIo } from "./publisher.ts";

const LEAST_SECRET = 16;

const refuse: Refuse = ({ status, text }) => {
  // 410: as the standard says, send nothing more
  if (status === 410) return { code: "connection_ended", detail: wordsOf({ status, text }) };
  return status === 409 ? { code: "duplicate", detail: wordsOf({ status, text }) } : null;
};
const { raw } = caller(refuse);

/** Every part may be left out: 200 and nothing is "live", 202 "accepted", under the publication's own key. */
const answerShape = z
  .object({
    state: z.enum(["live", "accepted", "absent", "removed"]).optional(),
    id: z.string().min(1).max(500).optional(),
    address: z.url({ protocol: /^https?$/ }).nullish(),
    name: z.string().min(1).max(200).optional(),
  })
  .catch({});

type Event = "ping" | "post.publish" | "post.find" | "post.edit" | "post.remove";

/** Base64 of the standard, or any words. */
const keyOf = (secret: string) =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);

/** As a receiver checks it: over exactly these bytes. */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${seconds}.${body}`).digest("base64")}`;

async function tell(
  { address, secret }: { address: string; secret: string },
  io: PublisherIo,
  event: { type: Event; id: string; data: unknown },
  publishes?: { ref: string | null },
) {
  const seconds = Math.floor(io.now().getTime() / 1000);
  const body = JSON.stringify({ type: event.type, timestamp: io.now().toISOString(), data: event.data });
  const headers = {
    "webhook-id": event.id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatureOf(secret, event.id, seconds, body),
  };
  const sent = { type: "application/json; charset=utf-8", bytes: Buffer.from(body) };
  const call = {
    method: "POST" as const,
    url: io.origin(address),
    headers,
    body: sent,
    blames: "text_rejected" as const,
  };
  const { status, body: answer } = await raw(io, publishes ? { ...call, publishes } : call);
  return { status, answer: answerShape.parse(answer) };
}

const doorOf = ({ settings, secrets }: Connected) => ({
  address: settings.address ?? "",
  secret: secrets.secret ?? "",
});

const dataOf = ({ title, text, hashtags, link, language, pictures }: OutgoingPost) => ({
  title,
  text,
  hashtags,
  link,
  language,
  pictures: pictures.map(({ alt, address, type, width, height, bytes }) => ({
    alt,
    type,
    width,
    height,
    ...(address === null ? { base64: Buffer.from(bytes).toString("base64") } : { address }),
  })),
});

function outcomeOf({ status, answer }: Awaited<ReturnType<typeof tell>>, key: string): Outcome {
  const ref = answer.id ?? key;
  const accepted = answer.state === "accepted" || (answer.state === undefined && status === 202);
  return accepted ? { state: "accepted", ref } : { state: "live", ref, address: answer.address ?? null };
}

export const webhook = definePublisher({
  platform: "webhook",
  connect: {
    by: "form",
    fields: [
      { name: "address", secret: false },
      { name: "secret", secret: true },
    ],
    async check({ address = "", secret = "" }, io) {
      const url = URL.parse(address.trim());
      if (!url || !/^https?:$/.test(url.protocol)) return failed("not_found", houseNote("address_malformed"));
      if (secret.trim().length < LEAST_SECRET)
        return failed("no_permission", houseNote("secret_short", { least: LEAST_SECRET }));
      const door = { address: url.href, secret: secret.trim() };
      const { answer } = await tell(door, io, { type: "ping", id: `ping-${io.now().getTime()}`, data: {} });
      return {
        accountId: `${url.host}${url.pathname}`,
        accountName: answer.name ?? url.host,
        secrets: { secret: door.secret },
        settings: { address: door.address },
        expiresAt: null,
      };
    },
  },

  async publish(connection, post, key, io) {
    const event = { type: "post.publish" as const, id: key, data: { key, ...dataOf(post) } };
    return outcomeOf(await tell(doorOf(connection), io, event, { ref: null }), key);
  },

  async find(connection, { key, ref }, io): Promise<Found> {
    const found = await tell(doorOf(connection), io, { type: "post.find", id: `${key}-find`, data: { key, id: ref } });
    // only words of the protocol prove anything: a program that answers 200 to everything has not looked
    if (found.answer.state === undefined) return { state: "unknown", ref, detail: houseNote("not_told") };
    if (found.answer.state === "absent") return ref === null ? { state: "absent" } : { state: "removed" };
    return found.answer.state === "removed" ? { state: "removed" } : outcomeOf(found, ref ?? key);
  },

  async edit(connection, ref, post, io) {
    const event = {
      type: "post.edit" as const,
      id: `edit-${ref}-${io.now().getTime()}`,
      data: { id: ref, ...dataOf(post) },
    };
    return outcomeOf(await tell(doorOf(connection), io, event, { ref }), ref);
  },

  async remove(connection, ref, io) {
    try {
      await tell(doorOf(connection), io, { type: "post.remove", id: `remove-${ref}`, data: { id: ref } });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    return { state: "removed" };
  },
});
