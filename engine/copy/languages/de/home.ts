/** The home as a noun with its article, and its rooms: eine 3-Zimmer-Wohnung, ein Haus mit fünf Schlafzimmern. */
import type { Facts } from "#engine/copy/facts/index";
import { counted } from "#engine/copy/facts/room-count";
import type { Values } from "#engine/copy/languages/base/template";
import { grouped } from "./story/amounts.ts";

/** German-speaking markets count all rooms but kitchen and bath, elsewhere bedrooms are counted. */
export const german = (country: string | null): boolean => country === "DE" || country === "AT" || country === "CH";

const words = ["", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
const spell = (value: number): string => words[value] ?? grouped(value);
type Noun = readonly [one: string, many: string, dative: string];
const schlafzimmer: Noun = ["Schlafzimmer", "Schlafzimmer", "Schlafzimmern"];
const wohnzimmer: Noun = ["Wohnzimmer", "Wohnzimmer", "Wohnzimmern"];
const bad: Noun = ["Bad", "Bäder", "Bädern"];
const zimmer: Noun = ["Zimmer", "Zimmer", "Zimmern"];
const say = (value: number, [one, many]: Noun): string => `${spell(value)} ${value === 1 ? one : many}`;
const dative = (value: number, [one, , many]: Noun): string =>
  value === 1 ? `einem ${one}` : `${spell(value)} ${many}`;
const digits = (value: number, [one, many]: Noun): string => `${grouped(value)} ${value === 1 ? one : many}`;
const join = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}` : (parts[0] ?? "");

const feminine = /(?:ung|villa|hälfte|maisonette)$/iu;
const withArticle = (noun: string): string => `${feminine.test(noun.split(" ")[0] ?? "") ? "eine" : "ein"} ${noun}`;

/** eine Wohnung, diese Wohnung, die Wohnung; das Haus. None of our types is masculine. */
export function typeNames({ type }: Facts): Values {
  if (!type) return {};
  const noun = type.say.de;
  const female = feminine.test(noun);
  return {
    type: noun,
    "type.eine": withArticle(noun),
    "type.diese": `${female ? "diese" : "dieses"} ${noun}`,
    "type.die": `${female ? "die" : "das"} ${noun}`,
  };
}

/** "3-Zimmer-Wohnung", "Haus mit drei Zimmern", "Wohnung mit zwei Schlafzimmern". */
function named(noun: string, count: number, room: Noun): string {
  if (room === zimmer && noun === "Wohnung") return `${grouped(count)}-Zimmer-Wohnung`;
  return `${noun} mit ${dative(count, room)}`;
}

/** Where no count is printed: bedrooms and living rooms, each told, are the rooms. */
const together = ({ bedrooms, livingRooms }: Facts): number | null =>
  bedrooms && livingRooms ? bedrooms + livingRooms : null;

export function rooms(facts: Facts): Values {
  const { bedrooms, bathrooms, livingRooms, terms, type, country } = facts;
  const baths = bathrooms ? say(bathrooms, bad) : undefined;
  const all =
    facts.halfRooms ??
    (german(country) ? (counted(facts, /^(?:anzahl )?zimmer(?:anzahl)?$/iu) ?? together(facts)) : null);
  const main = all ?? bedrooms;
  if (main === null) return { baths };
  if (terms.some(({ id }) => id === "shared")) {
    const room = `ein Zimmer in einer WG mit ${dative(main, all === null ? schlafzimmer : zimmer)}`;
    return { layout: room, "layout.short": room, "layout.list": room };
  }
  if (main === 0) {
    const one = "Einzimmerwohnung";
    return {
      layout: "ein Zimmer",
      "layout.short": one,
      "layout.list": one,
      beds: "ein Zimmer",
      "beds.num": one,
      "beds.home": one,
      "beds.eine": `eine ${one}`,
      baths,
    };
  }
  const room = all === null ? schlafzimmer : zimmer;
  const parts: [number, Noun][] = [[main, room]];
  const living = livingRooms && all === null && country !== "US" && country !== "CA" ? livingRooms : 0;
  if (living) parts.push([living, wohnzimmer]);
  if (bathrooms) parts.push([bathrooms, bad]);
  const beds = all !== null && facts.halfRooms === null && bedrooms ? ` (davon ${digits(bedrooms, schlafzimmer)})` : "";
  const noun = type?.id === "studio" ? "Wohnung" : (type?.say.de ?? "Zuhause");
  const home = named(noun, main, room);
  return {
    layout: join(parts.map(([value, one]) => say(value, one))),
    "layout.short": join(parts.filter(([, one]) => one !== wohnzimmer).map(([value, one]) => digits(value, one))),
    "layout.plus": parts.map(([value, one]) => digits(value, one)).join(" + "),
    "layout.list": `${digits(main, room)}${beds}${parts
      .slice(1)
      .map(([value, one]) => `, ${digits(value, one)}`)
      .join("")}`,
    beds: say(main, room),
    "beds.num": digits(main, room),
    "beds.dat": dative(main, room),
    "beds.home": home,
    "beds.eine": withArticle(home),
    baths,
  };
}
