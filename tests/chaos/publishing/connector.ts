/** The connector to one of the local platforms: plain calls, as those of real platforms are. */
import { z } from "zod";
import type { Publisher, PublisherIo } from "#adapters/publishers/publisher";
import type { PlatformGateway, PublishingTiming } from "#server/services/index";
import { platformIds } from "./platforms.ts";

const published = z.object({ ref: z.string(), shown: z.boolean() });
const limited = z.object({ retryAfterMs: z.number() });
const found = z.object({ there: z.enum(["no", "cannot say", "shown", "taken"]), ref: z.string().default("") });

const ask = (io: PublisherIo, path: string, key: string) =>
  io.fetch(`${io.origin("https://local.example")}${path}`, { method: "POST", body: key });

const connectorTo = (platform: string): Publisher => ({
  platform,
  connect: {
    by: "form",
    fields: [{ name: "token", secret: true }],
    check: async (values) => ({
      accountId: platform,
      accountName: platform,
      secrets: { ...values },
      settings: {},
      expiresAt: null,
    }),
  },
  async publish(_connection, _post, key, io) {
    await io.checkpoint({ began: key });
    try {
      const answer = await ask(io, `/${platform}/publish`, key);
      if (answer.status === 429) {
        const { retryAfterMs } = limited.parse(await answer.json());
        return { state: "failed", code: "rate_limited", detail: "slow down", retryAfterMs };
      }
      const { ref, shown } = published.parse(await answer.json());
      return shown ? { state: "live", ref, address: `https://local.example/${ref}` } : { state: "accepted", ref };
    } catch {
      return { state: "unknown", ref: null, detail: "no answer" };
    }
  },
  async find(_connection, sent, io) {
    const { there, ref } = found.parse(await (await ask(io, `/${platform}/find`, sent.key)).json());
    if (there === "no") return { state: "absent" };
    if (there === "cannot say") return { state: "unknown", ref: null, detail: "only the newest are listed" };
    return there === "shown" ? { state: "live", ref, address: null } : { state: "accepted", ref };
  },
});

/**
 * Quick claims; `settleMs` is of the workers' clock, which runs SPEED times as fast, so that pauses of minutes pass in the test. A
 * worker that stands still shorter than claim and settling together sends nothing a second time.
 */
const SPEED = 60;
const timing: PublishingTiming = {
  leaseMs: 1_500,
  renewMs: 400,
  callMs: 5_000,
  turnMs: 2_500,
  requestMs: 2_000,
  answerBytes: 100_000,
  settleMs: 1_000 * SPEED,
  everyMs: 40,
  atOnce: 4,
  perAccount: 4,
  waitsMs: 365 * 86_400_000,
  remindMs: 365 * 86_400_000,
  consentMinutes: 10,
  renewTokenMs: 60_000,
  endingDays: 7,
  aheadDays: 400,
};

export const platformsAt = (url: string): PlatformGateway => ({
  publishers: platformIds.map(connectorTo),
  fetch: (address, init) => fetch(address, { ...init, signal: init?.signal ?? AbortSignal.timeout(timing.requestMs) }),
  origin: () => url,
  timing,
});

/** From `epoch` on (milliseconds since 1970) time runs faster; all processes agree on it. */
export const fastClock = (epoch: number) => (): Date => new Date(epoch + (Date.now() - epoch) * SPEED);
