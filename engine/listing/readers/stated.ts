/** What a pasted text says the home has, in its own words: the clause that says so, or the word where its clause says more. */
import { verdict } from "#engine/phrases/denied";
import { type ReadLanguage, statedMentions } from "#engine/statements/mentions";
import { meaningOf } from "../labels/index.ts";
import type { Page } from "../page/page.ts";
import { sentences } from "../page/prose.ts";
import { findStreetAlone } from "../units/european-street.ts";
import { floorIn } from "../units/floor-in.ts";
import { plain } from "../units/number.ts";
import { findStreetAddress } from "../units/street.ts";
import { costsIn } from "./costs.ts";
import { phraseFacts } from "./phrases.ts";

const READ: Readonly<Record<string, ReadLanguage>> = {
  zh: "zh",
  en: "en",
  ja: "ja",
  ko: "ko",
  fr: "fr",
  de: "de",
  es: "read",
  it: "read",
  pt: "read",
  nl: "read",
};

/** What fields of their own hold: the level, the kind of home and its state; and what is no thing a home has. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  "throughFlat topFloor penthouse groundFloor raisedGround highFloor midFloor lowFloor duplex detached semiDetached terraced villa finished renovated newlyRenovated fullyRenovated unrenovated furnished lastYear permit tenanted noPets noSmoking subletting renewalFee openHouse demand investment visa feesBySeller feesByBuyer feesIncluded keyMoney financing wholeFlat downtown quiet safe greenery".split(
    " ",
  ),
);
/** A neighbourhood's things are told with how near they are, or not at all. */
const AROUND: ReadonlySet<string> = new Set(
  "primarySchool middleSchool highSchool kindergarten university school metro station train highSpeedRail tram bus highway airport convenience supermarket mall market bakery shops dining hospital pharmacy park forest sea river lake mountain vineyard".split(
    " ",
  ),
);

const CLAUSE = /[,;](?=\s)|[，、；。|·•\n]|(?<!(?:^|[\s,])\d{1,2})[.!?](?=\s|$)|\s[-–—]\s|[()（）【】]|(?<!\d):|：/u;
const HAN_BLANK = /(?<=[\p{Script=Han}\p{Script=Katakana}])\s(?=[\p{Script=Han}\p{Script=Katakana}])/u;
const SPLIT = new RegExp(`${CLAUSE.source}|${HAN_BLANK.source}`, "u");
/** "with", "et", "带": what leads to a thing is not its name. */
const LEAD = /^(?:with|and|plus|has|have|incl(?:uding|\.)?|avec|et|mit|und|con|com|e|y|met|en|sowie|,)\s/iu;
const LONGEST = 40;
const LONGEST_HAN = 20;
/** Signs of a text that are read, and the most things it is told to have. */
const MOST = 8000;
const MOST_FEATURES = 30;

/** A clause that says of the home this one thing: no fact of another field, no number to ring, no sum. */
function saysOneThing(clause: string, page: Page): boolean {
  const longest = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(clause) ? LONGEST_HAN : LONGEST;
  return (
    clause.length <= longest &&
    !/\d{4,}|[€£$¥₩円]|https?:|@/u.test(clause.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/gu, "")) &&
    phraseFacts(clause, page.hints, 0.5).length === 0 &&
    floorIn(clause) === null &&
    costsIn(clause, page.hints).length === 0
  );
}

/** Clauses with each what it names of a home. `names` are those of people, firms and places, which state nothing. */
export function statedFeatures(lines: readonly string[], page: Page, names: readonly string[]): string[] {
  const language = READ[page.hints.language?.slice(0, 2) ?? ""];
  if (language === undefined) return [];
  const found: string[] = [];
  const text = lines.join("\n").slice(0, MOST);
  for (const sentence of text.split("\n").flatMap(sentences))
    for (const part of sentence.split(SPLIT)) {
      const clause = plain(part)
        .replace(/^(?:- )?/, "")
        .replace(/[.。!！]$/, "")
        .trim();
      if (clause.length < 2 || names.some((name) => clause.includes(name) || name.includes(clause))) continue;
      if (findStreetAlone(clause) !== null) continue;
      // "12 Oak St" has no oak
      const street = findStreetAddress(clause)?.text ?? "";
      const [from, to] = street === "" ? [-1, -1] : [clause.indexOf(street), clause.indexOf(street) + street.length];
      const mentioned = statedMentions(clause, language).filter(({ start, end }) => start < from || end > to);
      // a view, a rank or a promise is nothing a home has, nor is what its clause names beside
      const promised = mentioned.some(({ concept }) => concept.topic === "promise");
      const said = mentioned.filter(
        ({ concept, start, end }) =>
          concept.topic !== "promise" && !ELSEWHERE.has(concept.id) && verdict(clause, start, end) === "stated",
      );
      if (said.length === 0 || meaningOf(clause, page.hints.language) === "features") continue;
      if (!promised && saysOneThing(clause, page)) found.push(clause.replace(LEAD, ""));
      else
        for (const { concept, start, end } of said) if (!AROUND.has(concept.id)) found.push(clause.slice(start, end));
    }
  // the fuller wording of two stands for both
  return found
    .filter((one, at) =>
      found.every((other, place) => place === at || !holds(other, one) || (other === one && place > at)),
    )
    .slice(0, MOST_FEATURES);
}

const holds = (longer: string, shorter: string): boolean => longer.toLowerCase().includes(shorter.toLowerCase());
