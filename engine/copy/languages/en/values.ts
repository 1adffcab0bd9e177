/** Facts as English says them: RMB 6.98 million, 89.3 m² (961 sq ft), two bedrooms, 620 m to the metro. */
import type { Facts } from "#engine/copy/facts/index";
import { homeName } from "#engine/copy/languages/base/home-name";
import type { Values } from "#engine/copy/languages/base/template";
import { type Direction, isThrough } from "#engine/phrases/aspect";
import { countryBeside, isAbroad } from "#engine/places/abroad";
import { placeIn } from "#engine/places/index";
import { isRegion } from "#engine/places/regions";
import { lineBefore, stopIn } from "#engine/places/stops";
import { price, rate } from "./money.ts";
import { feetFirst, inRegion, isAmerican } from "./region.ts";
import { grouped } from "./story/amounts.ts";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const spell = (value: number): string => words[value] ?? String(value);
const plural = (value: number, noun: string): string => `${spell(value)} ${noun}${value === 1 ? "" : "s"}`;
const digits = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? "" : "s"}`;

function area({ area, landSqm, country }: Facts): Values {
  const feetOf = (sqm: number, printed: number | null) => `${grouped(printed ?? Math.round(sqm * 10.7639104))} sq ft`;
  const land = landSqm === null ? {} : { land: `a ${grouped(landSqm)} m² plot`, "land.bare": `${grouped(landSqm)} m²` };
  if (!area) return land;
  const metres = `${grouped(area.sqm)} m²`;
  const feet = feetOf(area.sqm, area.sqft);
  const first = feetFirst(country);
  // Hong Kong's law knows one word for what is inside the walls, and wants it beside every figure
  const saleable = country === "HK" && area.kind === "net";
  const net = saleable ? "saleable area" : "net area";
  const kind = { gross: "gross area", net, land: "plot", unknown: "floor area" }[area.kind];
  const both = first ? `${feet} (${metres})` : `${metres} (${feet}${saleable ? " saleable" : ""})`;
  return {
    ...land,
    area: both,
    "area.about": first ? `${feet}, or ${metres}` : `${metres}, about ${feet}${saleable ? " saleable" : ""}`,
    "area.bare": first ? feet : saleable ? `${metres} (saleable)` : metres,
    "area.full": `${kind} ${both}`,
    "area.kind": `${both} ${kind}`,
  };
}

function rooms({ bedrooms, halfRooms, livingRooms, bathrooms, terms, layoutCode, country }: Facts): Values {
  const bathsWords = bathrooms
    ? Number.isInteger(bathrooms)
      ? plural(bathrooms, "bathroom")
      : `${bathrooms} bathrooms`
    : undefined;
  if (halfRooms !== null) {
    const all = `${halfRooms} rooms`;
    const both = bathrooms ? `${all} and ${bathsWords}` : all;
    const short = bathrooms ? `${all}, ${bathrooms} bath` : all;
    return {
      layout: both,
      "layout.short": short,
      "layout.list": short,
      beds: all,
      "beds.num": `${halfRooms}-room`,
      "beds.adj": `${halfRooms}-room`,
      baths: bathsWords,
    };
  }
  if (bedrooms === null) return { baths: bathsWords };
  const bed = (unit: string) => `${bedrooms}-${unit}`;
  if (terms.some((term) => term.id === "shared")) {
    const whole = `a room in a ${spell(bedrooms)}-bedroom home`;
    return { layout: whole, "layout.short": whole, "layout.list": whole };
  }
  if (bedrooms === 0)
    return {
      layout: "one main room",
      "layout.short": "a studio",
      "layout.list": "Studio",
      beds: "one room",
      "beds.num": "studio",
      "beds.adj": "studio",
    };
  const living = livingRooms && country !== "US" ? livingRooms : 0;
  const room = country === "GB" ? "reception room" : living > 1 ? "living area" : "living room";
  const all = [plural(bedrooms, "bedroom"), living ? plural(living, room) : "", bathsWords ?? ""].filter(
    (part) => part !== "",
  );
  const join = (parts: string[]) =>
    parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "");
  const counted = [
    digits(bedrooms, "bedroom"),
    living ? digits(living, room) : "",
    bathrooms ? digits(bathrooms, "bathroom") : "",
  ].filter((part) => part !== "");
  return {
    layout: join(all),
    "layout.short": bathrooms ? `${bedrooms} bed, ${bathrooms} bath` : `${bedrooms} bed`,
    "layout.list": `${counted.join(", ")}${layoutCode ? ` (${layoutCode})` : ""}`,
    beds: plural(bedrooms, "bedroom"),
    "beds.num": bed("bed"),
    "beds.adj": Number.isInteger(bedrooms) ? `${spell(bedrooms)}-bedroom` : bed("bedroom"),
    baths: bathsWords,
  };
}

const way: Readonly<Record<Direction, string>> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

const order: readonly Direction[] = ["N", "S", "E", "W", "SE", "SW", "NE", "NW"];

function aspect(facts: Facts): Values {
  const names = order.filter((direction) => facts.aspect.includes(direction)).map((direction) => way[direction]);
  if (names.length === 0) return {};
  const joined = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
  const through = isThrough(facts.aspect);
  return {
    aspect: names.length > 1 ? `windows to the ${joined.replace(" and ", " and the ")}` : `facing ${joined}`,
    "aspect.faces": names.length > 1 ? `has windows to the ${joined.replace(" and ", " and the ")}` : `faces ${joined}`,
    "aspect.short": names.length > 1 ? `windows ${joined}` : `${joined}-facing`,
    "aspect.bare": joined.charAt(0).toUpperCase() + joined.slice(1),
    "aspect.low": joined,
    "aspect.through": through ? "light from both sides" : undefined,
  };
}

const ordinal = (value: number): string =>
  `${value}${value % 100 >= 11 && value % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th")}`;

function floor({ floor }: Facts): Values {
  if (!floor) return {};
  const band =
    floor.band &&
    {
      ground: floor.raised ? "raised ground floor" : "ground floor",
      low: "low floor",
      mid: "mid floor",
      high: "high floor",
      top: "top floor",
    }[floor.band];
  const here = floor.level !== null ? `${ordinal(floor.level)} floor` : band;
  if (!here)
    return {
      floor: `a ${floor.total}-storey building`,
      "floor.in": `in a ${floor.total}-storey building`,
      "floor.short": `${floor.total}-storey building`,
    };
  const article = floor.level !== null || floor.band === "top" || floor.band === "ground" ? "the" : "a";
  return {
    floor: floor.total ? `${here} of ${floor.total}` : here,
    "floor.in": `on ${article} ${here}${floor.total ? ` of ${floor.total}` : ""}`,
    "floor.short": here,
  };
}

/** Where roads are signed in miles, a distance that a tenth of a mile tells well is told so. */
function milesOf(metres: number | null, country: string | null): number | null {
  if (metres === null || (country !== "GB" && country !== "US")) return null;
  const miles = Math.round(metres / 160.9344) / 10;
  return miles >= 0.2 && miles !== 1 && Math.abs(miles * 1609.344 - metres) <= metres * 0.03 ? miles : null;
}

function transit({ transit, country }: Facts): Values {
  if (!transit) return {};
  const named = stopIn(transit.stop, "en", country);
  const line = lineBefore(transit, " (line ", ")");
  const stop = named
    ? `${named} station${line}`
    : { metro: "the metro", train: "the station", tram: "the tram stop", bus: "the bus stop" }[transit.mode];
  const miles = milesOf(transit.metres, country);
  const far =
    transit.metres === null
      ? `${transit.minutes} minutes on foot`
      : miles !== null
        ? `${miles} miles`
        : transit.metres >= 1000 && transit.metres % 100 === 0
          ? `${transit.metres / 1000} km`
          : `${grouped(transit.metres)} m`;
  const place = inRegion(stop, country);
  return {
    transit: `${far} to ${place}`,
    "transit.from": `${far} from ${place}`,
    "transit.is": `${place} is ${transit.metres === null ? `${transit.minutes} minutes away on foot` : `${far} away`}`,
    "transit.list": `${far} to ${place}`,
  };
}

/** "20e arrondissement": a quarter that has a number and no name. */
const wardOf = (district: string | undefined): number | null => {
  const hit = /^(\d{1,2})(?:e|er|ème) arrondissement$/u.exec(district ?? "");
  return hit ? Number(hit[1]) : null;
};
const latinOnly = (text: string | null): string | undefined =>
  text && /^[\p{Script=Latin}\p{N}\p{P}\p{M}\s]+$/u.test(text) ? text : undefined;

function where(facts: Facts): Values {
  const city = latinOnly(facts.city && placeIn(facts.city, "en", facts.country));
  const district =
    facts.district === facts.city
      ? undefined
      : latinOnly(facts.district && placeIn(facts.district, "en", facts.country));
  const state = isAmerican(facts.country) ? /,\s*([A-Z]{2})\b/u.exec(facts.address ?? "")?.[1] : undefined;
  const land = countryBeside(facts.city, facts.country, "en");
  // a region stands behind its town, as a city behind its district
  const within = isRegion(facts.district, facts.country) && city !== undefined ? [city, district] : [district, city];
  const joined = (parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(", ");
  const ward = wardOf(district);
  const named = ward === null ? null : `the ${ordinal(ward)} arrondissement of ${city ?? ""}`.trim();
  const place = named ?? joined([...within, state, land]);
  const [short] = within.filter((part) => part !== undefined);
  return {
    name: homeName(facts, "en"),
    place: place || undefined,
    city,
    // readers abroad know no district without its city, no small town without its country
    district:
      named ||
      (isAbroad(facts.country, "en") && within[0] === city ? joined([city, land]) : joined(within)) ||
      undefined,
    "district.tag": ward === null ? short : `${city ?? ""}${ward}`,
    address: latinOnly(facts.address),
  };
}

/** A firm year has a number that stands alone; "around 1895" has none. */
function built({ year, yearSaid }: Facts): Values {
  if (year === null) return {};
  if (yearSaid === null)
    return {
      year: `built in ${year}`,
      "year.num": String(year),
      "year.cell": String(year),
      "year.list": `Built ${year}`,
    };
  const when = { about: `around ${year}`, decade: `in the ${Math.floor(year / 10) * 10}s`, said: `in ${year}` }[
    yearSaid
  ];
  const said = yearSaid === "said" ? `said to date from ${year}` : `built ${when}`;
  return {
    year: said,
    "year.cell": yearSaid === "said" ? `${year} (not certain)` : when.replace(/^in /u, ""),
    "year.list": said,
  };
}

export function values(facts: Facts): Values {
  // the rooms have said that it is a studio
  const say = facts.type?.id === "studio" && facts.bedrooms === 0 ? "flat" : facts.type?.say.en;
  const named = say ? inRegion(say, facts.country) : undefined;
  const type = named === "townhouse" && facts.country === "GB" ? "terraced house" : named;
  return {
    ...where(facts),
    type,
    ...rooms(facts),
    ...area(facts),
    ...aspect(facts),
    ...floor(facts),
    ...built(facts),
    ...transit(facts),
    ...price(facts),
    ...rate(facts),
  };
}
