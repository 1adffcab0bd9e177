/** Changes what is out: later words in its place, or down again. Done twice it comes to the same, so it is done at once and awaited. */
import type { Failure, Outcome, Publisher } from "#adapters/publishers/publisher";
import { AppError } from "#contract/errors";
import { shownStates } from "#contract/publishing/states";
import { json } from "#server/db/tables/json";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { happen } from "#server/queries/publications/events";
import { getPublication } from "#server/queries/publications/publications";
import { freeze, materialOf } from "./material.ts";
import { openIo } from "./platform-io.ts";
import { type PublishServices, publisherOf } from "./services.ts";
import { currentConnection, isFailure } from "./tokens.ts";

const isShown = ({ state }: PublicationRow): boolean => shownStates.some((one) => one === state);

function assertShown(row: PublicationRow): void {
  if (!isShown(row)) throw new AppError("publication_moved_on", { data: { state: row.state } });
}

/** What lets us at the post: its platform's connector, its account, its id there. Throws where one is missing. */
async function doorTo(services: PublishServices, row: PublicationRow) {
  const publisher = publisherOf(services, row.platform);
  assertShown(row);
  if (!publisher || row.connection_id === null || row.ref === null) throw new AppError("not_editable_there");
  const connection = await currentConnection(services, publisher, row.connection_id);
  if (isFailure(connection)) throw new AppError("connection_ended");
  const signal = AbortSignal.timeout(services.publishing.timing.requestMs);
  const io = await openIo(services, row.platform, { signal });
  return { publisher, connection, ref: row.ref, io };
}

const refused = ({ detail, code }: Failure) =>
  new AppError("publishing_failed", { data: { detail: (detail || code).slice(0, 200) } });

/** A platform that was asked and said nothing. */
const unanswered = (cause: unknown) => new AppError("publishing_unanswered", { cause });

/** The piece's present words. Throws piece_not_ready, not_editable_there, connection_ended, publishing_failed, publishing_unanswered. */
export async function editPost(services: PublishServices, owner: Owner, id: string): Promise<PublicationRow> {
  const { db, origin, now } = services;
  const row = await getPublication(db, owner, id);
  assertShown(row);
  const frozen = await freeze(db, row, origin());
  if (frozen === null) throw new AppError("piece_not_ready", { data: { pieceId: row.piece_id } });
  // what was approved is what stands there
  if (row.approval === "approved" && row.approval_version !== frozen.pieceVersion)
    throw new AppError("approval_missing");
  const { publisher, connection, ref, io } = await doorTo(services, row);
  if (!publisher.edit) throw new AppError("not_editable_there");
  const post = await materialOf(services, row, frozen.content);
  const outcome: Outcome = await publisher.edit(connection, ref, post, io).catch((error: unknown) => {
    throw unanswered(error);
  });
  if (outcome.state === "failed") throw refused(outcome);
  if (outcome.state === "unknown") throw unanswered(outcome.detail);
  return await db.transaction().execute(async (trx) => {
    const present = await getPublication(trx, owner, id, { lock: true });
    const set = { content: json(frozen.content), piece_version: frozen.pieceVersion, ref: outcome.ref };
    return await happen(trx, present, { event: "edited", by: "platform", at: now(), address: row.address, set });
  });
}

/** Throws not_editable_there, connection_ended, publishing_failed, publishing_unanswered. What is gone already counts as removed. */
export async function removePost(services: PublishServices, owner: Owner, id: string): Promise<PublicationRow> {
  const { db, now } = services;
  const row = await getPublication(db, owner, id);
  const { publisher, connection, ref, io } = await doorTo(services, row);
  if (!publisher.remove) throw new AppError("not_editable_there");
  const answer = await publisher.remove(connection, ref, io).catch((error: unknown) => {
    throw unanswered(error);
  });
  if (answer.state === "failed" && answer.code !== "not_found") throw refused(answer);
  return await db.transaction().execute(async (trx) => {
    const present = await getPublication(trx, owner, id, { lock: true });
    return await happen(trx, present, { event: "removed", by: "platform", at: now(), set: { next_at: null } });
  });
}

/** Whether its platform lets us, as the post stands. */
export function mayChange(publisher: Publisher | undefined, row: PublicationRow): { edit: boolean; remove: boolean } {
  const open = isShown(row) && row.connection_id !== null && row.ref !== null;
  return { edit: open && publisher?.edit !== undefined, remove: open && publisher?.remove !== undefined };
}
