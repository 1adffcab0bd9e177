/** Works at one post that was taken: sends it, or asks what became of it. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Found, Outcome, Publisher, PublisherIo, Unfinished } from "#adapters/publishers/publisher";
import { AppError } from "#contract/errors";
import { houseNote } from "#contract/publishing/house-notes";
import type { PublicationRow } from "#server/db/tables/publishing";
import { type Claimed, mayGoOut } from "#server/queries/publications/runs";
import { holdClaim } from "./hold.ts";
import { materialOf } from "./material.ts";
import { openIo } from "./platform-io.ts";
import { recordLook, recordTry } from "./record-outcome.ts";
import { type PublishServices, publisherOf } from "./services.ts";
import type { Taken } from "./take.ts";
import { closedAfterRefusal, currentConnection, endConnection, isFailure } from "./tokens.ts";

/** A fault on the way, by its name. */
const faultOf = (error: unknown): string =>
  houseNote("no_answer", {
    reason: error instanceof AppError ? error.code : error instanceof Error ? error.name : "Error",
  });

type Io = Awaited<ReturnType<typeof openIo>>;

/** A connection to the database that broke is no reason to lose what a platform said. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (const pauseMs of [100, 400, 1_600]) {
    try {
      return await write();
    } catch {
      await sleep(pauseMs);
    }
  }
  await write();
}

async function outcomeOf(
  services: PublishServices,
  publisher: Publisher,
  claim: Claimed,
  io: Io,
): Promise<Outcome | Unfinished> {
  const { content, connection_id: connectionId } = claim;
  if (content === null || connectionId === null) throw new Error("a post without words or account was taken");
  try {
    const connection = await currentConnection(services, publisher, connectionId);
    if (isFailure(connection)) return connection;
    const post = await materialOf(services, claim, content);
    // the same key however often it is tried: platforms that take one keep it to one post
    const outcome = await publisher.publish(connection, post, claim.id, io);
    if (outcome.state === "failed" && outcome.code === "account_blocked")
      await endConnection(services, connectionId, "blocked");
    if (outcome.state !== "failed" || outcome.code !== "connection_ended") return outcome;
    // with new tokens it is tried again at once; where they cannot be had now, when they can
    return (
      (await closedAfterRefusal(services, publisher, connectionId)) ?? {
        ...outcome,
        code: "platform_down",
        retryAfterMs: 0,
      }
    );
  } catch (error) {
    services.log.warn(
      { err: error, platform: claim.platform, requests: io.left() },
      "a post was tried and no answer came",
    );
    // nothing has left, whatever it was that failed
    if (io.left() === 0) return { state: "failed", code: "platform_down", detail: "", retryAfterMs: 60_000 };
    return { state: "unknown", ref: claim.ref, detail: faultOf(error) };
  }
}

/** What the platform says became of a post; null: it could not be asked. */
export async function foundOf(
  services: PublishServices,
  publisher: Publisher,
  claim: PublicationRow,
  io: PublisherIo,
): Promise<Found | null> {
  const { content, connection_id: connectionId, tried_at: triedAt } = claim;
  if (content === null || connectionId === null || triedAt === null) return null;
  const connection = await currentConnection(services, publisher, connectionId);
  if (isFailure(connection)) return null;
  try {
    const { title, text, link } = content;
    const { ref, checkpoint, state_at: since } = claim;
    const sent = { ref, key: claim.id, post: { title, text, link }, checkpoint };
    // the state it is asked about began when the newest try was over, or its worker given up
    const times = { triedAt: triedAt.toISOString(), lastTriedAt: since.toISOString() };
    const found = await publisher.find(connection, { ...sent, ...times }, io);
    if (found.state === "failed" && found.code === "connection_ended")
      await closedAfterRefusal(services, publisher, connectionId);
    return found;
  } catch (error) {
    services.log.warn({ err: error, platform: claim.platform }, "a platform could not be asked about a post");
    return null;
  }
}

/** Never throws: what it cannot write down, the claim's end does. */
export async function workAt(services: PublishServices, { claim, since }: Taken): Promise<void> {
  const { publishing, log } = services;
  const hold = holdClaim(services, claim, publishing.timing, since);
  try {
    const publisher = publisherOf(services, claim.platform);
    const asks = claim.state !== "sending";
    const io = await openIo(services, claim.platform, {
      signal: hold.signal,
      beforeFetch: hold.assertHeld,
      checkpoint: hold.checkpoint,
      timeLeft: hold.timeLeft,
      maySend: !asks || (await mayGoOut(services.db, claim.id)),
      resume: claim.checkpoint,
    });
    if (asks) {
      const found = publisher ? await foundOf(services, publisher, claim, io) : null;
      await persist(() => recordLook(services, claim, found));
    } else if (publisher) {
      const outcome = await outcomeOf(services, publisher, claim, io);
      await persist(() => recordTry(services, claim, outcome));
    }
  } catch (err) {
    log.warn({ err, publication: claim.id }, "what came of a post could not be written down; it is asked about later");
  } finally {
    hold.release();
  }
}
