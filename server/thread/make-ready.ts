/** What a thread does before anybody waits for it: banks and readers are compiled by the first text they meet. */
import type { Brief } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { pageCopy } from "#engine/copy/page-copy";
import { readListing, readText } from "#engine/listing/read";

const home: Listing = {
  ...emptyListing(),
  country: "CN",
  transaction: "sale",
  price: { amount: 5_000_000, currency: "CNY", period: null },
  area: { sqm: 90, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  address: { ...emptyListing().address, city: "上海", district: "普陀" },
  features: ["有电梯"],
};
const brief: Brief = { style: "professional", seed: 0, market: null, agent: null, link: null };
const said = "普陀区中远两湾城 3室2厅2卫 128.5平 南北通透 精装 18/32层 2003年 698万";
const page = `<html lang="en"><title>Two-bedroom flat for sale</title><body><h1>Two-bedroom flat, 75 m²</h1><p>£450,000</p></body></html>`;

/** What a pool's threads are told to be ready for, as an argument of theirs. */
export const readyFor = { screens: "--ready-for=screens", tasks: "--ready-for=tasks" } as const;

const ready: Record<string, () => void> = {
  [readyFor.screens]: () => {
    for (const language of ["zh", "en"] as const) pageCopy(home, brief, language, null);
  },
  [readyFor.tasks]: () => {
    readText(said);
    readListing(page, { url: null });
  },
};

/** Two to three seconds of processor in a fresh thread that is told so, nothing in others. */
export function makeReady(told: readonly string[]): void {
  for (const argument of told) ready[argument]?.();
}
