/** Where no click can settle a finding its agent is told so beforehand; where one can, it is offered and does. */
import { expect, test } from "vitest";
import type { CopyLanguage, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { mend } from "#engine/pieces/mend";
import { briefFor } from "#tests/samples/briefs";
import { californiaHouse } from "#tests/samples/listings";

const toLet: Listing = {
  ...californiaHouse,
  country: "DE",
  address: { ...californiaHouse.address, text: "Hauptstraße 5, 50667 Köln", city: "Köln" },
  transaction: "rent",
  price: { amount: 1000, currency: "EUR", period: "month" },
};

function written(market: Market, language: CopyLanguage, said: string) {
  const listing = market === "EU/DE" ? toLet : californiaHouse;
  const brief = { ...briefFor(listing), market };
  const made = compose(listing, brief, { platform: "facebook", language, kind: "post" });
  const piece = finishPiece(listing, brief, { ...made, body: `${said}\n${made.body}` });
  const shown = piece.findings.filter(({ start, end }) => start < end && end <= said.length);
  return { listing, brief, piece, shown };
}

test.each([
  ["EU/DE", "de", "Für die Vermittlung zahlt der Mieter zwei Kaltmieten Provision, Einzug ab Mai."],
  ["KR", "ko", "관리비는 월 25만원이고, 이 집은 무조건 오릅니다."],
  ["US", "en", "Roof leak repaired in 2021 and no kids under ten in the two upstairs bedrooms."],
] as const)("%s %s: facts beside the words leave the sentence to its agent", (market, language, said) => {
  const { listing, brief, piece, shown } = written(market, language, said);
  expect(shown.some(({ byHand }) => byHand === true)).toBe(true);
  for (const finding of shown) {
    const settle = () => mend(listing, brief, piece, finding);
    if (finding.byHand) expect(settle).toThrow("no_other_wording");
    else expect(settle).not.toThrow();
  }
});

test.each([
  ["US", "en", "No Section 8, please."],
  ["US", "en", "Values here can only go up, guaranteed."],
  ["KR", "ko", "이 집은 무조건 오릅니다."],
] as const)("%s %s: words that tell no fact are settled at a click", (market, language, said) => {
  const { listing, brief, piece, shown } = written(market, language, said);
  const [finding] = shown;
  if (!finding) throw new Error(`nothing found in ${said}`);
  expect(finding.byHand).toBeUndefined();
  const { body } = mend(listing, brief, piece, finding);
  expect(body).not.toContain(said);
  expect(body).not.toMatch(/^(?:please|thanks)\.?$/imu);
});
