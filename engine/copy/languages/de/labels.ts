/** Names of table rows and of topics, and what stands in their cells. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const labels: LanguageRealiser["labels"] = {
  name: "Anlage",
  place: "Lage",
  address: "Adresse",
  type: "Objektart",
  layout: "Räume",
  area: "Fläche",
  land: "Grundstück",
  aspect: "Ausrichtung",
  floor: "Etage",
  year: "Baujahr",
  finish: "Zustand",
  transit: "Anbindung",
  tax: "Steuern",
  tenancy: "Vermietung",
  price: "Preis",
};
export const cells: LanguageRealiser["cells"] = {
  layout: "{layout.list}",
  floor: "{floor.cell}",
  aspect: "{aspect.bare}",
  land: "{land.bare}",
  year: "{year.cell}",
};
export const topicLabels: LanguageRealiser["topicLabels"] = {
  place: "Lage",
  space: "Raum",
  light: "Licht",
  building: "Gebäude",
  outdoors: "Außenbereich",
  comfort: "Ausstattung",
  terms: "Konditionen",
  money: "Preis",
};
