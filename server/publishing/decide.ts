/** What a person decides about a post: another time, off, once more, what they saw on the platform, posted by hand. */
import { peopleDone } from "#adapters/publishers/shared/reached";
import { AppError } from "#contract/errors";
import { mayLeaveWith } from "#contract/publishing/approval-names";
import { asksPerson } from "#engine/publishing/patience";
import { publishingLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { happen } from "#server/queries/publications/events";
import { hasStandIn, isTaken } from "#server/queries/publications/in-place-of";
import { getPublication, remindAt } from "#server/queries/publications/publications";
import { askCheckOfHome } from "#server/queries/publications/recall-checks";
import { callOff } from "./call-off.ts";
import { contentOf, contentOfVersion } from "./material.ts";

const DAY_MS = 86_400_000;

/** Locked: a worker that is at it is waited for, and what it wrote counts. */
const locked = (trx: Db, owner: Owner, id: string) => getPublication(trx, owner, id, { lock: true });
const movedOn = ({ state }: PublicationRow) => new AppError("publication_moved_on", { data: { state } });

export async function movePost(trx: Db, owner: Owner, about: { id: string; dueAt: string }, now: Date) {
  const row = await locked(trx, owner, about.id);
  if (row.state !== "planned") throw movedOn(row);
  const asked = new Date(about.dueAt);
  if (asked.getTime() > now.getTime() + publishingLimits.aheadDays * DAY_MS)
    throw new AppError("invalid_input", { data: { field: "dueAt" } });
  const due_at = asked < now ? now : asked;
  if (await isTaken(trx, row, due_at)) throw new AppError("posted_already");
  const next_at = row.connection_id === null ? remindAt(due_at) : due_at;
  return await happen(trx, row, { event: "moved", by: "person", at: now, set: { due_at, next_at } });
}

/** Of a list that some have it of: stopped. */
export const withdrawPost = async (trx: Db, owner: Owner, id: string, now: Date) =>
  await callOff(trx, await locked(trx, owner, id), now);

/** With the piece as it is now, and all its tries; who of a list has it is passed over. Throws posted_already when the piece was ordered anew meanwhile, and that one stands. */
export async function retryPost(trx: Db, owner: Owner, id: string, now: Date) {
  // nor is it ordered anew at this very moment
  await oneAtATime(trx, owner);
  const row = await locked(trx, owner, id);
  if (row.state === "failed" && ((await hasStandIn(trx, row)) || (await isTaken(trx, row, row.due_at))))
    throw new AppError("posted_already");
  const kept = peopleDone(row.checkpoint);
  const checkpoint = kept && json(kept);
  const anew = { tries: 0, looks: 0, content: null, checkpoint, ref: null, piece_version: null };
  return await happen(trx, row, { event: "retried", by: "person", at: now, set: { next_at: now, ...anew } });
}

export type Seen = { is: "there"; address: string | null } | { is: "absent" };

/** Only after the platform was asked and could not tell, and while nobody is asking it. */
export async function resolvePost(trx: Db, owner: Owner, about: { id: string; found: Seen }, now: Date) {
  const row = await locked(trx, owner, about.id);
  if (!asksPerson(row)) throw movedOn(row);
  const by = "person" as const;
  if (about.found.is === "there") {
    const { address } = about.found;
    return await happen(trx, row, { event: "confirmed", by, at: now, address, set: { next_at: null, address } });
  }
  // the words stay those of the first try: should it turn up after all, it is one post and not two kinds
  return await happen(trx, row, { event: "resent", by, at: now, set: { next_at: now, tries: 0, ref: null } });
}

/**
 * What was posted are the words the agent was shown (`pieceVersion`), or those of this moment: kept, to be compared with the home when
 * it changes. Words that were changed after they were shown are compared with it now.
 */
export async function handOverPost(
  trx: Db,
  owner: Owner,
  about: { id: string; address: string | null; pieceVersion?: number | undefined },
  { now, origin }: { now: Date; origin: string },
) {
  const row = await locked(trx, owner, about.id);
  if (row.connection_id !== null || row.state !== "planned") throw movedOn(row);
  if (!mayLeaveWith(row.approval)) throw new AppError("approval_missing");
  const { address, pieceVersion } = about;
  const present = await contentOf(trx, row, origin);
  const shown = pieceVersion ?? present?.pieceVersion;
  const earlier =
    shown === undefined || shown === present?.pieceVersion ? null : await contentOfVersion(trx, row, shown);
  const words = earlier ?? present;
  if (earlier !== null && row.property_id !== null) await askCheckOfHome(trx, owner, row.property_id);
  return await happen(trx, row, {
    event: "confirmed",
    by: "person",
    at: now,
    address,
    set: {
      next_at: null,
      // made before its time: the calendar has it on the day it was made
      ...(row.due_at > now ? { due_at: now } : {}),
      address,
      ...(words ? { content: json(words.content), piece_version: words.pieceVersion } : {}),
    },
  });
}
