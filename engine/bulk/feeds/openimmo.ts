/** OpenImmo's XML (1.2.7): the exchange format of brokers in German-speaking countries. */
import type { Document, Element } from "domhandler";
import { type FeedHome, filled, joined, squareMetres } from "./home.ts";
import { allOf, at, attribute, childrenOf, textAt } from "./xml.ts";

export const isOpenImmo = (document: Document): boolean => allOf(document, "openimmo").length > 0;

const ISO3: Readonly<Record<string, string>> = { DEU: "DE", AUT: "AT", CHE: "CH", LUX: "LU", LIE: "LI" };
/** Of rents; the format's own words for rents (Kaltmiete) mean a month's unless it is said. */
const PERIODS: Readonly<Record<string, string>> = { TAG: "day", WOCHE: "week", MONAT: "month", JAHR: "year" };
const yes = (value: string) => /^(?:true|1)$/i.test(value);

const photosOf = (home: Element): string =>
  allOf(at(home, "anhaenge") ?? { children: [] }, "anhang")
    .filter((one) => !/GRUNDRISS|DOKUMENT|FILM|KARTEN/i.test(attribute(one, "gruppe")))
    .map((one) => textAt(one, "daten", "pfad"))
    .join(" ");

function homeOf(home: Element, company: string): FeedHome {
  const geo = (name: string) => textAt(home, "geo", name);
  const price = (name: string) => textAt(home, "preise", name);
  const size = (name: string) => textAt(home, "flaechen", name);
  const marketed = at(home, "objektkategorie", "vermarktungsart");
  const rented = yes(attribute(marketed, "miete_pacht")) || price("kaufpreis") === "";
  const kind = childrenOf(at(home, "objektkategorie", "objektart") ?? { children: [] })[0];
  const person = (name: string) => textAt(home, "kontaktperson", name);
  const country = attribute(at(home, "geo", "land"), "iso_land");
  const coordinates = at(home, "geo", "geokoordinaten");
  return filled({
    title: textAt(home, "freitexte", "objekttitel"),
    transaction: rented ? "rent" : "sale",
    price: rented ? price("kaltmiete") || price("nettokaltmiete") || price("warmmiete") : price("kaufpreis"),
    period: rented ? (PERIODS[attribute(at(home, "preise", "preis_zeiteinheit"), "zeiteinheit")] ?? "month") : "",
    currency: attribute(at(home, "preise", "waehrung"), "iso_waehrung") || "EUR",
    area: squareMetres(size("wohnflaeche")),
    landArea: squareMetres(size("grundstuecksflaeche")),
    bedrooms: size("anzahl_schlafzimmer"),
    bathrooms: size("anzahl_badezimmer"),
    propertyType: kind ? kind.name.charAt(0).toUpperCase() + kind.name.slice(1) : "",
    address: joined([joined([geo("strasse"), geo("hausnummer")], " "), joined([geo("plz"), geo("ort")], " ")], ", "),
    city: geo("ort"),
    district: geo("regionaler_zusatz"),
    postalCode: geo("plz"),
    country: ISO3[country] ?? country,
    latitude: attribute(coordinates, "breitengrad"),
    longitude: attribute(coordinates, "laengengrad"),
    floor: geo("etage") === "" ? "" : `${geo("etage")}. Etage`,
    yearBuilt: textAt(home, "zustand_angaben", "baujahr"),
    description: joined(
      ["objektbeschreibung", "lage", "ausstatt_beschr"].map((name) => textAt(home, "freitexte", name)),
      "\n\n",
    ),
    agentName: joined([person("vorname"), person("name")], " "),
    agentPhone: person("tel_durchw") || person("tel_zentrale"),
    agentCompany: person("firma") || company,
    photos: photosOf(home),
  });
}

export const openImmoHomes = (document: Document): FeedHome[] =>
  allOf(document, "anbieter").flatMap((firm) =>
    childrenOf(firm, "immobilie").map((home) => homeOf(home, textAt(firm, "firma"))),
  );
