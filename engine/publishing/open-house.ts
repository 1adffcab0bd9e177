/** A piece that calls to an open house: its day, in the piece's own words, above the text. Pure. */
import type { Preferences } from "#contract/campaign";
import type { CopyLanguage, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { realiserOf } from "#engine/copy/languages/index";
import { occasionIn } from "#engine/copy/occasions/occasion";
import { countText } from "#engine/platforms/measure";
import { targetOf } from "#engine/platforms/posted";

/** On the home's own clock. */
export interface OpenHouseDay {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

type Text = Pick<Piece, "platform" | "kind" | "language" | "title" | "body" | "hashtags">;

/** Whether the campaign was written for an open house, and of another day: its texts cannot call to this one. */
export function saysAnotherDay(
  { occasion }: Pick<Preferences, "occasion">,
  { day, from, until }: OpenHouseDay,
): boolean {
  if (occasion?.kind !== "open_house") return false;
  return occasion.date !== day || occasion.from !== from || occasion.until !== until;
}

interface About {
  readonly listing: Listing;
  readonly preferences: Pick<Preferences, "occasion" | "style">;
}

/** The line above a text of that language; "" where the text was written for the day and says so itself. */
export function callLine(language: CopyLanguage, { day, from, until }: OpenHouseDay, about: About): string {
  const { listing, preferences } = about;
  if (preferences.occasion?.kind === "open_house") return "";
  const lang = realiserOf(language);
  const occasion = { kind: "open_house" as const, date: day, from, until };
  return (lang && occasionIn(listing, { occasion, style: preferences.style }, lang)?.line) ?? "";
}

/** Null: with the line above it the text is longer than its platform takes. */
export function callingTo<T extends Text>(piece: T, day: OpenHouseDay, about: About): T | null {
  const line = callLine(piece.language, day, about);
  if (line === "") return piece;
  const next = { ...piece, body: `${line}\n\n${piece.body}` };
  const platform = targetOf(piece);
  const { used, max } = platform ? countText(platform, next) : { used: 0, max: null };
  return max === null || used <= max ? next : null;
}
