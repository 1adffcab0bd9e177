/** That nobody edits what they have not read. */
import { AppError } from "#contract/errors";

/** `row` under its lock; `seen`: its `updatedAt` as whoever edits it was shown. Throws conflict where somebody came in between. */
export function assertUnchanged(row: { updated_at: Date }, seen: string): void {
  if (row.updated_at.toISOString() !== seen) throw new AppError("conflict");
}
