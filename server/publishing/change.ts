/** Changes what is out: later words in its place, or down again. Done twice it comes to the same, so it is done at once and awaited. */
import type { Failure, Outcome, Publisher } from "#adapters/publishers/publisher";
import { AppError } from "#contract/errors";
import { shownStates } from "#contract/publishing/states";
import { lookIn } from "#engine/publishing/patience";
import { json } from "#server/db/tables/json";
import type { ListedPublication, PublicationContent, PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { type Happening, happen } from "#server/queries/publications/events";
import { getPublication } from "#server/queries/publications/publications";
import { freeze, materialOf } from "./material.ts";
import { openIo } from "./platform-io.ts";
import { type PublishServices, publisherOf } from "./services.ts";
import { closedAfterRefusal, currentConnection, isFailure } from "./tokens.ts";

const isShown = ({ state }: Pick<PublicationRow, "state">): boolean => shownStates.some((one) => one === state);

function assertShown(row: PublicationRow): void {
  if (!isShown(row)) throw new AppError("publication_moved_on", { data: { state: row.state } });
}

/** What lets us at the post: its platform's connector, its account, its id there. Throws where one is missing. */
async function doorTo(services: PublishServices, row: PublicationRow) {
  const publisher = publisherOf(services, row.platform);
  assertShown(row);
  if (!publisher || row.connection_id === null || row.ref === null) throw new AppError("not_editable_there");
  const connection = await currentConnection(services, publisher, row.connection_id);
  if (isFailure(connection)) throw closedBy(connection);
  const signal = AbortSignal.timeout(services.publishing.timing.requestMs);
  const io = await openIo(services, row.platform, { signal });
  return { publisher, connection, connectionId: row.connection_id, ref: row.ref, io };
}
type Door = Awaited<ReturnType<typeof doorTo>>;

/** `later`: the platform says that it may be asked again. */
const refused = ({ detail, code, retryAfterMs }: Failure) =>
  new AppError("publishing_failed", {
    data: { detail: (detail || code).slice(0, 200), later: retryAfterMs !== null },
  });
const closedBy = (failure: Failure) =>
  failure.code === "connection_ended" ? new AppError("connection_ended") : refused(failure);

/** A platform that was asked and said nothing. */
const unanswered = (cause: unknown) => new AppError("publishing_unanswered", { cause });

/** What the platform answers; where it refuses the account, once more with renewed tokens, or the account is marked as closed. */
async function askThere<Answer extends object>(
  services: PublishServices,
  row: PublicationRow,
  ask: (door: Door) => Promise<Answer>,
): Promise<Answer> {
  const asked = async (door: Door) =>
    await ask(door).catch((error: unknown) => {
      throw error instanceof AppError && error.code === "not_editable_there" ? error : unanswered(error);
    });
  const door = await doorTo(services, row);
  const answer = await asked(door);
  if (!isFailure(answer) || answer.code !== "connection_ended") return answer;
  const closed = await closedAfterRefusal(services, door.publisher, door.connectionId);
  if (closed) throw closedBy(closed);
  return await asked(await doorTo(services, row));
}

/** What stands there after an edit: its words are new, and what was shown with them is what it was. */
function wordsChanged(stands: PublicationContent | null, sent: PublicationContent): PublicationContent {
  if (stands === null) return sent;
  const { pictures: _new, drawnFrom: _facts, photoIds: _photos, filmId: _film, ...words } = sent;
  const { pictures, drawnFrom, photoIds, filmId } = stands;
  return {
    ...words,
    photoIds,
    ...(pictures && { pictures }),
    ...(drawnFrom && { drawnFrom }),
    ...(filmId !== undefined && { filmId }),
  };
}

/** The platform looks at the new words before it shows them: asked about until it does, and what stands there stands. */
function taken(ref: string, words: { content: PublicationContent; pieceVersion: number }, at: Date): Happening {
  const wait = lookIn({ state: "accepted", looks: 0, chance: Math.random() }) ?? 0;
  const next_at = new Date(at.getTime() + wait);
  const edit = json({ ...words, takenAt: at.toISOString() });
  return { event: "edit_taken", by: "platform", at, detail: ref, set: { edit, ref, looks: 0, next_at } };
}

/**
 * The piece's present words; what is shown with them stays. The account's owner orders it, whose own word is an approval: old words
 * that are not true any more never wait for one. Throws piece_not_ready, not_editable_there, connection_ended, publishing_failed,
 * publishing_unanswered.
 */
export async function editPost(services: PublishServices, owner: Owner, id: string): Promise<PublicationRow> {
  const { db, origin, now } = services;
  const row = await getPublication(db, owner, id);
  assertShown(row);
  const frozen = await freeze(db, row, origin());
  if (frozen === null) throw new AppError("piece_not_ready", { data: { pieceId: row.piece_id } });
  const content = wordsChanged(row.content, frozen.content);
  const post = await materialOf(services, row, content);
  const outcome = await askThere(services, row, async ({ publisher, connection, ref, io }): Promise<Outcome> => {
    if (!publisher.edit) throw new AppError("not_editable_there");
    return await publisher.edit(connection, ref, post, io);
  });
  if (outcome.state === "failed") throw refused(outcome);
  if (outcome.state === "unknown") throw unanswered(outcome.detail);
  return await db.transaction().execute(async (trx) => {
    const present = await getPublication(trx, owner, id, { lock: true });
    const { pieceVersion } = frozen;
    const at = now();
    if (outcome.state === "accepted")
      return await happen(trx, present, taken(outcome.ref, { content, pieceVersion }, at));
    const set = { content: json(content), piece_version: pieceVersion, ref: outcome.ref, next_at: null };
    return await happen(trx, present, { event: "edited", by: "platform", at, address: row.address, set });
  });
}

/** Throws not_editable_there, connection_ended, publishing_failed, publishing_unanswered. What is gone already counts as removed. */
export async function removePost(services: PublishServices, owner: Owner, id: string): Promise<PublicationRow> {
  const { db, now } = services;
  const row = await getPublication(db, owner, id);
  const answer = await askThere(services, row, async ({ publisher, connection, ref, io }) => {
    if (!publisher.remove) throw new AppError("not_editable_there");
    return await publisher.remove(connection, ref, io);
  });
  if (answer.state === "failed" && answer.code !== "not_found") throw refused(answer);
  return await db.transaction().execute(async (trx) => {
    const present = await getPublication(trx, owner, id, { lock: true });
    return await happen(trx, present, { event: "removed", by: "platform", at: now(), set: { next_at: null } });
  });
}

/** Whether its platform lets us, as the post stands. */
export function mayChange(
  publisher: Publisher | undefined,
  row: ListedPublication,
): { edit: boolean; remove: boolean } {
  const open = isShown(row) && row.connection_id !== null && row.ref !== null;
  return { edit: open && publisher?.edit !== undefined, remove: open && publisher?.remove !== undefined };
}
