/** Names of table rows and of topics, and what stands in their cells. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const labels: LanguageRealiser["labels"] = {
  name: "Résidence",
  place: "Lieu",
  address: "Adresse",
  type: "Type de bien",
  layout: "Pièces",
  area: "Surface",
  land: "Terrain",
  aspect: "Exposition",
  floor: "Étage",
  year: "Construction",
  finish: "État",
  transit: "Transports",
  tax: "Fiscalité",
  tenancy: "Location",
  price: "Prix",
};
export const cells: LanguageRealiser["cells"] = {
  layout: "{layout.list}",
  floor: "{floor.cell}",
  aspect: "{aspect.bare}",
  land: "{land.bare}",
  year: "{year.cell}",
  transit: "{transit}",
};
export const topicLabels: LanguageRealiser["topicLabels"] = {
  place: "Lieu",
  space: "Volumes",
  light: "Lumière",
  building: "Immeuble",
  outdoors: "Extérieur",
  comfort: "Équipements",
  terms: "Conditions",
  money: "Prix",
};
