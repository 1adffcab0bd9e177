/** A receipt or credit note as one A4 page of PDF. The same receipt always gives the same bytes. */
import type { PrintedReceipt } from "#contract/receipt";
import { type DocumentLanguage, type Row, receiptLabels } from "./receipt-labels.ts";
import { inks, openSheet, SHEET } from "./sheet.ts";

const LEFT = 64;
const RIGHT = SHEET.width - 64;
const WIDE = RIGHT - LEFT;
/** Where the second column of facts and names begins. */
const MIDDLE = LEFT + WIDE * 0.54;
const small = { size: 8.5, color: inks.muted };
const body = { size: 10 };

/** PDF of it in the language. */
export async function receiptPdf(
  receipt: PrintedReceipt,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const labels = receiptLabels(receipt, language);
  const sheet = openSheet({
    language,
    title: `${labels.title} ${receipt.number}`,
    author: labels.brand,
    date: receipt.issuedAt,
  });
  const { text, rule } = sheet;

  /** Names in a narrow column, values beside them. */
  const rows = (list: readonly Row[], x: number, y: number, nameWidth: number, width: number) =>
    list.reduce((top, [name, value]) => {
      text(name, { ...small, x, y: top + 1.2, width: nameWidth });
      return text(value, { ...body, x: x + nameWidth, y: top, width: width - nameWidth }) + 3;
    }, y);

  const head = () => {
    text(labels.brand, { x: LEFT, y: 60, width: WIDE / 2, size: 13, heading: true });
    rule(50, LEFT, LEFT + 28, inks.accent, 2);
    const y = text(labels.title, {
      x: LEFT,
      y: 112,
      width: WIDE / 2,
      size: 30,
      heading: true,
      weight: 500,
      leading: 1.3,
    });
    rows(labels.facts, MIDDLE, 114, 64, RIGHT - MIDDLE);
    return Math.max(y, 172) + 24;
  };

  const party = ({ name, lines }: { name: string; lines: string[] }, x: number, width: number, top: number) => {
    const [first = "", ...rest] = lines;
    let y = text(name, { ...small, x, y: top, width }) + 4;
    y = text(first, { ...body, size: 11, weight: 500, x, y, width });
    for (const line of rest) y = text(line, { ...body, color: inks.muted, x, y, width });
    return y;
  };

  const bought = (top: number) => {
    const period = { x: MIDDLE, width: WIDE * 0.27 };
    const amount = { x: LEFT + WIDE * 0.81, width: WIDE * 0.19, align: "end" as const };
    text(labels.columns.item, { ...small, x: LEFT, y: top, width: WIDE / 2 });
    text(labels.columns.period, { ...small, ...period, y: top });
    text(labels.columns.amount, { ...small, ...amount, y: top });
    rule(top + 20, LEFT, RIGHT);
    const y = top + 34;
    const left = { x: LEFT, width: WIDE * 0.46 };
    const titled = text(labels.line.title, { ...body, size: 11, weight: 500, ...left, y });
    const ends = [text(labels.line.about, { ...body, color: inks.muted, ...left, y: titled + 1 })];
    let day = y + 0.5;
    for (const line of labels.line.period) day = text(line, { ...body, ...period, y: day });
    text(labels.line.amount, { ...body, ...amount, y: y + 0.5 });
    ends.push(day);
    const end = Math.max(...ends) + 14;
    rule(end, LEFT, RIGHT);
    return end;
  };

  const sums = (top: number) => {
    const names = { x: MIDDLE, width: WIDE * 0.28 };
    let y = top + 16;
    for (const [name, value] of labels.parts) {
      text(value, { ...body, x: MIDDLE, width: RIGHT - MIDDLE, align: "end", y });
      y = text(name, { ...body, color: inks.muted, ...names, y }) + 4;
    }
    text(labels.total.name, { ...body, ...names, y: y + 12, weight: 500 });
    y = text(labels.total.amount, { x: MIDDLE, width: RIGHT - MIDDLE, align: "end", y, size: 22, weight: 500 });
    if (!labels.capital) return y;
    const [name, value] = labels.capital;
    return text(`${name}　${value}`, { ...body, x: LEFT, width: WIDE, align: "end", y: y + 4 });
  };

  const foot = (top: number) => {
    rule(top, LEFT, RIGHT);
    let y = text(labels.note, { ...small, x: LEFT, y: top + 16, width: WIDE, leading: 1.7 }) + 4;
    if (labels.ask) y = text(labels.ask, { ...small, x: LEFT, y, width: WIDE });
    if (labels.filings) text(labels.filings, { ...small, x: LEFT, y: y + 4, width: WIDE });
  };

  let y = head();
  y = Math.max(party(labels.seller, LEFT, MIDDLE - LEFT - 24, y), party(labels.buyer, MIDDLE, RIGHT - MIDDLE, y));
  y = sums(bought(y + 40));
  y = rows(labels.how, LEFT, y + 44, 92, WIDE * 0.75);
  foot(Math.max(706, y + 24));
  return sheet.bytes();
}
