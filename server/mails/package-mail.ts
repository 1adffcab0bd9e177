/** Turns a row of the outbox about a package into its mail. */
import type { MailLanguage, PackageMail } from "#contract/mail";
import type { Db } from "#server/db/tables";
import { findNotice } from "#server/queries/billing/package-notices";
import { readNames } from "#server/queries/settings/names";
import type { MadeMail } from "./made-mail.ts";
import { dayIn, renderPackageNotice } from "./notice.ts";

/** Null when the period is gone: nothing is sent then. */
export async function packageMail(
  db: Db,
  row: { kind: PackageMail; subject_id: string },
  language: MailLanguage,
  origin: string,
): Promise<MadeMail | null> {
  const notice = await findNotice(db, row.subject_id);
  if (!notice) return null;
  const values = {
    plan: notice.plan.name[language],
    from: dayIn(notice.starts_at, language, notice.time_zone),
    day: dayIn(notice.ends_at, language, notice.time_zone),
    used: String(notice.data.used ?? ""),
    total: String(notice.data.total ?? ""),
  };
  return renderPackageNotice(row.kind, language, { values, origin, names: await readNames(db) });
}
