/** Formulas in every list that is taken away as a file: a spreadsheet must read them as words. */
import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { emptyListing } from "#contract/listing";
import { listFiles } from "#tests/access/procedures/admin-lists";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const MARK = "cmdmark";
const formulas = [
  `=${MARK}|'/c calc'!A1`,
  `+${MARK}+1`,
  `-${MARK}-1`,
  `@${MARK}(1)`,
  `\t=${MARK}`,
  `\r=${MARK}`,
  `\n=${MARK}`,
  ` =${MARK}`,
  `＝${MARK}`,
  `"=${MARK}`,
  `=${MARK}","=1`,
  `;=${MARK}`,
];

/** Cells of a CSV with quotes. */
function cellsOf(csv: string): string[] {
  const cells: string[] = [];
  const text = csv.replace(/^\ufeff/, "");
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let found = cell.exec(text); found && cell.lastIndex <= text.length; found = cell.exec(text)) {
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? "").toString());
    if (found[0] === "") break;
  }
  return cells;
}
/** What a spreadsheet would reckon; a plain number is one. */
const isFormula = (cell: string): boolean => /^[=@\t\r\n＝＋－＠]/.test(cell) || /^[+-](?![\d.,]+%?$)/.test(cell);

type Export = (admin: Account["client"]) => Promise<File>;
const language = "en" as const;
const days = { from: "2026-01-01", until: new Date().toISOString().slice(0, 10) };
const lists: Record<string, Export> = {
  ...listFiles,
  "report of tasks": (c) => c.admin.reports.export({ report: "tasks", language, ...days, table: "days" }),
  "report of revenue": (c) => c.admin.reports.export({ report: "revenue", language, ...days, table: "days" }),
};
/** Where the formulas stand as they were written: of a list without them nothing is learnt. */
const holding = ["users", "invoices", "coupons", "enquiries", "tasks"];

/** Somebody who calls everything by a formula. */
async function writeAll(site: Site, admin: Account, formula: string): Promise<void> {
  const { client, id, supabase } = await site.account();
  const named = formula.trim();
  await supabase
    .from("profiles")
    .update({ display_name: named.slice(0, 60) })
    .eq("user_id", id);
  await client.enquiries.send({
    name: named,
    company: formula,
    phone: named.slice(0, 40),
    email: null,
    teamSize: 1,
    message: formula,
    planCode: "enterprise",
    language,
    idempotencyKey: randomUUID(),
  });
  await client.campaigns.create({
    listing: {
      ...emptyListing(),
      title: formula,
      transaction: "sale" as const,
      price: { amount: 1, currency: "USD", period: null },
    },
    photoIds: [],
    preferences: { languages: ["en"], style: "friendly", platforms: ["twitter"], kinds: ["post"] },
    agent: { name: named, phone: null, company: formula, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  const validFrom = "2026-01-01T00:00:00Z";
  await admin.client.admin.coupons.save({
    code: `F-${randomUUID().slice(0, 8)}`,
    kind: "percent",
    value: 100,
    currency: null,
    planCodes: null,
    firstPurchaseOnly: false,
    perAccount: 1,
    maxRedemptions: null,
    validFrom,
    validUntil: null,
    note: formula,
  });
  const product = { type: "plan" as const, code: "basic" as const };
  const { amountMinor: expectedMinor } = await client.orders.quote({ product, timeZone: "UTC" });
  const order = await client.orders.place({ product, timeZone: "UTC", expectedMinor, idempotencyKey: randomUUID() });
  // an order that is not paid has no invoice by itself
  await site.database.pool.query(
    `insert into invoice_requests (user_id, order_id, type, buyer, amount_minor, currency, order_number)
     values ($1, $2, 'normal', jsonb_build_object('kind', 'person', 'title', $3::text, 'email', 'ada@example.com'), 100, 'CNY', 'ORD-001')`,
    [id, order.id, named.slice(0, 80)],
  );
}

export function sheetTries(site: Site, admin: Account): Try[] {
  let written: Promise<void> | null = null;
  const ready = () => {
    written ??= (async () => {
      for (const formula of formulas) await writeAll(site, admin, formula);
    })();
    return written;
  };
  const csv = Object.entries(lists).map(([name, take]) => ({
    name: `formulas in the list of ${name}`,
    run: async () => {
      await ready();
      const text = await (await take(admin.client)).text();
      const cells = cellsOf(text);
      const bad = cells.find(isFormula);
      held(bad === undefined, `a cell is ${JSON.stringify(bad ?? "").slice(0, 60)}`);
      if (holding.includes(name)) held(text.includes(MARK), "the list does not hold what was written");
    },
  }));
  const workbook = {
    name: "formulas in a report's workbook",
    run: async () => {
      await ready();
      const file = await admin.client.admin.reports.workbook({ report: "tasks", language, ...days });
      const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
      for (const [name, bytes] of Object.entries(entries)) {
        held(!/\.\.|^\/|\\/.test(name), `an entry is named ${name}`);
        if (name.endsWith(".xml")) held(!/<f[ >]/.test(Buffer.from(bytes).toString()), `${name} holds a formula`);
      }
    },
  };
  return [...csv, workbook];
}
