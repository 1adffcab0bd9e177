/**
 * A LINE Official Account's broadcast (developers.line.biz/en/reference/messaging-api, .../docs/messaging-api/retrying-api-request;
 * github line/line-openapi). Every broadcast carries X-Line-Retry-Key: LINE carries one key out once within a day, and answers
 * 409 with the first request's number. So asking again under the same key is how to ask what became of it, as long as it may still
 * be carried out: the messages stand in the checkpoint. What was sent can be neither changed nor taken back.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, Ended, failed, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { noteOf, progressOf } from "./progress.ts";
import type { Connected, OutgoingPost, PublisherIo } from "./publisher.ts";
import { pictureFormat } from "./shared/picture-notes.ts";
import { withLink } from "./wording.ts";

const API = "https://api.line.me";
/** Five messages a request, the words among them. */
const MOST_PICTURES = 4;
/** As long as LINE remembers a key. */
const KEY_MS = 23 * 3_600_000;
/** What is held back is asked about again after so long. */
const HELD_MS = 10 * 60_000;

const errorShape = z.object({
  message: z.string(),
  details: z.array(z.object({ message: z.string().default(""), property: z.string().default("") })).default([]),
});
const refuse: Refuse = ({ status, body, headers }) => {
  // taken before: its number is all it says
  if (status === 409) return { code: "duplicate", detail: headers.get("x-line-accepted-request-id") ?? "taken before" };
  const error = status < 400 ? undefined : errorShape.safeParse(body).data;
  if (!error) return null;
  const detail = [error.message, ...error.details.map((one) => `${one.property} ${one.message}`)].join("; ");
  if (status === 429 && /monthly limit/i.test(detail)) return { code: "quota_used_up", detail };
  if (status === 400) return { code: /image|contenturl/i.test(detail) ? "media_rejected" : "text_rejected", detail };
  const codes = { 401: "connection_ended", 403: "no_permission", 429: "rate_limited" } as const;
  return status in codes ? { code: codes[status as keyof typeof codes], detail } : null;
};
const { ask, raw } = caller(refuse);

const by = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.channelToken ?? ""}` });

/** A UUID that is the same for the same publication. */
function retryKey(key: string): string {
  const hex = createHash("sha256").update(`line:${key}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

function messagesOf(post: OutgoingPost): unknown[] {
  const images = post.pictures.slice(0, MOST_PICTURES).map(({ address, type }) => {
    if (address === null || !address.startsWith("https://"))
      throw new Ended(failed("media_rejected", houseNote("picture_unreachable")));
    if (type === "image/webp")
      throw new Ended(failed("media_rejected", pictureFormat(type, ["image/jpeg", "image/png"])));
    return { type: "image", originalContentUrl: address, previewImageUrl: address };
  });
  return [{ type: "text", text: withLink("line", post) }, ...images];
}

/** The number of the request that was taken, now or before. */
async function broadcast(connection: Connected, key: string, messages: string, io: PublisherIo) {
  const headers = { ...by(connection), "x-line-retry-key": retryKey(key) };
  const body = { type: "application/json; charset=utf-8", bytes: Buffer.from(`{"messages":${messages}}`) };
  const url = `${io.origin(API)}/v2/bot/message/broadcast`;
  const taken = (ref: string) => ({ state: "live" as const, ref, address: null });
  try {
    const answer = await raw(io, { method: "POST", url, headers, body, publishes: { ref: null } });
    return taken(answer.headers.get("x-line-request-id") ?? retryKey(key));
  } catch (error) {
    if (error instanceof Ended && error.outcome.state === "failed" && error.outcome.code === "duplicate")
      return taken(error.outcome.detail);
    throw error;
  }
}

export const line = definePublisher({
  platform: "line",
  connect: {
    by: "form",
    fields: [{ name: "channelToken", secret: true }],
    async check({ channelToken = "" }, io) {
      const headers = { authorization: `Bearer ${channelToken.trim()}` };
      const shape = z.object({ userId: z.string(), basicId: z.string(), displayName: z.string() });
      const own = await ask(io, { method: "GET", url: `${io.origin(API)}/v2/bot/info`, headers }, shape);
      return {
        accountId: own.userId,
        accountName: `${own.displayName} (${own.basicId})`,
        secrets: { channelToken: channelToken.trim() },
        settings: {},
        expiresAt: null,
      };
    },
  },

  async publish(connection, post, key, io) {
    const messages = JSON.stringify(messagesOf(post));
    await progressOf(io).keep({ messages });
    return broadcast(connection, key, messages, io);
  },

  async find(connection, { ref, key, checkpoint, triedAt }, io) {
    if (ref !== null) return { state: "live", ref, address: null };
    const messages = noteOf(checkpoint, "messages");
    if (messages === null) return { state: "absent" };
    if (io.now().getTime() - Date.parse(triedAt) > KEY_MS)
      return { state: "unknown", ref: null, detail: houseNote("asked_too_late") };
    // asking carries out what never arrived: not while its owner, or a change of the home, holds it back
    if (!io.maySend) return failed("rate_limited", houseNote("held_back"), HELD_MS);
    return broadcast(connection, key, messages, io);
  },

  async figures(connection, ref, io) {
    const number = z.number().nullable().default(null);
    const shape = z.object({ overview: z.object({ uniqueImpression: number }).nullable() });
    const url = `${io.origin(API)}/v2/bot/insight/message/event?${new URLSearchParams({ requestId: ref })}`;
    const { overview } = await ask(io, { method: "GET", url, headers: by(connection) }, shape);
    return { views: overview?.uniqueImpression ?? null, likes: null, comments: null, shares: null };
  },
});
