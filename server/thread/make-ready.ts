/** What a thread does before anybody waits for it: banks and readers are compiled by the first text they meet. */
import type { Brief, CopyLanguage, Market } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { pageCopy } from "#engine/copy/page-copy";
import { readListing, readText } from "#engine/listing/read";

const price = (amount: number, currency: string) => ({ amount, currency, period: null });
const flat = {
  transaction: "sale",
  area: { sqm: 90, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 2 },
} as const;
/** A home as its own market writes of it, under its law: a text in one language compiles nothing of another's. */
const homes: [CopyLanguage, Market, Partial<Listing>][] = [
  [
    "zh",
    "CN",
    { country: "CN", price: price(5_000_000, "CNY"), features: ["有电梯"], description: "房子采光好，近地铁。" },
  ],
  [
    "en",
    "US",
    { country: "US", price: price(500_000, "USD"), features: ["Lift"], description: "A bright flat with a balcony." },
  ],
  [
    "de",
    "DE",
    { country: "DE", price: price(500_000, "EUR"), features: ["Aufzug"], description: "Helle Wohnung mit Balkon." },
  ],
  [
    "fr",
    "FR",
    { country: "FR", price: price(500_000, "EUR"), features: ["Ascenseur"], description: "Appartement avec balcon." },
  ],
  [
    "ja",
    "JP",
    {
      country: "JP",
      price: price(50_000_000, "JPY"),
      features: ["オートロック"],
      description: "日当たりのよい部屋です。",
    },
  ],
  [
    "ko",
    "KR",
    { country: "KR", price: price(500_000_000, "KRW"), features: ["엘리베이터"], description: "밝은 집입니다." },
  ],
];
const brief: Brief = { style: "professional", seed: 0, market: null, agent: null, link: null };
const said = "普陀区中远两湾城 3室2厅2卫 128.5平 南北通透 精装 18/32层 2003年 698万";
const page = `<html lang="en"><title>Two-bedroom flat for sale</title><body><h1>Two-bedroom flat, 75 m²</h1><p>£450,000</p></body></html>`;

/** What a pool's threads are told to be ready for, as an argument of theirs. */
export const readyFor = { screens: "--ready-for=screens", tasks: "--ready-for=tasks" } as const;

const ready: Record<string, () => void> = {
  [readyFor.screens]: () => {
    for (const [language, market, home] of homes)
      pageCopy({ ...emptyListing(), ...flat, language, ...home }, { ...brief, market }, language, null);
  },
  [readyFor.tasks]: () => {
    readText(said);
    readListing(page, { url: null });
  },
};

/** Three seconds of processor in a fresh thread that is told so, nothing in others. */
export function makeReady(told: readonly string[]): void {
  for (const argument of told) ready[argument]?.();
}
