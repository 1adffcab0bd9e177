/** The town a postcode or a quarter belongs to, where pages print a part of it as the city: 1180 Uccle is Brussels', Leith Edinburgh's. */
import type { Place } from "./place.ts";

/** Ranges of codes that one town has for itself, as its post writes them; reviewed 2026-11. */
const CODES: Readonly<Record<string, readonly (readonly [from: number, to: number, town: string])[]>> = {
  AT: [[1010, 1239, "Wien"]],
  BE: [[1000, 1210, "Bruxelles"]],
  DE: [
    [80331, 81929, "München"],
    [50667, 51149, "Köln"],
  ],
  ES: [
    [8001, 8042, "Barcelona"],
    [28001, 28055, "Madrid"],
    [41001, 41020, "Sevilla"],
    [46001, 46026, "Valencia"],
  ],
  FR: [
    [75001, 75116, "Paris"],
    [69001, 69009, "Lyon"],
    [13001, 13016, "Marseille"],
  ],
  IT: [
    [118, 199, "Roma"],
    [20121, 20162, "Milano"],
    [10121, 10156, "Torino"],
    [80121, 80147, "Napoli"],
  ],
};
/** Great Britain's by letters and district: London's are its own, other towns share theirs with neighbours. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/^(?:EC|WC|NW|SE|SW|E|N|W)\d/, "London"],
  [/^EH(?:[1-9]|1[0-7])(?!\d)/, "Edinburgh"],
];

/** Parts of a town that no other town of the country is called after. */
const QUARTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BE: {
    Bruxelles:
      "Ixelles Elsene Uccle Ukkel Etterbeek Schaerbeek Schaarbeek Saint-Gilles Sint-Gillis Forest Vorst Anderlecht Molenbeek-Saint-Jean Koekelberg Jette Ganshoren Evere Auderghem Oudergem Watermael-Boitsfort Woluwe-Saint-Lambert Woluwe-Saint-Pierre Laeken Laken",
  },
  GB: {
    Edinburgh: "Leith Portobello Morningside Bruntsfield Marchmont Corstorphine Stockbridge Gorgie Newhaven Trinity",
    London:
      "Islington Hackney Camden Lambeth Southwark Lewisham Greenwich Wandsworth Battersea Clapham Brixton Peckham Dulwich Fulham Chelsea Kensington Hammersmith Shoreditch Bermondsey Rotherhithe Walthamstow Tottenham Hampstead Highgate Notting~Hill Bethnal~Green Canary~Wharf Stratford Putney Tooting Balham Streatham Camberwell Deptford Stoke~Newington Muswell~Hill",
    Glasgow: "Partick Hyndland Dennistoun Shawlands Govan Kelvinside",
  },
  IE: {
    Dublin: "Ranelagh Rathmines Drumcondra Phibsborough Clontarf Ballsbridge Donnybrook Rathgar Glasnevin Stoneybatter",
  },
  DE: {
    Berlin:
      "Neukölln Kreuzberg Friedrichshain Prenzlauer~Berg Charlottenburg Schöneberg Wedding Moabit Pankow Steglitz Wilmersdorf Tempelhof Köpenick Treptow Lichtenberg Zehlendorf",
    Hamburg: "Eimsbüttel Ottensen Winterhude Eppendorf Barmbek Altona Blankenese",
    München: "Schwabing Pasing Sendling Giesing Bogenhausen Haidhausen Neuhausen Trudering",
  },
  ES: {
    Barcelona: "Gràcia Eixample Poblenou Sarrià",
    Madrid: "Chamberí Malasaña Lavapiés Chueca Arganzuela Carabanchel Vallecas Chamartín Tetuán Moncloa",
  },
  IT: {
    Roma: "Trastevere Testaccio Parioli Ostiense Prati",
    Milano: "Navigli Brera Lambrate",
    Napoli: "Vomero Chiaia",
  },
  PT: {
    Lisboa: "Arroios Alvalade Benfica Alfama Areeiro Olivais Lumiar Campo~de~Ourique Penha~de~França Parque~das~Nações",
    Porto: "Bonfim Cedofeita Paranhos Campanhã",
  },
  NL: { Amsterdam: "De~Pijp Jordaan Oud-West", Rotterdam: "Kralingen Delfshaven" },
};
const quarters = new Map(
  Object.entries(QUARTERS).flatMap(([country, towns]) =>
    Object.entries(towns).flatMap(([town, names]) =>
      names.split(" ").map((name) => [`${country} ${name.replaceAll("~", " ").toLowerCase()}`, town] as const),
    ),
  ),
);
/** What Brussels calls itself to readers of a language. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Bruxelles: { nl: "Brussel", en: "Brussels", de: "Brüssel" },
};

/** The town that has this postcode for itself; null for a shared or an unknown one. */
function townOfCode(code: string | null, country: string | null): string | null {
  if (code === null || country === null) return null;
  if (country === "GB") return BRITISH.find(([shape]) => shape.test(code.toUpperCase()))?.[1] ?? null;
  const number = /^\d{4,5}$/.test(code) ? Number(code) : Number.NaN;
  return CODES[country]?.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
}

/** City and district of a place whose page prints a part of the town as its city. */
export function townOf(
  city: string | null,
  code: string | null,
  { country, language }: { country: string | null; language: string | null },
): Pick<Place, "city" | "district"> {
  const town =
    townOfCode(code, country) ??
    quarters.get(`${country ?? ""} ${city?.toLowerCase() ?? ""}`) ??
    (city !== null && city in OWN ? city : null);
  if (town === null || city === null) return { city, district: null };
  const here = OWN[town]?.[language?.slice(0, 2) ?? ""] ?? town;
  const names = [town, ...Object.values(OWN[town] ?? {})];
  if (names.some((name) => name.toLowerCase() === city.toLowerCase()))
    return { city: city === town ? here : city, district: null };
  // "München-Pasing", "Lyon 7ème": the town and its part
  const [named = town] = names.filter((name) => city.toLowerCase().includes(name.toLowerCase()));
  const inside = city.toLowerCase().includes(named.toLowerCase());
  return { city: inside ? named : here, district: inside ? null : city };
}
