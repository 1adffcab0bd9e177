/** Cells that several files of lists have. */
import type { AccountNamed } from "#contract/admin/orders";
import { plainAmount } from "#contract/minor-units";
import type { CsvValue } from "#engine/csv/csv";
import type { Texts } from "./sheet.ts";

/** 9900: "99.00" in yuan, "9900" in yen. */
export const major = (minor: number | null | undefined, currency: string | null | undefined) =>
  minor === null || minor === undefined ? null : plainAmount(minor, currency ?? "CNY");

/** A value of any shape, as JSON. */
export const asJson = (value: unknown): CsvValue =>
  value === null || value === undefined ? null : JSON.stringify(value);

export const accountCells = <Item extends { account: AccountNamed | null }>({ adminPackages }: Texts) =>
  [
    [adminPackages.account, (one: Item) => one.account?.name ?? null],
    [adminPackages.enquiries.email, (one: Item) => one.account?.email ?? null],
  ] as const;

export const moneyCells = <Item extends { amountMinor: number; currency: string }>({ adminPackages }: Texts) =>
  [
    [adminPackages.amount, (one: Item) => major(one.amountMinor, one.currency), "money"],
    [adminPackages.currency, (one: Item) => one.currency],
  ] as const;
