/** Values an operator sets in the database, each with the shape it must have. */
import { z } from "zod";
import { siteConfig } from "#contract/site";
import type { Db } from "#server/db/tables";

const shapes = {
  contact: siteConfig.shape.contact,
  filings: siteConfig.shape.filings,
  company: z.string(),
  support_hours: z.number().int().positive(),
  trial_days: z.number().int().nonnegative(),
};
type Shapes = typeof shapes;

/** Throws when a setting is missing or has another shape: the migration wrote each one, an editor must keep it. */
export async function readSetting<Key extends keyof Shapes>(db: Db, key: Key): Promise<z.infer<Shapes[Key]>> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  const parsed = shapes[key].parse(row?.value);
  return parsed as z.infer<Shapes[Key]>;
}
