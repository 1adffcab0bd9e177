/** What a receipt's page says, as texts in one language: the page itself only places them. */

import { decimalsOf, majorOf } from "#contract/minor-units";
import { adjustedMinor } from "#contract/money";
import { inNames } from "#contract/names";
import type { PrintedReceipt } from "#contract/receipt";
import { capitalAmount } from "#engine/billing/capital-amount";
import { namesDay } from "#engine/text/named-day";
import { receiptDocument as en } from "#locales/en/documents/receipt-document";
import { fill } from "#locales/fill";
import { receiptDocument as zh } from "#locales/zh/documents/receipt-document";

export type DocumentLanguage = "zh" | "en";
/** A name and what stands beside it. */
export type Row = readonly [name: string, value: string];

/** "¥99.00": always with its smallest unit, as papers have it. */
const amountOf = (language: DocumentLanguage, minor: number, currency: string): string =>
  new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  }).format(majorOf(minor, currency));

/** Everything on the page of a receipt or a credit note. */
export function receiptLabels(receipt: PrintedReceipt, language: DocumentLanguage) {
  const t = language === "zh" ? zh : en;
  const { data, kind } = receipt;
  const brand = inNames(t.brand, data.brand ?? null);
  const { seller, buyer, line, payment, refund } = data;
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const money = (minor: number) => amountOf(language, minor, data.currency);
  const day = (date: Date | string, timeZone = data.timeZone) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(date));
  const end = (date: string) => day(date, namesDay(date) ? "UTC" : undefined);
  /** With the clock it is told by: "16:12 GMT+8" in either language. */
  const moment = (date: string) =>
    `${day(date)} ${new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: data.timeZone,
      timeZoneName: "short",
    }).format(new Date(date))}`;
  const some = (...lines: (string | null)[]) => lines.filter((one): one is string => one !== null && one !== "");
  const isPack = line.kind === "pack";
  const count = line.listings ?? 0;
  const total = refund ? refund.amountMinor : data.paidMinor;
  const less = (minor: number) => `−${money(minor)}`;
  const adjusted = adjustedMinor({ ...data, amountMinor: data.paidMinor });
  const signed = (minor: number) => (minor < 0 ? less(-minor) : `+${money(minor)}`);
  const parts: Row[] = refund
    ? []
    : [
        [t.list, money(data.priceMinor)],
        ...(data.creditMinor > 0 ? [[t.credit, less(data.creditMinor)] as const] : []),
        ...(data.discountMinor > 0 ? [[t.discount, less(data.discountMinor)] as const] : []),
        ...(adjusted === 0 ? [] : [[t.adjusted, signed(adjusted)] as const]),
      ];
  const how: Row[] = refund
    ? [
        [t.ofReceipt, refund.receiptNumber],
        [t.by, t.provider[payment.provider]],
        [t.reference, refund.reference],
        [t.refundAt, moment(refund.doneAt)],
      ]
    : [
        [t.by, t.provider[payment.provider]],
        [t.transaction, payment.transactionId],
        [t.paidAt, moment(payment.paidAt)],
      ];
  const ways = some(seller.email, seller.phone).join(language === "zh" ? " 或 " : " or ");
  const named = buyer.company ?? buyer.name;
  const [payee, payer] = refund ? [t.refundedBy, t.refundedTo] : [t.seller, t.buyer];
  return {
    brand,
    title: t.title[kind],
    facts: [
      [t.number, receipt.number],
      [t.issued, day(receipt.issuedAt)],
      [t.order, data.orderNumber],
    ] satisfies Row[],
    seller: { name: payee, lines: some(seller.name ?? brand, seller.address, seller.email, seller.phone) },
    buyer: {
      name: payer,
      // who gave no name is known by the address, which then stands in the name's place
      lines: named ? some(named, buyer.company && buyer.name, buyer.email) : some(buyer.email ?? t.unnamed),
    },
    columns: { item: t.item, period: t.period, amount: t.amount },
    line: {
      title: isPack ? line.title[language] : fill(t.plan, { name: line.title[language] }),
      about: some(
        t.kind[line.kind],
        isPack ? fill(t.pack, { count }) : line.listings === null ? t.unlimited : fill(t.monthly, { count }),
      ).join(language === "zh" ? "，" : ", "),
      period: line.period ? [end(line.period.startsAt), `– ${end(line.period.endsAt)}`] : ["–"],
      amount: money(refund ? data.paidMinor : data.priceMinor),
    },
    parts: parts.length > 1 ? parts : [],
    total: { name: refund ? t.refund : t.total, amount: money(total) },
    /** In capital numerals; only of yuan, and only in Chinese. */
    capital: language === "zh" && data.currency === "CNY" ? ([t.capital, capitalAmount(total)] satisfies Row) : null,
    how,
    note: t.note[kind],
    ask: ways === "" ? null : fill(t.ask, { ways }),
    filings: seller.filings.join("  "),
  };
}
