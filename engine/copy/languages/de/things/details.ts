/** Where in the home, of what, in what state: as German pages put it, and as texts set it beside a name. */
import type { Thing } from "#engine/copy/languages/base/things";
import type { Detail } from "#engine/copy/points/statement";

export const details: Readonly<Record<Detail, Thing>> = {
  inLiving: ["im Wohn(?:zimmer|bereich)", " im Wohnzimmer"],
  inBedroom: ["im (?:Haupt)?[Ss]chlafzimmer", " im Schlafzimmer"],
  inBedrooms: ["in (?:den|beiden|den beiden) (?:Schlafzimmern|Zimmern im Erdgeschoss)", " in den Schlafzimmern"],
  inAllRooms: ["in allen (?:Zimmern|Räumen)", " in allen Zimmern"],
  inHall: ["im (?:Flur|Eingang|Eingangsbereich)|in der Diele", " im Flur"],
  inKitchen: ["in der Küche", " in der Küche"],
  inBathroom: ["im Bad(?:ezimmer)?", " im Bad"],
  inBasement: ["im (?:Keller|Untergeschoss|UG)", " im Keller"],
  underRoof: ["(?:im|unter dem) (?:Dachgeschoss|Dach|DG)", " unter dem Dach"],
  groundLevel: ["im (?:Erdgeschoss|EG)", " im Erdgeschoss"],
  endOfGarden: ["(?:am Ende|hinten) (?:des Gartens|im Garten)", " am Ende des Gartens"],
  toCourtyard: ["(?:zum|zur|in den) (?:ruhigen )?(?:Innenhof|Hof|Hofseite)", " zum Innenhof"],
  toGarden: ["(?:zum|in den) Garten", " zum Garten"],
  toStreet: ["(?:zur|an der) Straße(?:nseite)?", " zur Straße"],
  inCourtyard: ["im (?:Innen)?[Hh]of", " im Hof"],
  decorative: ["dekorativ(?:e[rsn]?)?", "nur dekorativ"],
  withElectricity: ["(?:mit )?Strom(?:anschluss)?", "mit Strom"],
  unheated: ["(?:unbeheizt|nicht beheizt|ohne Heizung)", "unbeheizt"],
  oak: ["(?:aus |in )?Eiche", " in Eiche"],
  marble: ["(?:aus |in )?Marmor", " aus Marmor"],
  stone: ["(?:aus )?(?:Natur)?[Ss]tein", " aus Stein"],
  wood: ["(?:aus )?Holz", " aus Holz"],
  notCounted: ["nicht (?:in der|zur) (?:Wohn)?[Ff]läche(?: enthalten| gerechnet)?", "kommt zur Fläche hinzu"],
  included: ["(?:in der Miete |im Preis )?(?:enthalten|inbegriffen|inklusive)", "inklusive"],
  free: ["kostenlos(?:e[rsn]?)?|gratis", "kostenlos"],
  tenantsExpense: ["auf Kosten des Mieters", "auf Kosten des Mieters"],
};
