/** Short wordings, list lines and table labels in English. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const phrases: LanguageRealiser["phrases"] = {
  name: ["{name}", "at {name}"],
  place: ["{place}", "in {place}"],
  type: ["{type}"],
  layout: ["{layout.short}", "{layout}", "{layout.list}"],
  area: ["{area}", "{area.about}"],
  land: ["{land}", "plot of {land.bare}"],
  aspect: ["{aspect}", "{aspect.short}", "{aspect.through}"],
  floor: ["{floor}", "{floor.short}", "{floor.in}"],
  lift: ["{lift}", "with {lift}"],
  year: ["{year}", "{year.num} build"],
  finish: ["{finish}"],
  transit: ["{transit}", "{transit.from}"],
  tenancy: ["{tenancy}"],
  price: ["{price}", "{price.full}", "{price.short}"],
  space: ["{space}"],
  light: ["{light}", "with {light}", "plus {light}"],
  outdoors: ["{outdoors}", "plus {outdoors}", "with {outdoors}"],
  comfort: ["{comfort}", "{comfort} inside"],
  building: ["{building}"],
  terms: ["{terms}"],
};

export const lines: LanguageRealiser["lines"] = [
  { topic: "place", icon: "📍", texts: ["{name}, {place}", "{place}", "Location: {place}"] },
  {
    topic: "space",
    icon: "📐",
    texts: ["{area}[, {layout.list}]", "{layout.list}", "{area.about}", "{layout}[, {area.bare}]"],
  },
  { topic: "space", icon: "🌿", texts: ["{land}", "Plot: {land.bare}"] },
  { topic: "space", icon: "🚪", texts: ["{space}", "Also {space}"] },
  { topic: "light", icon: "🌞", texts: ["{aspect}", "Facing: {aspect.low}", "{aspect.through}"] },
  { topic: "light", icon: "🪟", texts: ["With {light}", "Light: {light}", "Has {light}"] },
  {
    topic: "building",
    icon: "🏢",
    texts: ["{floor}[, with {lift}]", "{floor.short}[, {year}]", "Building with {lift}"],
  },
  { topic: "building", icon: "🔑", texts: ["{year.list}[, {finish}]", "{finish}[, {year}]", "{finish}"] },
  { topic: "building", icon: "🧱", texts: ["In the building: {building}", "Building: {building}"] },
  { topic: "place", icon: "🚇", texts: ["{transit.list}", "Transport: {transit}", "{transit.from}"] },
  { topic: "outdoors", icon: "🌳", texts: ["Outside: {outdoors}", "Outdoors: {outdoors}", "Out the door: {outdoors}"] },
  { topic: "comfort", icon: "🛋️", texts: ["Inside: {comfort}", "Comes with {comfort}", "Equipped with {comfort}"] },
  { topic: "terms", icon: "📝", texts: ["{tenancy}[, {terms}]", "{terms}"] },
  { topic: "money", icon: "💰", texts: ["{price}", "{price.list}", "Price: {price.bare}"] },
];

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
  year: "{year.num}",
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
