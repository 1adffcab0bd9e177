/** What only a pasted message needs: facts in the middle of sentences, and lists without markup. */
import { type Candidate, type Fact, fact, from } from "../facts/candidate.ts";
import { factsOf } from "../facts/label-facts.ts";
import { meaningOf } from "../labels/index.ts";
import type { Page } from "../page/page.ts";
import { BULLET, sentences } from "../page/prose.ts";
import { townAtStart } from "../units/chinese-cities.ts";
import { contactIn } from "../units/contact.ts";
import { withoutFloor } from "../units/floor-in.ts";
import { offeringIn } from "../units/offering.ts";
import { withoutOtherSums } from "../units/other-sums.ts";
import { propertyTypeIn } from "../units/property-type.ts";
import { findStreetAddress } from "../units/street.ts";
import { transactionIn } from "../units/transaction.ts";
import { disclosedFacts } from "./disclosed.ts";
import { licenceIn, withoutLicence } from "./licence.ts";
import { phraseFacts } from "./phrases.ts";
import { NOT_THE_PRICE } from "./shown-price.ts";
import { spokenFacts } from "./spoken.ts";

const FEATURES_INLINE =
  /(?:^|[.;。；]\s*)(?:features?|amenities|highlights|includes|配套|亮点|设备|設備|特徴|prestations|ausstattung)\s*[:：]\s*([^.。\n]{4,300})/i;
const ASKING = /\b(?:asking|listed (?:at|for)|offered at|priced at)\s+[$€£]/i;

/** The first statement of each fact, sentence by sentence; a price by the clause, so that fees beside it do not hide it. */
function spoken(lines: readonly string[], page: Page): Fact[] {
  const facts = new Map<string, Fact>();
  for (const sentence of lines.flatMap(sentences)) {
    const asked = withoutOtherSums(withoutFloor(sentence), page.hints);
    const clauses = asked.split(/[;；，。]|,\s|\s[-–|]\s/);
    const priced = clauses.filter((clause) => !NOT_THE_PRICE.test(clause));
    const offered = transactionIn(asked.slice(0, 200));
    for (const one of [
      ...phraseFacts(sentence, page.hints, 0.6).filter(({ field }) => field !== "price" && field !== "transaction"),
      ...(offered ? [fact("transaction", offered, 0.6)] : []),
      ...priced.flatMap((clause) => phraseFacts(clause, page.hints, 0.6).filter(({ field }) => field === "price")),
    ])
      if (!facts.has(one.field)) facts.set(one.field, one);
    if (ASKING.test(sentence) && !facts.has("transaction")) facts.set("transaction", fact("transaction", "sale", 0.55));
  }
  return [...facts.values()];
}

/** Bulleted lines, lines under a "Features" line, and the list after "Features:". */
function features(lines: readonly string[], page: Page): Fact[] {
  const found: string[] = [];
  let under = false;
  let afterBullet = false;
  for (const line of lines) {
    const bulleted = BULLET.test(line);
    const text = line.replace(BULLET, "");
    const label = meaningOf(/^([^:：]{1,30})[:：]/.exec(text)?.[1] ?? text, page.hints.language);
    if (label !== null) {
      under = label === "features" && /^[^:：]{1,30}[:：]?$/.test(text);
      continue;
    }
    // A list ends with its bullets, at a phone number or at prose.
    under &&= text.length <= 60 && !/\d{3}/.test(text) && !(afterBullet && !bulleted);
    afterBullet = bulleted;
    const counted = phraseFacts(text, page.hints, 0.5).length > 0 && text.length < 25;
    if ((bulleted || under) && text.length <= 60 && !counted) found.push(text.replace(/[.;,。；，]$/, ""));
  }
  const listed = lines.flatMap((line) => FEATURES_INLINE.exec(line)?.[1] ?? []);
  return [
    ...found.map((text) => fact("feature", text, 0.6)),
    ...listed.flatMap((value) =>
      factsOf({ meaning: "features", label: "", value: value.slice(0, 200), confidence: 0.6 }, page.hints),
    ),
  ];
}

/** "杭州滨江区临江雅苑": a short line that begins with a city. */
const chineseCity = (lines: readonly string[], page: Page): string | null =>
  page.hints.country === "CN"
    ? (lines
        .filter((line) => line.length <= 60)
        .map(townAtStart)
        .find((city) => city !== null) ?? null)
    : null;

/** Facts of a pasted text; `lines` as pasted, bullets and all. */
export function readPaste(lines: readonly string[], page: Page): Candidate[] {
  const text = lines.join("\n");
  const address = lines.map(findStreetAddress).find((found) => found !== null) ?? null;
  const kind =
    lines
      .slice(0, 6)
      .map(propertyTypeIn)
      .find((found) => found !== null) ?? null;
  const city = address?.city ?? chineseCity(lines, page);
  const { name: called, company: employer, phone } = contactIn(withoutLicence(text));
  const offering = offeringIn(text, page.hints.language);
  const [name, company] = [called ?? offering.name, employer ?? offering.company];
  const licence = licenceIn(text);
  const whole = spokenFacts(lines, page);
  // what the whole text was measured by is not asked of its parts again
  const size = whole.find((one) => one.field === "area")?.value.sqm ?? null;
  const parts = spoken(lines, page).filter(
    (one) => one.field !== "area" || size === null || Math.abs(one.value.sqm - size) <= size * 0.015,
  );
  return from("text", [
    ...whole,
    ...parts,
    ...features(lines, page),
    ...disclosedFacts(lines, page.hints),
    ...(licence ? [fact("agentLicence", licence.number, 0.7)] : []),
    ...(address ? [fact("address", address.text, 0.74)] : []),
    ...(city ? [fact("city", city, address?.city ? 0.74 : 0.6)] : []),
    ...(address?.postalCode ? [fact("postalCode", address.postalCode, 0.74)] : []),
    ...(address?.country ? [fact("country", address.country, 0.74)] : []),
    ...(kind ? [fact("propertyType", kind, 0.6)] : []),
    ...(name ? [fact("agentName", name, 0.74)] : []),
    ...(company ? [fact("agentCompany", company, 0.7)] : []),
    ...(phone ? [fact("agentPhone", phone, 0.7)] : []),
  ]);
}
