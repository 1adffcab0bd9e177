import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyLanguages, type PieceKind } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { briefFor } from "#tests/samples/briefs";
import { europeanListings } from "#tests/samples/european-listings";
import { heldOutListings } from "#tests/samples/fact-lock/other-listings";
import { thirdListings } from "#tests/samples/fact-lock/third-listings";
import { sampleListings } from "#tests/samples/listings";
import { dealt } from "#tests/support/dealt";

/** Names of people and firms in characters that nobody can read for sure stay as they are. */
const homes: Readonly<Record<string, Listing>> = {
  ...sampleListings,
  ...europeanListings,
  ...heldOutListings,
  ...thirdListings,
  seoulWithSigner: {
    ...thirdListings.seoul,
    agent: { ...emptyListing().agent, name: "한서윤", company: "서울숲공인중개사사무소" },
  },
};
const kana = "\\p{Script=Hiragana}\\p{Script=Katakana}";
const foreign: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: new RegExp(`[\\p{Script=Hangul}${kana}]+`, "gu"),
  ja: /\p{Script=Hangul}+/gu,
  ko: new RegExp(`[\\p{Script=Han}${kana}]+`, "gu"),
  en: new RegExp(`[\\p{Script=Han}\\p{Script=Hangul}${kana}]+`, "gu"),
  fr: new RegExp(`[\\p{Script=Han}\\p{Script=Hangul}${kana}]+`, "gu"),
  de: new RegExp(`[\\p{Script=Han}\\p{Script=Hangul}${kana}]+`, "gu"),
};
/** China's own label and opt-out, which its law wants in Chinese. */
const wantedByLaw = /AI生成|拒收请回复 ?R|[【】]/gu;
const targets: readonly (readonly [platform: string, kind: PieceKind])[] = [
  ["facebook", "post"],
  ["twitter", "post"],
  ["email", "email"],
  ["sms", "sms"],
];

describe.each(copyLanguages)("names in %s", (language) => {
  it.each(dealt(Object.entries(homes), copyLanguages.indexOf(language)))(
    "of %s are readable and known to the lock",
    { timeout: 180_000 },
    (_name, listing) => {
      for (const [platform, kind] of targets) {
        const piece = compose(listing, briefFor(listing), { platform, language, kind });
        const text = [piece.title ?? "", piece.body, ...piece.hashtags].join("\n").replace(wantedByLaw, "");
        const kept = listing.country === "JP" ? [listing.agent.name, listing.agent.company] : [];
        const read = kept
          .reduce<string>((rest, name) => (name ? rest.replaceAll(name, "") : rest), text)
          .replace(/ ?[(（][^()（）]{1,60}[)）]/gu, "");
        expect(read.match(foreign[language]) ?? [], `${platform}\n${text}`).toEqual([]);
        expect(piece.untraced.filter(({ grade, kind: what }) => grade === "block" && what !== "claim")).toEqual([]);
      }
    },
  );
});
