/** The connector to one of the local platforms: plain calls, as those of real platforms are. */
import { z } from "zod";
import type { Publisher, PublisherIo } from "#adapters/publishers/publisher";
import type { PlatformGateway } from "#server/services/index";
import { impatientFetch, timing } from "./timing.ts";

const PLATFORMS = 20;
export const platformIds: readonly string[] = Array.from({ length: PLATFORMS }, (_, at) => `local-${at + 1}`);

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

export const platformsAt = (url: string): PlatformGateway => ({
  publishers: platformIds.map(connectorTo),
  fetch: impatientFetch,
  origin: () => url,
  timing,
});
