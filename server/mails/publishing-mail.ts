/** Turns a row of the outbox about posts and accounts that need their agent into the mail to them. */
import type { MailLanguage } from "#contract/mail";
import { publishingMail as en } from "#locales/en/mails/publishing";
import { publishing as enWords } from "#locales/en/publishing";
import { fill } from "#locales/fill";
import { publishingMail as zh } from "#locales/zh/mails/publishing";
import { publishing as zhWords } from "#locales/zh/publishing";
import type { Db } from "#server/db/tables";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { attentionOf } from "#server/queries/publications/attention";
import { lostRenewal } from "#server/queries/publications/connections";
import { platformName } from "#server/queries/publications/platform-name";
import { readNames } from "#server/queries/settings/names";
import { composeMail } from "./compose.ts";
import { factRows } from "./fact-rows.ts";
import type { MadeMail } from "./made-mail.ts";
import { dayIn } from "./notice.ts";

const texts = { zh, en };
const screens = { zh: zhWords, en: enWords };

/** Null when nothing needs them any more: nothing is sent then. */
export async function publishingMail(
  db: Db,
  row: { user_id: string },
  language: MailLanguage,
  { origin, now }: { origin: string; now: Date },
): Promise<MadeMail | null> {
  const { posts, accounts } = await attentionOf(db, ownerOfRow(row), now);
  const count = posts.length + accounts.length;
  if (count === 0) return null;
  const { account, ends, unclear, failed, waiting, ...words } = texts[language];
  const screen = screens[language];
  const ofPosts = posts.map(({ platform, home_title, state, failure }) => {
    const why = failure ? screen.failures[failure.code] : failed;
    const standing = state === "unknown" ? unclear : state === "planned" ? waiting : why;
    return [`${platformName(platform)[language]} · ${home_title}`, standing] as const;
  });
  const ofAccounts = accounts.map((one) => {
    const { platform, account_name, health, expires_at } = one;
    const day = health === "ending" && expires_at ? fill(ends, { day: dayIn(expires_at, language, "UTC") }) : null;
    return [
      fill(account, { platform: platformName(platform)[language], name: account_name }),
      day ?? (lostRenewal(one) ? screen.renewalLost : screen.health[health]),
    ] as const;
  });
  return composeMail(language, words, {
    values: { count: String(count) },
    link: `${origin}/dashboard/publish/accounts`,
    figures: factRows([...ofAccounts, ...ofPosts]),
    origin,
    names: await readNames(db),
  });
}
