/** What a home was written in, by any of its campaigns: links that were given out once lead there. */
import { sql } from "kysely";
import { type CopyLanguage, copyLanguage } from "#contract/copy";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

/** Each once, those of the newest campaign first and in its order. */
export async function writtenLanguages(db: Db, owner: Owner, propertyId: string): Promise<CopyLanguage[]> {
  const { rows } = await sql<{ language: string }>`
    select said.language from campaigns as one,
      jsonb_array_elements_text(one.preferences -> 'languages') with ordinality as said (language, place)
    where one.user_id = ${owner.userId} and one.property_id = ${propertyId}
    group by said.language
    order by max(one.created_at) desc, (array_agg(said.place order by one.created_at desc))[1]`.execute(db);
  return rows.flatMap(({ language }) => copyLanguage.safeParse(language).data ?? []);
}
