/**
 * The tokens of a connection, renewed before they end: one process at a time, stored in the transaction that renewed them. That it was
 * begun is committed before: some platforms end the old tokens as they give the new, and an answer may die with the process that asked.
 */
import type { Connected, Failure, Publisher } from "#adapters/publishers/publisher";
import { AppError } from "#contract/errors";
import { houseNote } from "#contract/publishing/house-notes";
import type { ConnectionRow } from "#server/db/tables/publishing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import {
  beginRenewal,
  endRenewal,
  openConnection,
  rotateSecrets,
  setHealth,
} from "#server/queries/publications/connections";
import { openIo } from "./platform-io.ts";
import type { PublishServices } from "./services.ts";
import { tellOfConnection } from "./tell.ts";

/** Below the time a transaction may stand idle. */
const RENEW_MS = 12_000;

export const isFailure = (answer: object): answer is Failure => "state" in answer && answer.state === "failed";

type Services = Pick<PublishServices, "db" | "publishing" | "secretKey" | "now" | "log">;

const endsWithin = (connected: Connected, ms: number, now: Date): boolean =>
  connected.expiresAt !== null && new Date(connected.expiresAt).getTime() - now.getTime() < ms;

/** In the database and to its owner: it opens nothing any more. */
export const endConnection = (
  { db, now }: Pick<PublishServices, "db" | "now">,
  id: string,
  health: "ended" | "blocked",
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const time = now();
    const row = await setHealth(trx, id, health, time);
    if (row) await tellOfConnection(trx, ownerOfRow(row), "connection_ended", row, time);
  });

/** due: they are about to end. ahead: in days. refused: the platform does not take them although they should hold. */
type Reason = "due" | "ahead" | "refused";

/** Nothing opens the account until its owner connects it again. */
const ended: Failure = { state: "failed", code: "connection_ended", detail: "", retryAfterMs: null };

/** Committed before the platform is asked. Whether one was begun before and never ended; or what opens the account without asking. */
const begin = (
  { db, secretKey, now }: Services,
  id: string,
  asks: Asks,
): Promise<Connected | { lost: boolean; begunAt: Date }> =>
  db.transaction().execute(async (trx) => {
    const { row, connected } = await openConnection(trx, { id, secretKey, lock: true });
    if (!asks(row, connected)) return connected;
    const begunAt = now();
    await beginRenewal(trx, id, begunAt);
    return { lost: row.renewal_begun_at !== null, begunAt };
  });

/** Whether the platform is to be asked, of a connection as it stands under its lock. */
type Asks = (row: ConnectionRow, connected: Connected) => boolean;

async function renew(
  services: Services,
  publisher: Publisher,
  id: string,
  reason: Reason,
): Promise<Connected | Failure> {
  const { db, secretKey, now, publishing, log } = services;
  const asks: Asks = (row, connected) =>
    endsWithin(connected, publishing.timing.renewTokenMs, now()) || (reason !== "due" && !justRenewed(row, now()));
  const begun = await begin(services, id, asks);
  if (!("lost" in begun)) return begun;
  const answer = await db.transaction().execute(async (trx) => {
    const { row, connected } = await openConnection(trx, { id, secretKey, lock: true });
    // somebody else has renewed them while this one waited for the lock
    if (!publisher.refresh || !asks(row, connected)) {
      await endRenewal(trx, id, begun.begunAt);
      return connected;
    }
    const io = await openIo(services, publisher.platform, { signal: AbortSignal.timeout(RENEW_MS) });
    const renewed = await publisher.refresh(connected, io).catch((err: unknown): Failure => {
      log.warn({ err, platform: publisher.platform }, "tokens could not be renewed");
      const detail = houseNote("no_answer", { reason: err instanceof Error ? err.name : "Error" });
      return { state: "failed", code: "platform_down", detail, retryAfterMs: 60_000 };
    });
    const opens = reason !== "refused" && !endsWithin(connected, 0, now());
    const refused = renewed !== null && isFailure(renewed) && renewed.code === "connection_ended";
    const lost = refused && begun.lost && row.renewal_begun_at !== null;
    // a platform that is down may have answered all the same
    if (renewed === null || (refused && !lost)) await endRenewal(trx, id);
    if (renewed === null) return opens ? connected : ended;
    if (!isFailure(renewed)) await rotateSecrets(trx, row, { connected: renewed, secretKey }, now());
    // what the lost ones were to replace is used as long as it opens
    else if ((!refused || lost) && opens) return connected;
    return renewed;
  });
  if (isFailure(answer) && answer.code === "connection_ended") await endConnection(services, id, "ended");
  return answer;
}

/** Tokens given or renewed a moment ago are not renewed once more because the platform refuses them. */
const justRenewed = (row: ConnectionRow, now: Date): boolean => now.getTime() - row.rotated_at.getTime() < 60_000;

/**
 * The platform refuses the account: believed, unless its tokens can be renewed. Null: they were. A failure keeps it closed: for good
 * where it is connection_ended, else for as long as they cannot be renewed.
 */
export async function closedAfterRefusal(
  services: Services,
  publisher: Publisher,
  id: string,
): Promise<Failure | null> {
  const { row } = await openConnection(services.db, { id, secretKey: services.secretKey });
  if (publisher.refresh && !justRenewed(row, services.now())) {
    const answer = await currentConnection(services, publisher, id, "refused");
    return isFailure(answer) ? answer : null;
  }
  await endConnection(services, id, "ended");
  return ended;
}

/**
 * What opens the account now, renewed where it is about to end, or where `reason` asks for it sooner. A failure says why it does not
 * open; the connection is marked, and its owner told, where only a person can mend it.
 */
export async function currentConnection(
  services: Services,
  publisher: Publisher,
  id: string,
  reason: Reason = "due",
): Promise<Connected | Failure> {
  try {
    const { connected } = await openConnection(services.db, { id, secretKey: services.secretKey });
    const due = endsWithin(connected, services.publishing.timing.renewTokenMs, services.now());
    if (publisher.refresh && (due || reason !== "due")) return await renew(services, publisher, id, reason);
    if (!endsWithin(connected, 0, services.now())) return connected;
    await endConnection(services, id, "ended");
  } catch (error) {
    if (!(error instanceof AppError && error.code === "connection_ended")) throw error;
  }
  return ended;
}
