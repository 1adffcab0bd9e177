/** The home as a noun with its article, and its rooms: un appartement de deux chambres, une maison T4, quatre pièces. */

import type { Facts } from "#engine/copy/facts/index";
import { counted } from "#engine/copy/facts/room-count";
import type { Values } from "#engine/copy/languages/base/template";
import { grouped } from "./story/amounts.ts";

const words = ["", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
/** Room nouns are feminine or masculine: une chambre, un séjour. */
const spell = (value: number, feminine: boolean): string =>
  value === 1 ? (feminine ? "une" : "un") : (words[value] ?? grouped(value));
type Noun = readonly [one: string, many: string, feminine: boolean];
const chambre: Noun = ["chambre", "chambres", true];
const sejour: Noun = ["séjour", "séjours", false];
const bain: Noun = ["salle de bains", "salles de bains", true];
const piece: Noun = ["pièce", "pièces", true];
const say = (value: number, [one, many, feminine]: Noun): string =>
  `${spell(value, feminine)} ${value < 2 ? one : many}`;
const digits = (value: number, [one, many]: Noun): string => `${grouped(value)} ${value < 2 ? one : many}`;
const join = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}` : (parts[0] ?? "");

const feminine = /^(?:maison|villa|chambre)/u;
const vowel = /^[aeiouhéèê]/iu;
const withArticle = (noun: string): string => `${feminine.test(noun) ? "une" : "un"} ${noun}`;

/** Is the noun of the home feminine? */
export const isFeminine = ({ type }: Facts): boolean =>
  type !== null && type !== undefined && feminine.test(type.say.fr);

/** un appartement, cet appartement, l’appartement. */
export function typeNames({ type }: Facts): Values {
  if (!type) return {};
  const noun = type.say.fr;
  const female = feminine.test(noun);
  return {
    type: noun,
    "type.un": withArticle(noun),
    "type.ce": `${female ? "cette" : vowel.test(noun) ? "cet" : "ce"} ${noun}`,
    "type.le": vowel.test(noun) ? `l’${noun}` : `${female ? "la" : "le"} ${noun}`,
  };
}

export function rooms(facts: Facts): Values {
  const { bedrooms, bathrooms, livingRooms, layoutCode, terms, type, country } = facts;
  const baths = bathrooms ? say(bathrooms, bain) : undefined;
  const pieces = facts.halfRooms ?? (country === "FR" ? counted(facts, /^(?:nombre de |nb de )?pièces$/iu) : null);
  if (bedrooms === null || facts.halfRooms !== null) {
    if (pieces === null) return { baths };
    const all = [say(pieces, piece), baths ?? ""].filter((part) => part !== "");
    const short = digits(pieces, piece);
    const home = `${type?.say.fr ?? "logement"} de ${say(pieces, piece)}`;
    const half =
      facts.halfRooms === null
        ? {}
        : { beds: short, "beds.num": short, "beds.home": home, "beds.un": withArticle(home) };
    return { layout: join(all), "layout.short": short, "layout.list": short, ...half, baths };
  }
  if (terms.some(({ id }) => id === "shared")) {
    const room = `une chambre dans un logement de ${digits(bedrooms, chambre)}`;
    return { layout: room, "layout.short": room, "layout.list": room };
  }
  if (bedrooms === 0)
    return {
      layout: "un studio",
      "layout.short": "studio",
      "layout.list": "Studio",
      beds: "un studio",
      "beds.num": "studio",
      "beds.home": "studio",
      "beds.un": "un studio",
      baths,
    };
  const living = livingRooms && country !== "US" && country !== "CA" ? livingRooms : 0;
  const parts: [number, Noun][] = [[bedrooms, chambre]];
  if (living) parts.push([living, sejour]);
  if (bathrooms) parts.push([bathrooms, bain]);
  const code = layoutCode ?? (pieces === null ? null : digits(pieces, piece));
  const beds = say(bedrooms, chambre);
  const of = bedrooms === 1 ? `d’${beds}` : `de ${beds}`;
  const noun = type?.id === "studio" ? "logement" : (type?.say.fr ?? "logement");
  const whole = layoutCode && country === "FR" && type?.id === "flat" ? `${layoutCode} avec ${beds}` : `${noun} ${of}`;
  return {
    layout: join(parts.map(([value, room]) => say(value, room))),
    "layout.short": join(parts.filter(([, room]) => room !== sejour).map(([value, room]) => digits(value, room))),
    "layout.plus": parts.map(([value, room]) => digits(value, room)).join(" + "),
    "layout.list": `${parts.map(([value, room]) => digits(value, room)).join(", ")}${code ? ` (${code})` : ""}`,
    beds,
    "beds.num": digits(bedrooms, chambre),
    "beds.home": whole,
    "beds.un": withArticle(whole),
    baths,
  };
}
