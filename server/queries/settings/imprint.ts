/** Who runs the site and sells: what an administrator wrote goes before what the environment says, line by line. */
import type { Imprint } from "#contract/site";
import type { Db } from "#server/db/tables";
import { readSetting } from "./settings.ts";

/** `otherwise` holds for what the database's own settings leave empty. */
export async function readImprint(db: Db, otherwise: Imprint): Promise<Imprint> {
  const { email, phone, address, wechat } = await readSetting(db, "contact");
  const filings = await readSetting(db, "filings");
  return {
    company: (await readSetting(db, "company")) || otherwise.company,
    contact: {
      email: email || otherwise.contact.email,
      phone: phone || otherwise.contact.phone,
      address: address || otherwise.contact.address,
      wechat: wechat || otherwise.contact.wechat,
    },
    filings: filings.length > 0 ? filings : otherwise.filings,
  };
}
