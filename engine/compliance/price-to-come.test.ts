/** A price to come said to be certain blocks in every market, however the rise is measured; what only looks like it does not. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { answerKey, statementsIn } from "./statements.ts";

const warning = ["US", "UK", "AU", "CA", "HK", "SG", "EU/FR"];
/** With those whose law forbids more of a price to come than to call it certain. */
const english = [...warning, "CN", "JP", "KR", "EU/DE"];
const blocks = (market: string, language: string, text: string, more = {}): string[] =>
  check({ market, language, text, ...more })
    .filter(({ severity }) => severity === "block")
    .map(({ rule }) => rule);

describe("what is no price to come said to be certain", () => {
  it.each([
    "Nobody can say it is certain to gain 30% by 2029.",
    "It is not certain to gain 30% by 2029.",
    "No home is guaranteed to rise 30% in three years.",
    "We won't tell you it is bound to jump a fifth by next summer.",
    "Whoever says prices are bound to jump a fifth is guessing.",
    "Is it guaranteed to rise 30% in three years? No.",
    "If the tunnel were built, prices would be sure to rise a fifth.",
    "Prices are bound to jump a fifth if the tunnel opens; whether it will is not decided.",
    "Buyers in 2019 were told it was certain to gain 30%; it fell.",
    "Prices certainly rose a fifth between 2019 and 2022.",
    "The home was guaranteed to rise in price by 30% in the old brochure; that brochure is withdrawn.",
    "The rent is guaranteed to rise 3% a year under the lease.",
    "Under the lease the rent will certainly rise 3% each May.",
    "Guaranteed to rise 3% a year under the lease, the rent is now $4,000 a month.",
    "The rent will rise 3% each year, guaranteed by the lease.",
    "The lease sets a guaranteed rent rise of 3% a year.",
    "Ground rent is certain to rise by 10% in 2030, as the lease says.",
    "Service charges are bound to go up a tenth next year.",
    "Council tax is certain to rise 5% in April.",
    "The strata levies are sure to increase 10% after the works.",
    "The buy-back price is guaranteed by contract to rise 3% a year.",
    "The developer's guaranteed buy-back is at the price plus 10%, set out in clause 9 of the contract.",
    "The plans are certain to add a third bedroom.",
    "The extension is certain to add 30% more floor space.",
    "The dining room is certain to double as an office.",
    "Traffic is certain to rise 30% once the mall opens.",
    "The mortgage rate is guaranteed to go up 1% after two years.",
    "A deposit of 30% is certain to be asked for.",
  ])("%s", (text) => expect(warning.filter((market) => blocks(market, "en", text).length > 0)).toEqual([]));

  it.each([
    ["EU/FR", "Le loyer est sûr d'augmenter de 3 % par an, le bail le prévoit."],
    ["EU/FR", "Rien n'est garanti de prendre 30 % en trois ans."],
    ["CA", "Les frais de copropriété vont certainement augmenter de 10 %."],
  ])("%s: %s", (market, text) => expect(blocks(market, "fr", text)).toEqual([]));
});

describe("a price to come said to be certain", () => {
  it.each([
    "Guaranteed to rise 30% in three years.",
    "Sure to rise 30% in three years.",
    "The best apartment in Shanghai, sure to rise 30%.",
    "This home is certain to gain 30% by 2029.",
    "Prices will certainly rise a fifth by next summer.",
    "Prices are bound to jump a fifth by next summer.",
    "Prices and rents are bound to jump a fifth by next summer.",
    "Prices are bound to jump a fifth, even if rates go up.",
    "If you buy now, it is certain to gain 30% by 2029.",
    "Guaranteed to add $100,000 in value by 2028.",
    "You are certain to gain $50,000 within a year.",
    "It will be worth 30% more in 2029, guaranteed.",
    "It is sure to be worth half as much again in 2030.",
    "We guarantee it will climb thirty per cent in two years.",
    "Values here will definitely go up by a third within five years.",
    "A 30% gain by 2029 is guaranteed.",
    "Guaranteed 30% capital growth in three years.",
    "Capital growth of 8% a year, guaranteed.",
    "There is no doubt this home will gain a fifth by 2028.",
    "It's a certainty that this place gains a quarter in value by Christmas.",
    "This flat can't fail to rise 20% by 2028.",
    "The price is bound to go up by half once the station opens.",
    "Without question, prices will jump 25% next year.",
    "House prices will inevitably increase 15% next year.",
    "Your investment will surely grow by 40% in four years.",
  ])("blocks whatever is answered: %s", (text) => {
    const statement = statementsIn(text);
    const yes = Object.fromEntries(
      check({ market: "US", language: "en", text }).map((finding) => [
        answerKey("gain_is_backed", statement(finding)),
        true,
      ]),
    );
    const facts = { guarantee_terms: "ten years", claim_source: "our own research" };
    expect(english.filter((market) => blocks(market, "en", text).length === 0)).toEqual([]);
    expect(english.filter((market) => blocks(market, "en", text, { context: yes, facts }).length === 0)).toEqual([]);
  });

  it.each([
    ["EU/FR", "Garanti de prendre 30 % en trois ans."],
    ["CA", "Les prix vont certainement grimper d'un cinquième d'ici l'été."],
    ["EU/FR", "Ce bien prendra un tiers de sa valeur, c'est sûr."],
  ])("blocks in %s: %s", (market, text) => expect(blocks(market, "fr", text)).not.toEqual([]));

  it("is borne out by no source beside it", () =>
    expect(blocks("SG", "en", "Prices are guaranteed to triple by 2030. Source: our own research.")).toEqual([
      "sg-returns",
    ]));
});
