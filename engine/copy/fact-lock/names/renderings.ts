/** The names of a listing as our own tables render them in the six languages: a text may use any of them. */
import { type AgentCard, copyLanguages } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { inJapaneseCharacters, inSimplifiedCharacters } from "#engine/names/characters";
import { type NameKind, nameIn } from "#engine/names/index";
import { placeIn } from "#engine/places/index";

const found = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === "string" && text.trim() !== "");

function rendered(names: readonly string[], kind: NameKind, listing: Listing): string[] {
  const source = { country: listing.country, text: [listing.title, listing.description].join("\n") };
  return names.flatMap((name) => found(copyLanguages.map((language) => nameIn(name, kind, language, source))));
}

/** Who may sign: the page's agent and the account's. */
export function signerRenderings(listing: Listing, card: AgentCard | null): string[] {
  return [
    ...rendered(found([listing.agent.name, card?.name]), "person", listing),
    ...rendered(found([listing.agent.company, card?.company]), "firm", listing),
  ];
}

const LONGEST = 400;
/** Stations that the page names, without the word for station. */
const stopsOf = (listing: Listing): string[] =>
  [...listing.features, listing.description ?? ""].flatMap((text) =>
    [
      ...text
        .slice(0, LONGEST)
        .matchAll(
          /(?<=号线|地铁|线|線|距离?|离|\s|^)(?<stop>[\p{Script=Han}\p{Script=Katakana}]{2,8}?|\p{Script=Hangul}{1,8})(?=站|駅|역)/gu,
        ),
    ].flatMap(({ groups }) => groups?.stop ?? []),
  );

/** Where the home is, and what it is called. */
export function placeRenderings(listing: Listing): string[] {
  const { text, city, district, community } = listing.address;
  const places = found([city, district, community]);
  const han = found([text, ...places]);
  return [
    ...rendered(found([community]), "home", listing),
    ...[...places, ...stopsOf(listing)].flatMap((place) =>
      copyLanguages.map((language) => placeIn(place, language, listing.country)),
    ),
    ...han.flatMap((one) => [inJapaneseCharacters(one), inSimplifiedCharacters(one)]),
  ];
}
