/** German pages and texts: what speaks against a home. */
import type { Thing } from "#engine/copy/languages/base/things";

export const against = {
  noFittedKitchen: ["(?:keine|ohne) (?:Einbauküche|EBK)|Küche nicht vorhanden", "keine Einbauküche"],
  noBathtub: ["(?:keine|ohne) (?:Bade)?[Ww]anne", "keine Badewanne"],
  noBalcony: ["(?:kein|ohne) Balkon", "kein Balkon"],
  noCellar: ["(?:kein|ohne) Keller|nicht unterkellert", "kein Keller"],
  noGarden: ["(?:kein|ohne) Garten", "kein Garten"],
  noPrivateParking: [
    "(?:kein|ohne) (?:eigener? |privater? )?(?:Stellplatz|Parkplatz|Garage)(?: vorhanden)?",
    "kein eigener Stellplatz",
  ],
  noStreetPermit: [
    "kein(?:e)? Anwohner(?:park)?ausweis(?:e)?(?: für Bewohner)?",
    "kein Anwohnerausweis für die Straße",
  ],
  noAutoLock: ["keine (?:Zugangskontrolle|verschlossene Haustür)", "keine Zugangskontrolle an der Haustür"],
  noAircon: ["keine Klimaanlage", "keine Klimaanlage"],
  noHobGas: ["kein Gas(?:anschluss)?", "kein Gasanschluss zum Kochen"],
  parkingExtra: [
    "Stellplatz (?:nicht (?:inbegriffen|enthalten)|gegen Aufpreis|zusätzlich|optional)",
    "Stellplatz nicht inbegriffen",
  ],
  parkingQueue: ["Warteliste(?: für (?:den )?Stellplatz)?", "Warteliste für Stellplätze"],
  wallCracks: ["(?:feine |kleine ){0,2}(?:Haarrisse|Risse)(?: in (?:den )?Wänden)?", "feine Risse in den Wänden"],
  facadeToRestore: [
    "(?:Straßen)?[Ff]assade (?:sanierungsbedürftig|zu sanieren|renovierungsbedürftig)",
    "Straßenfassade zu sanieren",
  ],
  facadeVoted: ["Fassadensanierung (?:beschlossen|geplant)", "Fassadensanierung schon beschlossen"],
  electricFaults: [
    "Mängel (?:laut|in der) Elektro(?:diagnose|prüfung|installation)|Elektrik mit Mängeln",
    "Mängel laut Elektrodiagnose",
  ],
  toRefresh: ["(?:Küche )?(?:auffrischungsbedürftig|renovierungsbedürftig|zu renovieren)", "Küche zum Auffrischen"],
  worksNeeded: ["(?:sanierungs|modernisierungs)bedürftig(?:e[rsn]?)?|Sanierungsstau", "Sanierungsbedarf"],
  bathOriginal: ["Bad(?:ezimmer)? (?:im Originalzustand|aus dem Baujahr|original)", "Bad im Originalzustand"],
  kitchenOriginal: ["Küche (?:im Originalzustand|aus dem Baujahr|original)", "Küche aus dem Baujahr"],
  oldAircon: ["Klimaanlage (?:aus dem Baujahr|original)", "Klimaanlage aus dem Baujahr"],
  walkThroughRoom: [
    "(?:das (?:dritte|zweite) )?(?:Zimmer )?(?:ist )?(?:nur )?durch (?:das Wohnzimmer|ein anderes Zimmer)(?: erreichbar| begehbar)|Durchgangszimmer|gefangenes Zimmer",
    "ein Zimmer nur durch ein anderes erreichbar",
  ],
  flueUnchecked: ["(?:Kamin)?[Zz]üge (?:ungeprüft|nicht geprüft)", "Kaminzüge ungeprüft"],
  flueClosed: ["(?:Kamin|Zug|Kaminzug) (?:verschlossen|stillgelegt|zugemauert)", "Kaminzug verschlossen"],
  basementNotInArea: ["Keller nicht in der (?:Wohn)?fläche(?: enthalten)?", "Keller zählt nicht zur Fläche"],
  mortgaged: [
    "(?:noch )?(?:mit Grundschuld|Restschuld|belastet)",
    "laufender Kredit, wird vor der Übertragung abgelöst",
  ],
  lienCleared: ["Grundschuld wird gelöscht|lastenfreie Übergabe", "Grundpfandrecht, Löschung bei der Restzahlung"],
  tenantInPlace: ["(?:derzeit )?vermietet(?:e[rsn]?)?", "vermietet"],
  stillLivedIn: ["(?:bis dahin |derzeit |aktuell |das Haus ist ){0,2}(?:noch )?bewohnt", "noch bewohnt"],
  householdStays: ["Meldeadresse noch nicht abgemeldet", "Meldung der Eigentümer (Hukou) zieht vor der Übertragung um"],
  graduatedRent: ["Staffelmiete", "Staffelmiete"],
  indexedRent: ["Indexmiete", "Indexmiete"],
  noticeWaived: [
    "(?:beidseitiger |gegenseitiger )?Kündigungsverzicht(?: (?:von |für )?(?:12|24|36) Monate)?(?: beidseitig)?",
    "anfangs beidseitiger Kündigungsverzicht",
  ],
  onePersonOnly: ["nur (?:für )?(?:eine|1) Person", "nur eine Person"],
  singleHousehold: ["nur ein Haushalt", "nur ein Haushalt"],
  dogsNeedConsent: [
    "Hunde? nur nach Zustimmung(?: (?:der|des) Vermieter(?:in|s))?",
    "Hund nur mit Zustimmung der Vermietung",
  ],
  petsNeedConsent: [
    "Haustiere? (?:nur )?(?:mit|nach) Zustimmung(?: des (?:Vermieters|Eigentümers))?",
    "Haustier nur mit Zustimmung",
  ],
  shortLetsBarred: [
    "(?:keine )?(?:Kurzzeit|Ferien)vermietung(?: nicht (?:erlaubt|gestattet))?",
    "Kurzzeitvermietung nicht erlaubt",
  ],
  washerNotIncluded: [
    "(?:ohne|keine) Waschmaschine|Waschmaschine nicht (?:enthalten|inbegriffen)",
    "keine Waschmaschine dabei",
  ],
  internetExtra: ["Internet (?:nicht enthalten|extra|zahlt der Mieter)", "Internet auf eigene Kosten"],
  guarantorNeeded: ["Bürgschaft erforderlich|Bürge nötig", "Bürgschaftsfirma Pflicht"],
  gardenUpkeep: ["Gartenpflege (?:durch den|vom) Mieter", "Gartenpflege durch den Mieter"],
  bathRoughedIn: [
    "(?:Anschlüsse|vorbereitet) für (?:ein )?(?:weiteres )?Bad",
    "Anschlüsse für ein Bad im Untergeschoss, nicht ausgebaut",
  ],
  sellerWaits: ["Eigentümer warten auf (?:ihren )?Neubau", "Eigentümer warten auf ihren Neubau"],
} as const satisfies Readonly<Record<string, Thing>>;
