/** Keys that all processes share: made once by whoever needs one first. */
import { randomBytes } from "node:crypto";
import type { Db } from "#server/db/tables";

/** 32 bytes. Two that ask at one moment get the same. */
export async function pageKey(db: Db, name: string): Promise<Buffer> {
  const find = () => db.selectFrom("page_keys").select("key").where("name", "=", name).executeTakeFirst();
  const earlier = await find();
  if (earlier) return earlier.key;
  await db
    .insertInto("page_keys")
    .values({ name, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`the key ${name} is gone as soon as it was made`);
  return made.key;
}
