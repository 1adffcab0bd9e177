/** Keeps a claim while its worker is at a post, and stops the worker when the claim is lost: nothing leaves without one. */
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { type Claimed, renewClaim, saveCheckpoint } from "#server/queries/publications/runs";
import type { PublishingTiming } from "#server/services/index";

/** Thrown into a connector that works without a claim. */
class ClaimLost extends Error {
  constructor() {
    super("the claim on this post is lost");
    this.name = "ClaimLost";
  }
}

export interface Hold {
  readonly signal: AbortSignal;
  /** Throws ClaimLost by this process's own clock: also after it stood still, before anybody was asked. */
  assertHeld(): void;
  /** Whether a course of many steps may begin another one. */
  timeLeft(): boolean;
  checkpoint(data: NonNullable<Claimed["checkpoint"]>): Promise<void>;
  release(): void;
}

/** `since`: performance.now() from before the claim was written. */
export function holdClaim(
  { db, log }: { db: Db; log: Log },
  claim: Claimed,
  timing: Pick<PublishingTiming, "leaseMs" | "renewMs" | "callMs" | "turnMs">,
  since: number,
): Hold {
  const lost = new AbortController();
  let heldUntil = since + timing.leaseMs;
  const assertHeld = () => {
    if (performance.now() >= heldUntil) lost.abort(new ClaimLost());
    lost.signal.throwIfAborted();
  };
  const renewing = setInterval(() => {
    const asked = performance.now();
    renewClaim(db, claim, timing.leaseMs)
      .then((held) => {
        if (held) heldUntil = asked + timing.leaseMs;
        else lost.abort(new ClaimLost());
      })
      .catch((err: unknown) => {
        log.warn({ err }, "a claim on a post could not be renewed");
        if (performance.now() >= heldUntil) lost.abort(new ClaimLost());
      });
  }, timing.renewMs);
  const over = setTimeout(() => lost.abort(new ClaimLost()), timing.callMs);
  return {
    signal: lost.signal,
    assertHeld,
    timeLeft: () => performance.now() < since + timing.turnMs,
    async checkpoint(data) {
      assertHeld();
      if (!(await saveCheckpoint(db, claim, data))) lost.abort(new ClaimLost());
      assertHeld();
    },
    release() {
      clearInterval(renewing);
      clearTimeout(over);
    },
  };
}
