/** Pictures an administrator uploaded, kept under the hash of their bytes: a name always means the same picture. */
import { createHash } from "node:crypto";
import type { Db } from "#server/db/tables";

/** Answers the name; the same picture is kept once. */
export async function keepPicture(trx: Db, png: Uint8Array): Promise<string> {
  const name = `${createHash("sha256").update(png).digest("hex").slice(0, 32)}.png`;
  await trx
    .insertInto("site_pictures")
    .values({ name, bytes: Buffer.from(png) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return name;
}

export async function findPicture(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom("site_pictures").select("bytes").where("name", "=", name).executeTakeFirst();
  return row?.bytes ?? null;
}
