/** Calls a post off. Of a list that some have it of it is stopped instead: who has it has it, nobody else gets it. */
import { type People, peopleIn } from "#adapters/publishers/shared/reached";
import type { PublicationState } from "#contract/publishing/states";
import { stateAfter } from "#engine/publishing/states";
import type { Db } from "#server/db/tables";
import type { PublicationRow } from "#server/db/tables/publishing";
import { happen } from "#server/queries/publications/events";

/** Somebody has it, and somebody may still get it. */
export const mayStop = (state: PublicationState, people: People | null): boolean =>
  people !== null &&
  people.have > 0 &&
  (people.of === null || people.have < people.of) &&
  stateAfter(state, "stopped") !== null;

/** Call it in a transaction that has locked the row. A worker that is at it loses its claim, and comes to nobody else. */
export async function callOff(trx: Db, row: PublicationRow, now: Date): Promise<PublicationRow> {
  const by = "person" as const;
  if (!mayStop(row.state, peopleIn(row.checkpoint)))
    return await happen(trx, row, { event: "withdrawn", by, at: now, set: { next_at: null } });
  // what has left was approved when it did, whatever its words are by now
  const approval = row.approval === "none" ? row.approval : ("approved" as const);
  return await happen(trx, row, { event: "stopped", by, at: now, set: { next_at: null, approval } });
}
