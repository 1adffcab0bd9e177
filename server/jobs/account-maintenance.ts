/** What is due about accounts: archives whose days are over, codes nobody needs, accounts whose thirty days have passed. */
import { AppError } from "#contract/errors";
import { closeAccountBilling } from "#server/billing/close-account-billing";
import { mailLanguage } from "#server/mails/language";
import { renderNotice } from "#server/mails/notice";
import { queueWritten, sendAtOnce } from "#server/mails/outbox";
import { expiredExports, removeExports } from "#server/queries/accounts/data-exports";
import { assertNotLastSuper, beginDeletion, dueDeletions, endDeletion } from "#server/queries/accounts/deletions";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { forgetPhoneCodes } from "#server/queries/accounts/phone-codes";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { readNames } from "#server/queries/settings/names";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

type Deps = Pick<
  JobDeps,
  "db" | "files" | "accounts" | "mailer" | "secretKey" | "payments" | "imprint" | "origin" | "now" | "log"
>;

const buckets = ["avatars", "media"];

async function removeFiles({ files }: Deps, owner: Owner): Promise<void> {
  for (const bucket of buckets) await files.remove(bucket, await files.list(bucket, owner.userId));
}

/**
 * Money, files, account, files that came meanwhile, and at last the row that asked for it: wherever it is cut off, the next
 * round begins again and finds less to do. False when the account may not go (any more, or while its money is on its way).
 */
async function deleteAccount(deps: Deps, owner: Owner, begun: boolean): Promise<boolean> {
  const { db, accounts, now } = deps;
  if (!(await closeAccountBilling(deps, owner))) {
    deps.log.warn({ user: owner.userId }, "an account to be deleted waits for its money to be settled");
    return false;
  }
  const goes = await db.transaction().execute(async (trx) => {
    if (!begun) await assertNotLastSuper(trx, owner.userId);
    return beginDeletion(trx, owner, now());
  });
  if (!goes) return false;
  const facts = await accounts.find(owner.userId);
  const language = mailLanguage(await languageOfAccount(db, owner), null);
  await removeFiles(deps, owner);
  await accounts.remove(owner.userId);
  await removeFiles(deps, owner);
  const origin = deps.origin();
  const about = { date: now(), link: origin, origin, names: await readNames(db) };
  const mails = await db.transaction().execute(async (trx) => {
    await endDeletion(trx, owner);
    if (!facts) return [];
    const mail = renderNotice("deleted", language, about);
    return [await queueWritten(trx, deps, { kind: "deleted", userId: null, to: facts.email, ...mail })];
  });
  deps.log.info({ user: owner.userId }, "an account was deleted");
  await sendAtOnce(deps, mails);
  return true;
}

/** How many accounts were deleted. One that fails keeps no other waiting. */
export async function deleteDueAccounts(deps: Deps, signal?: AbortSignal): Promise<number> {
  let deleted = 0;
  for (const row of await dueDeletions(deps.db, deps.now())) {
    if (signal?.aborted) break;
    try {
      if (await deleteAccount(deps, ownerOfRow(row), row.started_at !== null)) deleted += 1;
    } catch (err) {
      const reason = err instanceof AppError ? err.code : undefined;
      deps.log.warn({ err, reason, user: row.user_id }, "an account could not be deleted yet");
    }
  }
  return deleted;
}

/** One round of all of it; may be cut off anywhere. */
export async function maintainAccounts(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.now();
  await forgetPhoneCodes(deps.db, now);
  await removeExports(deps.db, deps.files, await expiredExports(deps.db, now));
  await deleteDueAccounts(deps, signal);
}

export const maintainAccountsJob: RoundJob = {
  name: "maintain-accounts",
  schedule: { everyMs: 60 * 60_000 },
  handler: maintainAccounts,
};
