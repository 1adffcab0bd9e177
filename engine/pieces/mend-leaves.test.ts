/** What a click leaves of a sentence stands by itself: no courtesy, no reason, no other half of a breach; and no button fails. */
import { expect, test } from "vitest";
import type { CopyLanguage, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { check } from "#engine/compliance/check";
import { compose } from "#engine/copy/index";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { briefFor } from "#tests/samples/briefs";
import { californiaHouse, tokyoSale } from "#tests/samples/listings";
import { mend } from "./mend.ts";

const elsewhere = (country: string, text: string, city: string): Listing => ({
  ...californiaHouse,
  country,
  address: { ...californiaHouse.address, text, city },
});
const homes: Readonly<Partial<Record<Market, Listing>>> = {
  US: californiaHouse,
  JP: tokyoSale,
  AU: elsewhere("AU", "12 Lygon St, Carlton VIC 3053", "Melbourne"),
  UK: {
    ...elsewhere("GB", "5 High Street, Leeds LS1 4AP", "Leeds"),
    transaction: "rent",
    price: { amount: 1300, currency: "GBP", period: "month" },
  },
  "EU/DE": elsewhere("DE", "Hauptstraße 5, 50667 Köln", "Köln"),
};

function written(market: Market, language: CopyLanguage, said: string) {
  const listing = homes[market] ?? californiaHouse;
  const brief = { ...briefFor(listing), market };
  const made = compose(listing, brief, { platform: "facebook", language, kind: "post" });
  const piece = finishPiece(listing, brief, { ...made, body: `${said}\n${made.body}` });
  const shown = piece.findings.filter(({ start, end }) => start < end && end <= said.length);
  return { listing, brief, piece, shown, rest: made.body };
}

test.each([
  ["US", "en", "No kids, please, and no pets.", /^No pets\. Everyone is welcome to view\.$/u],
  ["US", "en", "Adults only, kindly.", /^Everyone is welcome to view\.$/u],
  [
    "US",
    "en",
    "Please, no kids, two bedrooms and a garden.",
    /^Two bedrooms and a garden\. Everyone is welcome to view\.$/u,
  ],
  ["AU", "en", "No Indians, please, it's the owner's wish.", /^Everyone is welcome to view\.$/u],
  ["AU", "en", "No kids under twelve, the landlord lives by his ears.", /^Everyone is welcome to view\.$/u],
  ["AU", "en", "Would suit an Anglo couple, the block has always been that way.", /^Everyone is welcome to view\.$/u],
  [
    "AU",
    "en",
    "Rental yield of 7% locked in forever, the suburb never goes backwards.",
    /^Prices and rents can go up or down\.$/u,
  ],
  [
    "EU/DE",
    "de",
    "Keine Ausländer, bitte, drei Zimmer mit Balkon.",
    /^Drei Zimmer mit Balkon\. Wir freuen uns über jede Anfrage\.$/u,
  ],
] as const)("%s %s: %s", (market, language, said, wanted) => {
  const { listing, brief, piece, shown, rest } = written(market, language, said);
  const [finding] = shown;
  if (!finding) throw new Error(`nothing found in ${said}`);
  const { body } = mend(listing, brief, piece, finding);
  expect(body.slice(0, body.length - rest.length).trim()).toMatch(wanted);
});

test("a second promise of the sentence stays found until its own click", () => {
  const said = "三年後には必ず値上がりしますので、買った瞬間から儲かります。";
  const { listing, brief, piece, shown, rest } = written("JP", "ja", said);
  expect(shown.map(({ text }) => text)).toHaveLength(2);
  const once = mend(listing, brief, piece, shown[0] ?? { rule: null, start: 0, end: 0 });
  const left = once.findings.find(({ text }) => text.includes("儲か"));
  if (!left) throw new Error(`nothing found in ${once.body}`);
  const { body } = mend(listing, brief, once, left);
  expect(body.slice(0, body.length - rest.length).trim()).toBe("価格や賃料は変わることがあります。");
});

test.each([
  ["AU", "en", "The suburb never goes backwards."],
  ["JP", "ja", "買った瞬間から儲かります。"],
] as const)("%s %s: the other half of a promise is found by itself: %s", (market, language, text) =>
  expect(check({ market, language, text })).not.toEqual([]),
);

test.each([
  ["AU", "en", "The creek never runs backwards."],
  ["JP", "ja", "買った瞬間から愛着がわきます。"],
] as const)("%s %s: no promise: %s", (market, language, text) => expect(check({ market, language, text })).toEqual([]));

test.each([
  ["UK", "en", "You'll need a UK passport to rent here, foreign documents are more hassle than they're worth."],
  ["US", "en", "No kids, and we prefer Christian families who have lived in this congregation's parish for long."],
] as const)("%s %s: a click is offered only where the check accepts what it writes: %s", (market, language, said) => {
  const { listing, brief, piece, shown } = written(market, language, said);
  expect(shown.length).toBeGreaterThan(0);
  for (const finding of shown) {
    const settle = () => mend(listing, brief, piece, finding);
    if (finding.byHand) expect(settle).toThrow("no_other_wording");
    else expect(settle).not.toThrow();
  }
});
