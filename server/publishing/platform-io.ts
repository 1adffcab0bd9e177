/** What a connector is given of the outside: the guarded door, the clock, the operator's settings, a place for its checkpoints. */
import type { PublisherIo } from "#adapters/publishers/publisher";
import { openPlatformApp } from "#server/queries/settings/platform-apps";
import type { PublishServices } from "./services.ts";

/** An operator's settings are the application an administrator keeps: "X_CLIENT_SECRET" is the field "secret" of X's. */
export function fieldOf(name: string): string {
  if (/_SECRET(?:_KEY)?$/.test(name)) return "secret";
  if (/_IP$/.test(name)) return "ip";
  return /_TOKEN$/.test(name) ? "token" : "id";
}

export interface IoOptions {
  readonly signal?: AbortSignal;
  readonly timeLeft?: PublisherIo["timeLeft"];
  readonly maySend?: boolean;
  readonly resume?: PublisherIo["resume"];
  readonly checkpoint?: PublisherIo["checkpoint"];
  /** Throws where no request may leave any more. */
  readonly beforeFetch?: () => void;
}

/**
 * `left()`: how many requests were begun, and steps written down: with none, nothing can have come of it. A connector that sends by
 * other ways than requests (mail) writes each step down before it takes it.
 */
export async function openIo(
  { db, publishing, secretKey, now }: Pick<PublishServices, "db" | "publishing" | "secretKey" | "now">,
  platform: string,
  {
    signal,
    timeLeft = () => true,
    maySend = true,
    resume = null,
    checkpoint = async () => {},
    beforeFetch,
  }: IoOptions = {},
): Promise<PublisherIo & { left(): number }> {
  const app = await openPlatformApp(db, platform, secretKey);
  let left = 0;
  return {
    fetch: async (address, init = {}) => {
      beforeFetch?.();
      signal?.throwIfAborted();
      left += 1;
      const signals = [signal, init.signal].filter((one) => one !== null && one !== undefined);
      return await publishing.fetch(address, signals.length > 0 ? { ...init, signal: AbortSignal.any(signals) } : init);
    },
    now,
    setting: (name) => app?.[fieldOf(name)],
    origin: publishing.origin,
    checkpoint: async (data) => {
      await checkpoint(data);
      left += 1;
    },
    timeLeft,
    maySend,
    resume,
    left: () => left,
  };
}
