/** OpenImmo's XML (1.2.7): the exchange format of brokers in German-speaking countries. */
import type { Document, Element } from "domhandler";
import { amountOf, type FeedHome, filled, joined, pictureCell, squareMetres } from "./home.ts";
import { CERTIFICATES, COUNTRIES, carrierOf, floorOf, PERIODS, typeOf } from "./openimmo-words.ts";
import { allOf, at, attribute, childrenOf, textAt } from "./xml.ts";

export const isOpenImmo = (document: Document): boolean => allOf(document, "openimmo").length > 0;

const yes = (value: string) => /^(?:true|1)$/i.test(value);
const no = (value: string) => /^(?:false|0)$/i.test(value);

/** Logos, documents, films and maps are attached as well. */
const VIEW = /^(?:TITELBILD|BILD|INNENANSICHTEN|AUSSENANSICHTEN|)$/i;
const PLAN = /^GRUNDRISS$/i;

const picturesOf = (home: Element, group: RegExp): string =>
  pictureCell(
    allOf(at(home, "anhaenge") ?? { children: [] }, "anhang")
      .filter((one) => group.test(attribute(one, "gruppe")))
      .map((one) => textAt(one, "daten", "pfad")),
  );

function pricesOf(home: Element) {
  const price = (name: string) => textAt(home, "preise", name);
  const marketed = at(home, "objektkategorie", "vermarktungsart");
  const onRequest = yes(attribute(at(home, "preise", "kaufpreis"), "auf_anfrage"));
  const sale = onRequest ? "" : amountOf(price("kaufpreis"), price("kaufpreisbrutto"), price("kaufpreisnetto"));
  const rent = amountOf(price("kaltmiete"), price("nettokaltmiete"), price("warmmiete"), price("pacht"));
  const [forSale, toLet] = [yes(attribute(marketed, "kauf")), yes(attribute(marketed, "miete_pacht"))];
  const rented = toLet ? !(forSale && sale !== "") : !forSale && sale === "" && rent !== "";
  const period = PERIODS[attribute(at(home, "preise", "preis_zeiteinheit"), "zeiteinheit").toUpperCase()] ?? "month";
  const currency = attribute(at(home, "preise", "waehrung"), "iso_waehrung") || "EUR";
  const money = (name: string) => (amountOf(price(name)) === "" ? "" : `${price(name)} ${currency}`);
  return { rented, price: rented ? rent : sale, period: rented ? period : "", currency, money, text: price };
}

/** What the law on energy wants in an advertisement. */
function energyOf(home: Element): Record<string, string> {
  const pass = (name: string) => textAt(home, "zustand_angaben", "energiepass", name);
  const perYear = (value: string) => (/^[\d.,]+$/.test(value) ? `${value} kWh/(m²·a)` : value);
  return {
    Energieausweistyp: CERTIFICATES[pass("epart").toUpperCase()] ?? "",
    Energieverbrauchskennwert: perYear(amountOf(pass("energieverbrauchkennwert"))),
    Endenergiebedarf: perYear(amountOf(pass("endenergiebedarf"))),
    "Wesentliche Energieträger": carrierOf(pass("primaerenergietraeger")),
    Energieeffizienzklasse: pass("wertklasse"),
  };
}

function homeOf(home: Element, company: string): FeedHome {
  const geo = (name: string) => textAt(home, "geo", name);
  const size = (name: string) => textAt(home, "flaechen", name);
  const person = (name: string) => textAt(home, "kontaktperson", name);
  const prices = pricesOf(home);
  const kind = childrenOf(at(home, "objektkategorie", "objektart") ?? { children: [] })[0];
  const country = attribute(at(home, "geo", "land"), "iso_land").toUpperCase();
  // some owners want nobody to know where the house stands
  const hidden = no(textAt(home, "verwaltung_objekt", "objektadresse_freigeben"));
  const street = hidden ? "" : joined([geo("strasse"), geo("hausnummer")], " ");
  const point = hidden ? undefined : at(home, "geo", "geokoordinaten");
  const deleted = /^delete$/i.test(attribute(at(home, "verwaltung_techn", "aktion"), "aktionart"));
  const sold = /^verkauft$/i.test(attribute(at(home, "zustand_angaben", "verkaufstatus"), "stand"));
  return filled(
    {
      title: textAt(home, "freitexte", "objekttitel"),
      status: deleted ? "DELETE" : sold ? "VERKAUFT" : "",
      transaction: prices.rented ? "rent" : "sale",
      price: prices.price,
      period: prices.period,
      currency: prices.currency,
      area: squareMetres(size("wohnflaeche")),
      landArea: squareMetres(size("grundstuecksflaeche")),
      bedrooms: size("anzahl_schlafzimmer"),
      bathrooms: size("anzahl_badezimmer"),
      propertyType: kind ? typeOf(kind.name.replace(/^.*:/, ""), Object.values(kind.attribs)) : "",
      address: joined([street, joined([geo("plz"), geo("ort")], " ")], ", "),
      city: geo("ort"),
      district: geo("regionaler_zusatz"),
      postalCode: geo("plz"),
      country: COUNTRIES[country] ?? country,
      latitude: attribute(point, "breitengrad"),
      longitude: attribute(point, "laengengrad"),
      floor: floorOf(geo("etage")),
      yearBuilt: textAt(home, "zustand_angaben", "baujahr"),
      description: joined(
        ["objektbeschreibung", "lage", "ausstatt_beschr"].map((name) => textAt(home, "freitexte", name)),
        "\n\n",
      ),
      agentName: joined([person("vorname"), person("name")], " "),
      agentPhone: person("tel_durchw") || person("tel_zentrale") || person("tel_handy"),
      agentCompany: person("firma") || company,
      photos: picturesOf(home, VIEW),
      floorPlans: picturesOf(home, PLAN),
    },
    {
      Zimmer: amountOf(size("anzahl_zimmer")).replace(/[.,]0+$/, ""),
      ...energyOf(home),
      Nebenkosten: prices.money("nebenkosten"),
      Warmmiete: prices.money("warmmiete"),
      Kaution: prices.money("kaution"),
      Hausgeld: prices.money("hausgeld"),
      Provision: prices.text("aussen_courtage"),
    },
  );
}

export const openImmoHomes = (document: Document): FeedHome[] =>
  allOf(document, "anbieter").flatMap((firm) =>
    childrenOf(firm, "immobilie").map((home) => homeOf(home, textAt(firm, "firma"))),
  );
