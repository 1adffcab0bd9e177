/**
 * Counts who opens a page, without keeping who it was: a hash of network and browser under a key that is thrown away with
 * the day. Counting happens after the answer, one at a time, and is dropped rather than allowed to pile up.
 */
import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import { isbot } from "isbot";
import type { CopyLanguage } from "#contract/copy";
import type { Clock } from "#server/base/clock";
import { household } from "#server/base/household";
import { viewLimits } from "#server/base/limits";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { countView, forgetVisitors } from "#server/queries/listings/property-views";
import { pageKey } from "#server/queries/settings/page-keys";

/** A person looking at a page, as far as headers tell: no robot, no prefetch, no script, not the owner's own look. */
export function isVisit(request: Request): boolean {
  const { headers } = request;
  const agent = headers.get("user-agent") ?? "";
  const fetched = headers.get("sec-fetch-dest") ?? "document";
  const ahead = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name) ?? "").join(" ");
  return (
    request.method === "GET" &&
    agent.length > 10 &&
    !isbot(agent) &&
    (fetched === "document" || fetched === "iframe") &&
    !/prefetch|prerender|preview/i.test(ahead) &&
    !new URL(request.url).searchParams.has("preview")
  );
}

/** What one household or office has in common. */
const networkOf = (address: string): string =>
  ipaddr.isValid(address) ? household(ipaddr.process(address).toString()) : "";

/** The browser's name falls into one of a few slots, so that inventing names makes no more visitors than that. */
function visitorHash(key: Buffer, propertyId: string, address: string, agent: string): Buffer {
  const keyed = (...parts: (string | number)[]) => createHmac("sha256", key).update(JSON.stringify(parts)).digest();
  const slot = keyed("slot", agent).readUInt32BE(0) % viewLimits.perNetwork;
  return keyed(propertyId, networkOf(address), slot).subarray(0, 16);
}

interface Visit {
  propertyId: string;
  userId: string;
  address: string;
  agent: string;
  /** Code of the link they came by, one of the page's own; "": none. */
  link: string;
  /** What the page was read in. */
  language: CopyLanguage;
}

export interface Visits {
  /** Answers at once; what fails is logged. */
  count(visit: Visit): void;
  /** Resolves when everything handed in so far has been counted. */
  settled(): Promise<void>;
}

/** One counter a process; several processes share the database's. */
export function openVisits({ db, now, log }: { db: Db; now: Clock; log: Log }): Visits {
  let today: { day: string; key: Buffer } = { day: "", key: Buffer.alloc(0) };
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const waitingOf = new Map<string, number>();

  const keyOf = async (day: string): Promise<Buffer> => {
    if (today.day !== day) {
      today = { day, key: await pageKey(db, `views:${day}`) };
      await forgetVisitors(db, day);
    }
    return today.key;
  };
  const write = async ({ address, agent, ...visit }: Visit, at: Date): Promise<void> => {
    const key = await keyOf(at.toISOString().slice(0, 10));
    await countView(db, { ...visit, visitor: visitorHash(key, visit.propertyId, address, agent), at });
  };
  return {
    count(visit) {
      const own = waitingOf.get(visit.userId) ?? 0;
      if (visit.address === "" || waiting >= viewLimits.waiting || own >= viewLimits.waitingPerOwner) return;
      waiting += 1;
      waitingOf.set(visit.userId, own + 1);
      const at = now();
      last = last
        .then(() => write(visit, at))
        .catch((err: unknown) => log.error({ err, propertyId: visit.propertyId }, "a view was not counted"))
        .finally(() => {
          waiting -= 1;
          const left = (waitingOf.get(visit.userId) ?? 1) - 1;
          if (left > 0) waitingOf.set(visit.userId, left);
          else waitingOf.delete(visit.userId);
        });
    },
    settled: () => last,
  };
}
