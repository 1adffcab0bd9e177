/** Tells agents that something still says of a home what is not true: when it is due, and again some days later. */
import { ownerOfRow } from "#server/queries/accounts/owner";
import { notify } from "#server/queries/notifications/notifications";
import { propertyToCheck } from "#server/queries/publications/recall-checks";
import { itemsOf } from "#server/queries/publications/recall-items";
import { takeReminders } from "#server/queries/publications/recalls";
import type { PublishServices } from "../services.ts";

export const remindOfRecalls = ({ db, now }: Pick<PublishServices, "db" | "now">): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const row of await takeReminders(trx, now())) {
      const owner = ownerOfRow(row);
      const home = await propertyToCheck(trx, owner, row.property_id);
      const left = (await itemsOf(trx, owner, [row.id])).filter(({ state }) => state !== "settled").length;
      const data = { propertyId: row.property_id, title: home?.title ?? "", count: left };
      if (left > 0) await notify(trx, owner, { kind: "recall_due", data });
    }
  });
