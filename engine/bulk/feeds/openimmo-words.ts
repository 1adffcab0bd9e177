/** Words of OpenImmo's enumerations as an advertisement says them. What is not named here is left open. */

/** Elements of objektart. */
const KINDS: Readonly<Record<string, string>> = {
  zimmer: "Zimmer",
  wohnung: "Wohnung",
  haus: "Haus",
  grundstueck: "Grundstück",
  buero_praxen: "Büro/Praxis",
  einzelhandel: "Ladenlokal",
  gastgewerbe: "Gastgewerbe",
  hallen_lager_prod: "Halle/Lager",
  land_und_forstwirtschaft: "Land- und Forstwirtschaft",
  parken: "Stellplatz",
  freizeitimmobilie_gewerblich: "Freizeitimmobilie",
  zinshaus_renditeobjekt: "Zinshaus",
};
/** wohnungtyp, haustyp. */
const TYPES: Readonly<Record<string, string>> = {
  DACHGESCHOSS: "Dachgeschosswohnung",
  MAISONETTE: "Maisonettewohnung",
  "LOFT-STUDIO-ATELIER": "Loft",
  PENTHOUSE: "Penthouse",
  TERRASSEN: "Terrassenwohnung",
  ETAGE: "Etagenwohnung",
  ERDGESCHOSS: "Erdgeschosswohnung",
  SOUTERRAIN: "Souterrainwohnung",
  APARTMENT: "Apartment",
  FERIENWOHNUNG: "Ferienwohnung",
  REIHENHAUS: "Reihenhaus",
  REIHENEND: "Reihenendhaus",
  REIHENMITTEL: "Reihenmittelhaus",
  REIHENECK: "Reiheneckhaus",
  DOPPELHAUSHAELFTE: "Doppelhaushälfte",
  EINFAMILIENHAUS: "Einfamilienhaus",
  STADTHAUS: "Stadthaus",
  BUNGALOW: "Bungalow",
  VILLA: "Villa",
  RESTHOF: "Resthof",
  BAUERNHAUS: "Bauernhaus",
  LANDHAUS: "Landhaus",
  SCHLOSS: "Schloss",
  ZWEIFAMILIENHAUS: "Zweifamilienhaus",
  MEHRFAMILIENHAUS: "Mehrfamilienhaus",
  FERIENHAUS: "Ferienhaus",
  CHALET: "Chalet",
  FINCA: "Finca",
  FERTIGHAUS: "Fertighaus",
};

/** Of rents; the format's own words for rents (Kaltmiete) mean a month's unless it is said. */
export const PERIODS: Readonly<Record<string, string>> = { TAG: "day", WOCHE: "week", MONAT: "month", JAHR: "year" };

export const COUNTRIES: Readonly<Record<string, string>> = {
  DEU: "DE",
  AUT: "AT",
  CHE: "CH",
  LUX: "LU",
  LIE: "LI",
  ESP: "ES",
  ITA: "IT",
  FRA: "FR",
};

/** epart: of what the building was measured to use, or computed to need. */
export const CERTIFICATES: Readonly<Record<string, string>> = {
  VERBRAUCH: "Verbrauchsausweis",
  BEDARF: "Bedarfsausweis",
};

/** primaerenergietraeger. */
const CARRIERS: Readonly<Record<string, string>> = {
  OEL: "Öl",
  GAS: "Gas",
  ELEKTRO: "Strom",
  ALTERNATIV: "Alternative Energieträger",
  SOLAR: "Solar",
  ERDWAERME: "Erdwärme",
  LUFTWP: "Luftwärmepumpe",
  FERN: "Fernwärme",
  BLOCK: "Blockheizkraftwerk",
  "WASSER-ELEKTRO": "Wasser/Strom",
  PELLET: "Pellets",
  KOHLE: "Kohle",
  HOLZ: "Holz",
  FLUESSIGGAS: "Flüssiggas",
};

/** A code as its word; what somebody wrote out stays. */
export const carrierOf = (code: string): string => CARRIERS[code.toUpperCase()] ?? code;

/** "3" -> "3. Etage". */
export function floorOf(number: string): string {
  const floor = Number(number.replace(/[.,]0+$/, ""));
  if (number.trim() === "" || !Number.isInteger(floor)) return number;
  return floor === 0 ? "Erdgeschoss" : floor < 0 ? "Untergeschoss" : `${floor}. Etage`;
}

/** "haus", ["REIHENHAUS"] -> "Reihenhaus". */
export const typeOf = (kind: string, attributes: readonly string[]): string =>
  attributes.map((one) => TYPES[one]).find((word) => word !== undefined) ?? KINDS[kind] ?? "";
