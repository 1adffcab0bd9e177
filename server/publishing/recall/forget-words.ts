/** A waiting post that was tried before kept its words: what is sent next are the piece's of today. */
import { peopleSettled } from "#adapters/publishers/shared/reached";
import type { Owner } from "#server/queries/accounts/owner";
import { dropContent, getPublication } from "#server/queries/publications/publications";
import type { PublishServices } from "../services.ts";

/** Nothing of it is on the platform: it is planned again only on a proof. What is under way by now stays. */
export const forgetWords = ({ db }: Pick<PublishServices, "db">, owner: Owner, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await getPublication(trx, owner, id, { lock: true });
    if (row.state === "planned" && row.content !== null) await dropContent(trx, row, peopleSettled(row.checkpoint));
  });
