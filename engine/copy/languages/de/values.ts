/** Facts as German says them: 89,3 m², zwei Schlafzimmer, Fenster nach Norden und Süden, 620 m zur U-Bahn. */
import type { Facts } from "#engine/copy/facts/index";
import { homeName } from "#engine/copy/languages/base/home-name";
import type { Values } from "#engine/copy/languages/base/template";
import { type Direction, isThrough } from "#engine/phrases/aspect";
import { placeIn } from "#engine/places/index";
import { lineBefore, stopIn } from "#engine/places/stops";
import { german, rooms, typeNames } from "./home.ts";
import { money } from "./money.ts";
import { grouped } from "./story/amounts.ts";

const imperial = new Set(["US", "CA", "GB"]);

function area({ area, landSqm, country }: Facts): Values {
  const plot = landSqm === null ? "" : `${grouped(landSqm)}\u00a0m²`;
  const land = plot ? { land: `${plot} Grundstück`, "land.bare": plot } : {};
  if (!area) return land;
  const metres = `${grouped(area.sqm)}\u00a0m²`;
  const feet = `${grouped(area.sqft ?? Math.round(area.sqm * 10.7639104))} Quadratfuß`;
  const foreign = country !== null && imperial.has(country);
  const kind = {
    gross: "Bruttofläche",
    net: german(country) ? "Wohnfläche" : "Nettofläche",
    land: "Grundstück",
    unknown: "Fläche",
  }[area.kind];
  return {
    ...land,
    area: foreign ? `${metres} (${feet})` : metres,
    "area.about": foreign ? `${metres}, etwa ${feet}` : metres,
    "area.bare": metres,
    "area.full": `${metres} ${kind}`,
    "area.list": `${kind}: ${foreign ? `${metres} (${feet})` : metres}`,
  };
}

const way: Readonly<Record<Direction, string>> = {
  N: "Nord",
  S: "Süd",
  E: "Ost",
  W: "West",
  SE: "Südost",
  SW: "Südwest",
  NE: "Nordost",
  NW: "Nordwest",
};
const order: readonly Direction[] = ["N", "S", "E", "W", "SE", "SW", "NE", "NW"];
const join = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}` : (parts[0] ?? "");

function aspect(facts: Facts): Values {
  const names = order.filter((direction) => facts.aspect.includes(direction)).map((direction) => way[direction]);
  const [only] = names;
  if (only === undefined) return {};
  const several = names.length > 1;
  const ways = join(names.map((name) => `${name}en`));
  return {
    aspect: several ? `Fenster nach ${ways}` : `Ausrichtung nach ${ways}`,
    "aspect.short": several ? `${names.join("-")}-Ausrichtung` : `${only}ausrichtung`,
    "aspect.bare": ways,
    "aspect.low": `nach ${ways}`,
    "aspect.windows": several ? `nach ${ways}` : undefined,
    "aspect.through": isThrough(facts.aspect) ? "Licht von zwei Seiten" : undefined,
  };
}

const bands = {
  ground: ["Erdgeschoss", "im Erdgeschoss"],
  low: ["untere Etage", "in einer der unteren Etagen"],
  mid: ["mittlere Etage", "in mittlerer Etage"],
  high: ["obere Etage", "in einer der oberen Etagen"],
  top: ["oberste Etage", "in der obersten Etage"],
} as const;
const raised = ["Hochparterre", "im Hochparterre"] as const;

function floor({ floor, country, terms }: Facts): Values {
  if (!floor) return {};
  const without = terms.some(({ id }) => id === "noLift") ? " ohne Aufzug" : "";
  const { level, total, band } = floor;
  if (level !== null) {
    // Abroad the first floor is often the ground floor: the number is given as it stands there.
    const here = german(country) ? `${level}. Etage` : `Etage ${level}`;
    return {
      floor: `${total === null ? here : `Etage ${level} von ${total}`}${without}`,
      "floor.in": `${german(country) ? "in der" : "auf"} ${here}${total === null ? "" : german(country) ? ` (von ${total})` : ` von ${total}`}${without}`,
      "floor.short": `${here}${without}`,
      ...(without === "" ? {} : { "floor.noLift": "" }),
      "floor.cell": `${total === null ? level : `${level} von ${total}`}${without}`,
    };
  }
  if (band === null) {
    const house = `Haus mit ${total} Stockwerken`;
    return { floor: house, "floor.in": `in einem ${house}`, "floor.short": house, "floor.cell": house };
  }
  const [here, at] = band === "ground" && floor.raised ? raised : bands[band];
  return {
    floor: total === null ? `${here}${without}` : `${here}${without} (${total} Stockwerke)`,
    "floor.in": `${total === null ? at : `${at} eines Hauses mit ${total} Stockwerken`}${without}`,
    "floor.short": `${here}${without}`,
    ...(without === "" ? {} : { "floor.noLift": "" }),
    "floor.cell": total === null ? `${here}${without}` : `${here}${without} (${total} Stockwerke)`,
  };
}

const stops = {
  metro: ["zur U-Bahn", "die U-Bahn", "U-Bahn"],
  train: ["zum Bahnhof", "der Bahnhof", "Bahnhof"],
  tram: ["zur Tram", "die Tram", "Tram"],
  bus: ["zur Bushaltestelle", "die Bushaltestelle", "Bushaltestelle"],
} as const;

/** What a stop that has a name is. */
const kinds = { metro: "U-Bahn-Station", train: "Station", tram: "Haltestelle", bus: "Haltestelle" } as const;

function transit({ transit, country }: Facts): Values {
  if (!transit) return {};
  const name = stopIn(transit.stop, "de", country);
  const stop = name && `${kinds[transit.mode]} ${name}${lineBefore(transit, " (Linie ", ")")}`;
  const [to, the, label] = stop ? [`zur ${stop}`, `die ${stop}`, stop] : stops[transit.mode];
  const far =
    transit.metres === null
      ? `${transit.minutes} Minuten zu Fuß`
      : transit.metres >= 1000 && transit.metres % 100 === 0
        ? `${grouped(transit.metres / 1000)}\u00a0km`
        : `${grouped(transit.metres)}\u00a0m`;
  return {
    transit: `${far} ${to}`,
    "transit.is": `${the} ist ${far} entfernt`,
    "transit.until": `${far} bis ${to}`,
    "transit.list": `${label}: ${far}`,
  };
}

const latinOnly = (text: string | null): string | undefined =>
  text && /^[\p{Script=Latin}\p{N}\p{P}\p{M}\s]+$/u.test(text) ? text : undefined;

function where(facts: Facts): Values {
  const city = latinOnly(facts.city && placeIn(facts.city, "de", facts.country));
  const district =
    facts.district === facts.city
      ? undefined
      : latinOnly(facts.district && placeIn(facts.district, "de", facts.country));
  const ward = /^(\d{1,2})(?:er|e|ème) arrondissement$/u.exec(district ?? "")?.[1];
  const home = german(facts.country) && city && district && !/ /u.test(district) && !district.includes(city);
  // Berlin-Neukölln at home, Jing’an, Shanghai abroad
  const place = home
    ? `${city}-${district}`
    : city && ward
      ? `${city} (${ward}. Arrondissement)`
      : [district, city].filter((part) => part !== undefined).join(", ");
  return {
    name: homeName(facts, "de"),
    place: place || undefined,
    city,
    district: ward ? city : (district ?? city),
    address: latinOnly(facts.address),
  };
}

/** Nur ein festes Jahr steht als Zahl allein. */
function built({ year, yearSaid }: Facts): Values {
  if (year === null) return {};
  if (yearSaid === null)
    return {
      year: `Baujahr ${year}`,
      "year.num": String(year),
      "year.cell": String(year),
      "year.built": `${year} gebaut`,
    };
  const decade = Math.floor(year / 10) * 10;
  const when = { about: `um ${year}`, decade: `${decade}er-Jahre`, said: `vermutlich ${year}` }[yearSaid];
  const then = yearSaid === "decade" ? `in den ${decade}er-Jahren` : when;
  return { year: `Baujahr ${when}`, "year.cell": when, "year.built": `${then} gebaut` };
}

export const values = (facts: Facts): Values => ({
  ...where(facts),
  ...typeNames(facts),
  ...rooms(facts),
  ...area(facts),
  ...aspect(facts),
  ...floor(facts),
  ...built(facts),
  ...transit(facts),
  ...money(facts),
});
