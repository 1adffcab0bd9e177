/** What the behaviour suite knows of a local platform, and what it can make happen on it. */
import type { Connected } from "#adapters/publishers/publisher";
import type { Asked, Clock, PlatformServer, Said } from "./server.ts";

/** A post as readers see it. */
export interface Shown {
  readonly text: string;
  readonly pictures: number;
  readonly alts: readonly string[];
  readonly link?: string | null;
}

export interface LocalPlatform {
  readonly server: Pick<PlatformServer, "origin" | "trouble" | "asked" | "close">;
  readonly clock: Clock;
  /** Oldest first, without what was removed. */
  shown(): readonly Shown[];
  /** Pictures it took so far. */
  uploads(): number;
  /** Access tokens end; what renews them does not. Absent: they never end by themselves. */
  expire?(connection: Connected): void;
  /** The agent takes the access back on the platform. */
  revoke(): void;
  /** What takes time is over. */
  settle?(): void;
  /** The call after which readers see the post. */
  publishes(asked: Asked): boolean;
  /** Too much was asked: its answer, and the wait that stands in it. */
  readonly limit: { readonly said: Said; readonly waitMs: number };
  /** A picture it does not want: at which call, what it answers, its own words. */
  readonly refusal?: { when(asked: Asked): boolean; readonly said: Said; readonly words: string };
}
