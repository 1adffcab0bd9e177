/** Names of table rows and of topics, and what stands in their cells. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const labels: LanguageRealiser["labels"] = {
  name: "Building",
  place: "Area",
  address: "Address",
  type: "Type",
  layout: "Rooms",
  area: "Size",
  land: "Plot",
  aspect: "Facing",
  floor: "Floor",
  year: "Built",
  finish: "Condition",
  transit: "Transport",
  tax: "Tax status",
  tenancy: "Tenancy",
  price: "Price",
};
export const cells: LanguageRealiser["cells"] = {
  layout: "{layout.list}",
  aspect: "{aspect.bare}",
  land: "{land.bare}",
  year: "{year.cell}",
  transit: "{transit.list}",
};
export const topicLabels: LanguageRealiser["topicLabels"] = {
  place: "Location",
  space: "Space",
  light: "Light",
  building: "In the building",
  outdoors: "Outdoors",
  comfort: "Inside",
  terms: "Terms",
  money: "Price",
};
