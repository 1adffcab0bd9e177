/** The listing read as a text is: its sentences with the things they name, in whatever language it is written. */
import { copyLanguages } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { statingTexts } from "#engine/statements/book";
import type { ScanLanguage } from "#engine/statements/things/scan";
import { isDenied, type Sentence, sentencesOf } from "./parts.ts";

interface Told {
  readonly text: string;
  readonly language: ScanLanguage;
  readonly sentences: readonly Sentence[];
}

/** What the listing tells, sentence by sentence. */
export interface Account {
  readonly told: readonly Told[];
  /** Things it says there are. */
  readonly stated: ReadonlySet<string>;
  /** Things it says there are not. */
  readonly denied: ReadonlySet<string>;
}

/** Languages in which `text` of `listing` is read: by its script, and by what the listing is written in. */
function languagesOf(text: string, listing: Listing): ScanLanguage[] {
  const code = listing.language?.slice(0, 2).toLowerCase() ?? "";
  const own = copyLanguages.find((language) => language === code);
  const found = new Set<ScanLanguage>();
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) found.add("ja");
  else if (/\p{Script=Han}/u.test(text)) found.add(own === "ja" ? "ja" : "zh");
  if (/\p{Script=Hangul}/u.test(text)) found.add("ko");
  if (/\p{Script=Latin}{2}/u.test(text))
    found.add(own === "fr" || own === "de" ? own : own === undefined ? "read" : "en");
  return [...found];
}

const made = new WeakMap<Listing, Account>();

/** Reads `listing` once, however many texts are held against it. */
export function accountOf(listing: Listing): Account {
  const known = made.get(listing);
  if (known) return known;
  const told = statingTexts(listing).flatMap((text) =>
    languagesOf(text, listing).map((language): Told => ({ text, language, sentences: sentencesOf(text, language) })),
  );
  const [stated, denied] = [new Set<string>(), new Set<string>()];
  for (const { text, sentences } of told)
    for (const { parts } of sentences)
      for (const { things } of parts)
        for (const thing of things) (isDenied(text, thing) ? denied : stated).add(thing.id);
  // An unfurnished home has no furniture.
  if (stated.has("unfurnished")) denied.add("furniture");
  const account = { told, stated, denied };
  made.set(listing, account);
  return account;
}
