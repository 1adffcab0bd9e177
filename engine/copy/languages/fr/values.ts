/** Facts as French says them: 89,3 m², deux chambres, fenêtres au nord et au sud, 620 m du métro. */
import type { Facts } from "#engine/copy/facts/index";
import { homeName } from "#engine/copy/languages/base/home-name";
import type { Values } from "#engine/copy/languages/base/template";
import { type Direction, isThrough } from "#engine/phrases/aspect";
import { placeIn } from "#engine/places/index";
import { lineBefore, stopIn } from "#engine/places/stops";
import { isFeminine, rooms, typeNames } from "./home.ts";
import { money } from "./money.ts";
import { grouped } from "./story/amounts.ts";

const imperial = new Set(["US", "CA", "GB"]);
/** Countries that count the ground floor as the first. */
const groundIsFirst = new Set(["CN", "US", "CA", "JP", "KR", "TW"]);

const statesCarrez = ({ disclosures, quotes }: Facts): boolean =>
  /carrez/iu.test([...Object.entries(disclosures).flat(), ...quotes].join(" "));

function area(facts: Facts): Values {
  const { area, landSqm, country } = facts;
  const plot = landSqm === null ? "" : `${grouped(landSqm)}\u00a0m²`;
  const land = plot ? { land: `un terrain de ${plot}`, "land.bare": plot } : {};
  if (!area) return land;
  const metres = `${grouped(area.sqm)}\u00a0m²`;
  const feet = `${grouped(area.sqft ?? Math.round(area.sqm * 10.7639104))} pieds carrés`;
  const foreign = country !== null && imperial.has(country);
  const inner = country === "FR" ? "surface habitable" : "surface nette";
  const kind = {
    gross: "surface brute",
    net: statesCarrez(facts) ? "surface loi Carrez" : inner,
    land: "terrain",
    unknown: "surface",
  }[area.kind];
  const basis = {
    gross: country === "CN" ? " de surface construite" : " bruts",
    net: country === "FR" ? (statesCarrez(facts) ? " loi Carrez" : " habitables") : " nets",
    land: " de terrain",
    unknown: "",
  }[area.kind];
  return {
    ...land,
    "area.of": `${metres}${basis}${foreign ? ` (environ ${feet})` : ""}`,
    area: foreign ? `${metres} (${feet})` : metres,
    "area.about": foreign ? `${metres}, soit environ ${feet}` : metres,
    "area.bare": metres,
    "area.full": `${kind} de ${metres}`,
    "area.list": `${kind.charAt(0).toUpperCase()}${kind.slice(1)} : ${foreign ? `${metres} (${feet})` : metres}`,
  };
}

const way: Readonly<Record<Direction, readonly [side: string, name: string]>> = {
  N: ["au nord", "nord"],
  S: ["au sud", "sud"],
  E: ["à l’est", "est"],
  W: ["à l’ouest", "ouest"],
  SE: ["au sud-est", "sud-est"],
  SW: ["au sud-ouest", "sud-ouest"],
  NE: ["au nord-est", "nord-est"],
  NW: ["au nord-ouest", "nord-ouest"],
};
const order: readonly Direction[] = ["N", "S", "E", "W", "SE", "SW", "NE", "NW"];
const join = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}` : (parts[0] ?? "");

/** "exposé au sud", "ouvert à l’est et à l’ouest": agrees with the noun of the home. */
function facing(sides: string, several: boolean, facts: Facts): string {
  const participle = several ? "ouvert" : "exposé";
  return `${participle}${isFeminine(facts) ? "e" : ""} ${sides}`;
}

function aspect(facts: Facts): Values {
  const found = order.filter((direction) => facts.aspect.includes(direction)).map((direction) => way[direction]);
  if (found.length === 0) return {};
  const sides = join(found.map(([side]) => side));
  const names = found.length === 2 ? found.map(([, name]) => name).join("-") : join(found.map(([, name]) => name));
  const several = found.length > 1;
  return {
    aspect: several ? `des fenêtres ${sides}` : `une exposition ${names}`,
    "aspect.short":
      isThrough(facts.aspect) && found.length === 2 ? `double exposition ${names}` : `exposition ${names}`,
    "aspect.windows": several ? `fenêtres ${sides}` : `exposition ${names}`,
    "aspect.bare": join(found.map(([, name]) => name)),
    "aspect.facing": facing(sides, several, facts),
    "aspect.sides": several ? sides : undefined,
    "aspect.through": isThrough(facts.aspect) ? "la lumière des deux côtés" : undefined,
  };
}

function floor({ floor, country, terms }: Facts): Values {
  if (!floor) return {};
  const without = terms.some(({ id }) => id === "noLift") ? " sans ascenseur" : "";
  const { level, total, band } = floor;
  const storeys = total === null ? "" : `${total} étages`;
  const counts = country !== null && groundIsFirst.has(country) ? "niveau" : "étage";
  const ordinal = level === null ? "" : `${level}${level === 1 ? "er" : "e"} ${counts}`;
  const named =
    band &&
    {
      ground: floor.raised ? "rez-de-chaussée surélevé" : "rez-de-chaussée",
      low: "étage bas",
      mid: "étage intermédiaire",
      high: "étage élevé",
      top: "dernier étage",
    }[band];
  const here = ordinal || named;
  if (!here)
    return {
      floor: `immeuble de ${storeys}`,
      "floor.in": `dans un immeuble de ${storeys}`,
      "floor.short": `immeuble de ${storeys}`,
      "floor.cell": `immeuble de ${storeys}`,
    };
  const walked = `${here}${without}`;
  const at = ordinal || band === "ground" || band === "top" ? "au" : "en";
  const of = total === null ? "" : ordinal ? ` sur ${total}` : ` d’un immeuble de ${storeys}`;
  const lower = at === "en" && total !== null ? ` dans un immeuble de ${storeys}` : of;
  return {
    floor: total === null ? walked : ordinal ? `${here}${of}${without}` : `${walked} (immeuble de ${storeys})`,
    "floor.in": `${at} ${walked}${lower}`,
    "floor.at": `${at} ${here}${lower}`,
    "floor.here": here,
    "floor.short": walked,
    "floor.cell": ordinal
      ? `${level}${level === 1 ? "er" : "e"}${of}${without}`
      : `${named}${without}${total === null ? "" : ` (immeuble de ${storeys})`}`,
  };
}

function transit({ transit, country }: Facts): Values {
  if (!transit) return {};
  const named = stopIn(transit.stop, "fr", country);
  const station = named && `${named}${lineBefore(transit, " (ligne ", ")")}`;
  const [from, stop] = station
    ? [`de la station ${station}`, `station ${station}`]
    : (
        {
          metro: ["du métro", "métro"],
          train: ["de la gare", "gare"],
          tram: ["du tramway", "tramway"],
          bus: ["de l’arrêt de bus", "arrêt de bus"],
        } as const
      )[transit.mode];
  const metres = transit.metres;
  const far =
    metres === null
      ? `${transit.minutes} minutes à pied`
      : metres >= 1000 && metres % 100 === 0
        ? `${grouped(metres / 1000)}\u00a0km`
        : `${grouped(metres)}\u00a0m`;
  return {
    transit: `${stop} à ${far}`,
    "transit.from": `à ${far} ${from}`,
    "transit.list": `${stop.charAt(0).toUpperCase()}${stop.slice(1)} à ${far}`,
  };
}

const marks: Readonly<Record<string, string>> = { EUR: "€", GBP: "£" };

/** 2 779 € a square metre -> environ 2 780 € le m²: to the nearest ten. */
function rate({ price, area, transaction }: Facts): Values {
  if (!price || price.period || transaction !== "sale" || area?.sqm === undefined || area.sqm < 9) return {};
  const exact = price.amount / area.sqm;
  const unit = marks[price.currency];
  return unit === undefined ? {} : { rate: `environ ${grouped(Math.round(exact / 10) * 10)}\u00a0${unit} le m²` };
}

/** à Lyon, au Havre, dans le 11e arrondissement. */
const to = (name: string): string =>
  /arrondissement|^quartier/iu.test(name)
    ? `dans le ${name}`
    : name.startsWith("Le ")
      ? `au ${name.slice(3)}`
      : name.startsWith("Les ")
        ? `aux ${name.slice(4)}`
        : `à ${name}`;
const latinOnly = (text: string | null): string | undefined =>
  text && /^[\p{Script=Latin}\p{N}\p{P}\p{M}\s]+$/u.test(text) ? text : undefined;

function where(facts: Facts): Values {
  const city = latinOnly(facts.city && placeIn(facts.city, "fr", facts.country));
  const named =
    facts.district === facts.city
      ? undefined
      : latinOnly(facts.district && placeIn(facts.district, "fr", facts.country));
  // Paris 20e
  const ward = /^(\d{1,2}(?:er|e|ème)) arrondissement$/u.exec(named ?? "")?.[1];
  const district = city && ward ? `${city} ${ward}` : named;
  // "Lyon 3e" says Lyon
  const town = city && district?.startsWith(`${city} `) ? undefined : city;
  const place = [town, district].filter((part) => part !== undefined).join(", ");
  // Districts take articles of their own (la Croix-Rousse): the town carries the preposition.
  const at = town && district ? `${to(town)}, ${district}` : (district ?? city) && to(district ?? city ?? "");
  return {
    name: homeName(facts, "fr"),
    place: place || undefined,
    "place.a": at,
    city,
    "city.a": city && to(city),
    district: district ?? city,
    "district.a": at,
    address: latinOnly(facts.address),
  };
}

/** Seule une année sûre se dit seule. */
function built({ year, yearSaid }: Facts): Values {
  if (year === null) return {};
  if (yearSaid === null)
    return {
      year: `construction de ${year}`,
      "year.num": String(year),
      "year.cell": String(year),
      "year.in": `en ${year}`,
      "year.list": `Construction : ${year}`,
    };
  const decade = `années ${Math.floor(year / 10) * 10}`;
  const cell = { about: `vers ${year}`, decade, said: `${year} (présumé)` }[yearSaid];
  return {
    year: {
      about: `construction vers ${year}`,
      decade: `construction des ${decade}`,
      said: `construction présumée de ${year}`,
    }[yearSaid],
    "year.cell": cell,
    "year.in": { about: `vers ${year}`, decade: `dans les ${decade}`, said: `sans doute en ${year}` }[yearSaid],
    "year.list": `Construction : ${cell}`,
  };
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
  ...rate(facts),
  ...money(facts),
});
