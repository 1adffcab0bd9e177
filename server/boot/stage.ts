/** Trying out and production are kept apart: a database goes from the one to the other once, when its operator says so, and never back. */
import type { Config } from "#server/config/config";
import type { Db } from "#server/db/tables";
import { noteStage, readStage } from "#server/queries/settings/stage";

/** What keeps a start from going on, with what to do about it, in both languages. */
export class TriedOutError extends Error {
  override name = "TriedOutError";
}

export interface Entered {
  /** Demo accounts, sandbox cashier, mailbox page: only where nothing is at stake. */
  triesOut: boolean;
  /** What was tried out goes into production with this start. */
  ending: boolean;
  /** A database of production that is not started as such: what the operator should know. */
  notes: string[];
}

const refusal = (
  dataDir: string,
) => `This database was tried out (${dataDir}): it has demo accounts whose passwords were printed, a super administrator among them, and perhaps packages nobody paid for. It is not started in production as it is.
  To begin anew:       DATA_DIR=another-folder npm start
  To go on with it:    npm start -- --end-try-out   (with the same settings, once)
    Accounts, homes, texts and settings stay. The demo accounts are disabled, orders and packages of the demo cashier end, links in mails sent so far stop working. What you made with a demo account yourself, move first: start without these settings, invite yourself as a super administrator under /admin/users.
这个数据库是试用时建的（${dataDir}）：里面有密码打印过的演示账号（包括一个超级管理员），也可能有没付过款的套餐，不能原样用于正式环境。
  重新开始：     DATA_DIR=另一个文件夹 npm start
  接着用它：     npm start -- --end-try-out   （设置不变，只需一次）
    账号、房源、文案和设置都保留；演示账号停用，演示收银台的订单和套餐作废，已发邮件里的链接失效。您自己用演示账号做的内容，请先转出来：不带这些设置启动，在 /admin/users 邀请自己为超级管理员。`;

const inProduction = [
  "This database has been in production: no demo accounts, no demo cashier and no mailbox page here. To try things out: DATA_DIR=another-folder npm start",
  "这个数据库用于过正式环境：这里没有演示账号、演示收银台和本机邮箱。想试用：DATA_DIR=另一个文件夹 npm start",
];

/** Reads and writes down what the database is for. Throws TriedOutError. `embedded`: the database is this server's own. */
export async function enterStage(
  db: Db,
  { production, endTryOut, dataDir }: Pick<Config, "production" | "endTryOut" | "dataDir">,
  embedded: boolean,
): Promise<Entered> {
  const stage = await readStage(db);
  if (production) {
    const ending = stage === "try-out";
    if (ending && !endTryOut) throw new TriedOutError(refusal(dataDir));
    // what is being ended is in production once it has ended
    if (stage === null) await noteStage(db, "production");
    return { triesOut: false, ending, notes: [] };
  }
  if (!embedded) return { triesOut: false, ending: false, notes: [] };
  if (stage === "production") return { triesOut: false, ending: false, notes: inProduction };
  await noteStage(db, "try-out");
  return { triesOut: true, ending: false, notes: [] };
}
