/**
 * Alipay's statement of a day: a zip of CSV files in GB18030, one with every trade, one with sums. Columns are found by
 * their names, since Alipay adds some over the years; cells end in tabs, so that spreadsheets keep long numbers.
 */
import { unzipSync } from "fflate";
import { fromBeijingTime } from "./beijing.ts";
import type { StatementLine } from "./payment.ts";
import { fenOf } from "./yuan.ts";

const MOST_BYTES = 256 * 1024 * 1024;
/** A statement is one file or a few. */
const MOST_PARTS = 100;
const types: Record<string, StatementLine["type"] | undefined> = { 交易: "payment", 退款: "refund" };
const cell = (text: string | undefined) => (text ?? "").replace(/^"|"$/g, "").trim();

interface Columns {
  count: number;
  at(name: RegExp): number;
}

/** The line of names, or null for any other. */
function columnsOf(line: string): Columns | null {
  const names = line.split(",").map(cell);
  if (!names.includes("支付宝交易号") || !names.includes("业务类型")) return null;
  return { count: names.length, at: (name) => names.findIndex((one) => name.test(one)) };
}

const unreadable = () => new Error("a line of the statement cannot be read");

/** A line of a trade; null for one of another kind. Throws on a line that cannot be read: no money may go unseen. */
function readLine(line: string, columns: Columns): StatementLine | null {
  const cells = line.split(",").map(cell);
  if (cells.length < columns.count) throw unreadable();
  const kind = cells[columns.at(/^业务类型$/)] ?? "";
  if (kind === "") throw unreadable();
  const type = types[kind];
  if (!type) return null;
  // What was sold stands unquoted before the two times: a comma in its name moves everything behind it.
  const created = columns.at(/^创建时间$/);
  const moved = cells
    .slice(created)
    .findIndex((_, i, rest) => rest.slice(i, i + 2).every((one) => fromBeijingTime(one)));
  const behind = (name: RegExp) => cells[columns.at(name) + moved] ?? "";
  const at = fromBeijingTime(behind(/^完成时间$/));
  const fen = fenOf(behind(/^订单金额/));
  const reference = type === "refund" ? behind(/^退款批次号/) : (cells[columns.at(/^商户订单号$/)] ?? "");
  const transactionId = cells[columns.at(/^支付宝交易号$/)] ?? "";
  if (moved < 0 || !at || fen === null || !transactionId) throw unreadable();
  return { type, reference, transactionId, at, amountMinor: Math.abs(fen), currency: "CNY" };
}

/** The lines of one file; null when it is not the file of trades. */
function readFile(text: string): StatementLine[] | null {
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => columnsOf(line) !== null);
  const columns = columnsOf(lines[start] ?? "");
  if (!columns) return null;
  return lines
    .slice(start + 1)
    .filter((line) => !line.startsWith("#") && line.trim() !== "")
    .map((line) => readLine(line, columns))
    .filter((line) => line !== null);
}

/** Every payment and refund of the zip. Throws when it holds no readable file of trades. */
export function readAlipayStatement(zip: Uint8Array): StatementLine[] {
  let parts = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (++parts > MOST_PARTS) throw new Error("the statement says it has too many parts");
      return /\.csv$/i.test(name) && originalSize < MOST_BYTES;
    },
  });
  const decoder = new TextDecoder("gb18030");
  const trades = Object.values(files)
    .map((bytes) => readFile(decoder.decode(bytes)))
    .filter((lines) => lines !== null);
  if (trades.length === 0) throw new Error("the statement holds no trades' file");
  return trades.flat();
}
