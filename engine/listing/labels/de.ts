/** Labels of German, Austrian and Swiss portals. */
import type { Lexicon } from "./meaning.ts";

export const de: Lexicon = {
  price: "kaufpreis|preis|verkaufspreis|angebotspreis|gesamtpreis",
  rent: "kaltmiete|miete|nettokaltmiete|nettomiete|mietpreis|miete kalt|grundmiete|bruttomiete|monatsmiete|warmmiete|gesamtmiete|bruttowarmmiete|bruttokaltmiete|monatliche gesamtmiete|miete warm|gesamtmiete warm|gesamtmiete inkl nk|miete pro monat|monatliche miete",
  area: "wohnfläche|fläche|gesamtfläche|nettowohnfläche|bruttofläche|wohn-/nutzfläche|bruttogeschossfläche|mietfläche|größe|wohnungsgröße|wohnfläche in m²|fläche in m²",
  netArea: "nutzfläche",
  landArea: "grundstück|grundstücksfläche|grundstücksgröße|grundfläche|grundstücksgrösse",
  bedrooms: "schlafzimmer|anzahl schlafzimmer|schlafräume",
  bathrooms: "badezimmer|bäder|bad|anzahl badezimmer|anzahl bäder|nasszellen",
  floor:
    "etage|wohnungslage|stockwerk|geschoss|stock|lage im gebäude|etage(n)|etage/geschoss|geschosslage|stockwerk/geschoss|etage von",
  orientation: "ausrichtung|himmelsrichtung",
  yearBuilt: "baujahr|bj|errichtet|jahr der fertigstellung|baujahr laut energieausweis|baujahr lt. energieausweis",
  renovation: "objektzustand|zustand|qualität der ausstattung|bauzustand",
  propertyType:
    "wohnungstyp|haustyp|objekttyp|objektart|immobilientyp|immobilienart|art|kategorie|typ|objektkategorie|objektklassifikation",
  address: "adresse|anschrift|objektadresse|standort|lage",
  city: "ort|stadt|gemeinde",
  district: "stadtteil|bezirk|ortsteil",
  postalCode: "plz|postleitzahl",
  agentName:
    "ihr ansprechpartner für dieses objekt|ihre ansprechpartnerin für dieses objekt|ihr persönlicher ansprechpartner|ansprechpartner|vermarktet durch|angeboten von|ihre ansprechpartnerin|inserent|verkäufer|vermieter|anbieter|kontakt|ihr ansprechpartner|kontaktperson|makler|ihr berater|ansprechpartner/in|ansprechpartner*in|ansprechperson|ihre ansprechperson|kontakt zum vermieter|vermieter/in|ihr kontakt",
  agentCompany: "firma|unternehmen|immobilienbüro|vermarktung",
  agentPhone: "telefon|tel|mobil|telefonnummer",
  description: "objektbeschreibung|beschreibung|beschreibung des objekts|details zum objekt|kurzbeschreibung|beschrieb",
  features: "ausstattung|merkmale|ausstattungsmerkmale|besonderheiten|eigenschaften",
  transaction: "vermarktungsart|angebotsart|vertragsart",
  disclosure:
    "nebenkosten|heizkosten|kaution|kaution o. genossenschaftsanteile|hausgeld|provision|provision für käufer|maklerprovision|energieausweis|energieausweistyp|energieverbrauchskennwert|endenergiebedarf|endenergieverbrauch|energieeffizienzklasse|energieklasse|energiekennwert|käuferprovision|wesentliche energieträger|heizungsart|heizung|befeuerung|bezugsfrei ab|verfügbar ab|bezug|verfügbarkeit|zimmer|anzahl zimmer|zimmeranzahl|haustiere|letzte modernisierung/ sanierung|anzahl parkplätze|garage/ stellplatz|stellplatz|keller|personenaufzug|betriebskosten|grunderwerbsteuer|fahrstuhl|objektnummer|objekt-nr|wohnungsnummer|wohnungs-nr|immobilien-id|objekt-id|angebotsnummer|frei ab|wbs|anzahl zimmer/räume",
};
