/** WeChat Pay's statement of a day: where it is, whether it is whole, and what its lines say. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { beijingDay, fromBeijingTime } from "./beijing.ts";
import type { StatementLine } from "./payment.ts";
import { type AskWechat, parseAnswer, unavailable } from "./wechat-api.ts";
import type { SendToWechat } from "./wechat-send.ts";
import { fenOf } from "./yuan.ts";

/** WeChat writes a day's statement from nine the next morning on; one that is missing an hour later is empty. */
const WRITTEN_MS = 10 * 3_600_000;
/** About 250 bytes a line. */
const MOST_BYTES = 64 * 1024 * 1024;
const TOTAL_MS = 60_000;

const place = z.object({ hash_type: z.literal("SHA1"), hash_value: z.string(), download_url: z.url() });

const needed = ["交易时间", "公众账号ID", "微信订单号", "商户订单号", "交易状态", "货币种类"];

function fen(yuan: string | undefined): number {
  const amount = fenOf(yuan ?? "");
  if (amount === null || amount < 0) throw unavailable("an amount of the statement cannot be read");
  return amount;
}

function instant(text: string | undefined): Date {
  const at = fromBeijingTime(text ?? "");
  if (!at) throw unavailable("a time of the statement cannot be read");
  return at;
}

/**
 * The lines of one app. Every cell stands behind a backtick, and a line without is the totals'. Merchants of long ago get
 * older column names. A refund stands there on the day it was asked for, not the day it arrived.
 */
export function readStatement(text: string, appId: string): StatementLine[] {
  const [head = "", ...rows] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const names = head.split(",");
  if (!needed.every((name) => names.includes(name)))
    throw unavailable("the statement has other columns than documented");
  const totals = rows.findIndex((row) => !row.startsWith("`"));
  if (!/^(总交易单数|$)/.test(rows[totals] ?? "")) throw unavailable("a line of the statement cannot be read");
  const lines: StatementLine[] = [];
  for (const row of totals < 0 ? rows : rows.slice(0, totals)) {
    const cells = row.slice(1).split(",`");
    const cell = (name: string) => cells[names.indexOf(name)];
    // somebody else's goods may be named so that the cells cannot be told apart; ours are not
    if (cell("公众账号ID") !== appId) continue;
    if (cells.length !== names.length) throw unavailable("a line of the statement cannot be read");
    const state = cell("交易状态");
    const transactionId = cell("微信订单号") ?? "";
    const at = instant(cell("交易时间"));
    const money = { transactionId, at, currency: cell("货币种类") ?? "CNY" };
    if (state === "SUCCESS") {
      const amountMinor = fen(cell("订单金额") ?? cell("总金额"));
      lines.push({ type: "payment", reference: cell("商户订单号") ?? "", amountMinor, ...money });
    }
    if (state === "REFUND" && cell("退款状态") !== "FAIL") {
      const amountMinor = fen(cell("申请退款金额") ?? cell("退款金额"));
      lines.push({ type: "refund", reference: cell("商户退款单号") ?? "", amountMinor, ...money });
    }
  }
  return lines;
}

/** The download is not signed: the digest is, in the answer that names it. Throws `unavailable`. */
export const wechatStatement =
  (ask: AskWechat, send: SendToWechat, appId: string, now: () => Date) =>
  async (day: string): Promise<StatementLine[]> => {
    const query = new URLSearchParams({ bill_date: day, bill_type: "ALL" });
    const answer = await ask({ method: "GET", path: `/v3/bill/tradebill?${query}` });
    const written = now().getTime() >= beijingDay(day).to.getTime() + WRITTEN_MS;
    if (!answer.ok && answer.code === "NO_STATEMENT_EXIST" && written) return [];
    if (!answer.ok) throw unavailable(answer.code);
    const { hash_value, download_url } = parseAnswer(place, answer.body);
    // asked for where we always ask, whatever host stands in the answer: our signature goes nowhere else
    const { pathname, search } = new URL(download_url);
    const file = await send({ method: "GET", path: pathname + search, mostBytes: MOST_BYTES, totalMs: TOTAL_MS });
    if (file.status !== 200) throw unavailable(`the statement was not handed out (HTTP ${file.status})`);
    const digest = createHash("sha1").update(file.raw).digest("hex");
    if (digest !== hash_value.toLowerCase()) throw unavailable("the statement is not the one that was promised");
    return readStatement(file.raw.toString(), appId);
  };
