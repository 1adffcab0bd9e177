/**
 * From trying out to production: demo accounts are disabled, what the demo cashier took ends, links in mails stop working.
 * Everything else stays. Cut off anywhere, the next start goes on with it.
 */
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { closedSandbox } from "#adapters/payments/sandbox";
import { AppError } from "#contract/errors";
import type { Backend } from "#server/backend/shared/types";
import { type BillingDeps, endSandbox } from "#server/billing/index";
import { dropDemoFile } from "#server/demo/demo-accounts";
import { assertNotLastSuper } from "#server/queries/accounts/deletions";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { closeSandboxCharges, sandboxLedger } from "#server/queries/billing/payments/sandbox-ledger";
import { dropWaitingMails } from "#server/queries/notifications/mail-outbox";
import { DEMO_EMAILS, noteStage } from "#server/queries/settings/stage";
import { endSupportAbout } from "#server/queries/support/support-sessions";
import { TriedOutError } from "./stage.ts";

const REASON = "try-out over";

const nobodyLeft = `Ending the try-out would leave nobody to administer: no super administrator but the demo accounts has followed an invitation.
  First start without the settings of production (PUBLIC_URL, NODE_ENV, HOST), sign in as admin@listcast.local, invite yourself as a super administrator under /admin/users and follow the link of that mail (/dev/mailbox).
结束试用后就没有管理员了：除演示账号外，还没有接受邀请的超级管理员。
  请先不带正式环境的设置（PUBLIC_URL、NODE_ENV、HOST）启动，用 admin@listcast.local 登录，在 /admin/users 邀请自己为超级管理员，并点开邮件里的链接（/dev/mailbox）。`;

interface Deps extends BillingDeps {
  backend: Backend;
  dataDir: string;
}

const demoIds = async ({ db }: Pick<Deps, "db">): Promise<string[]> => {
  const { rows } = await sql<{
    id: string;
  }>`select id from auth.users where email in (${sql.join(DEMO_EMAILS)}) order by email`.execute(db);
  return rows.map(({ id }) => id);
};

/** Asked before anything is done, so that a refusal changes nothing. */
async function demandSuccessor({ db }: Deps, ids: readonly string[]): Promise<void> {
  try {
    await db.transaction().execute((trx) => assertNotLastSuper(trx, ...ids));
  } catch (error) {
    if (error instanceof AppError && error.code === "last_super_admin") throw new TriedOutError(nobodyLeft);
    throw error;
  }
}

/** No sign-in, no session, no password that works, no rights. What is theirs stays, out of sight. */
async function disable({ db, backend, now }: Deps, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await actAs(trx, "system");
    await writeAudit(trx, { action: "accounts.disable", accountId: id, after: { reason: REASON } });
    await endSupportAbout(trx, id, now());
    await trx
      .updateTable("user_roles")
      .set({ role: "user", scope: null })
      .where("user_id", "=", id)
      .where("role", "=", "admin")
      .execute();
    await trx
      .updateTable("accounts")
      .set({ disabled_at: now(), disabled_reason: REASON })
      .where("user_id", "=", id)
      .execute();
    // the sample's task that stood still is worked at like any other
    await trx
      .updateTable("tasks")
      .set({ lease_until: now() })
      .where("user_id", "=", id)
      .where("status", "=", "processing")
      .execute();
    await sql`update auth.users set encrypted_password = null where id = ${id}`.execute(trx);
  });
  await backend.accounts.disable(id);
}

/** The mails stay readable for whoever has the folder, and out of the way of those to come. Answers the new name. */
async function setOutboxAside({ dataDir, now }: Deps): Promise<string | null> {
  const outbox = path.join(dataDir, "outbox");
  if (!existsSync(outbox)) return null;
  const aside = `${outbox}-until-${now()
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-")}`;
  await rename(outbox, aside);
  return aside;
}

/** Answers what was done, a line each in both languages. Throws TriedOutError, having done nothing, when no administrator would be left. */
export async function endTryOut(deps: Deps): Promise<string[]> {
  const { db, backend, now, dataDir } = deps;
  const ids = await demoIds(deps);
  await demandSuccessor(deps, ids);
  const money = await endSandbox(deps, closedSandbox({ ledger: sandboxLedger(db), now }));
  await closeSandboxCharges(db);
  for (const id of ids) await disable(deps, id);
  dropDemoFile(dataDir);
  const links = await backend.endLinks();
  await dropWaitingMails(db, now());
  const aside = await setOutboxAside(deps);
  await noteStage(db, "production");
  const { cancelled, takenBack, left } = money;
  return [
    `The try-out is over. Disabled: ${ids.length} demo accounts. Demo cashier: ${cancelled} unpaid orders cancelled, ${takenBack} paid ones taken back. Links in mails ended: ${links}.`,
    `试用已结束。停用演示账号 ${ids.length} 个；演示收银台的订单：取消未付款 ${cancelled} 笔，作废已付款 ${takenBack} 笔；失效邮件链接 ${links} 个。`,
    ...(aside ? [`Mails so far are in ${aside}. / 此前的邮件在 ${aside}`] : []),
    ...(left.length > 0
      ? [
          `Look at these orders yourself, real money stands on them: ${left.join(", ")} / 这些订单牵涉真实付款，请人工处理：${left.join("、")}`,
        ]
      : []),
  ];
}
