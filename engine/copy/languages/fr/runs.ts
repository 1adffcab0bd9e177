/** Short wordings, list lines and table labels in French. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const phrases: LanguageRealiser["phrases"] = {
  name: ["{name}", "résidence {name}"],
  place: ["{place}", "{place.a}"],
  type: ["{type}"],
  layout: ["{layout.short}", "{layout}", "{layout.list}", "{layout.plus}"],
  area: ["{area.bare}", "{area.full}", "{area.bare} en tout"],
  land: ["{land}", "terrain {land.bare}"],
  aspect: ["{aspect.windows}", "{aspect.short}", "{aspect.through}"],
  floor: ["{floor}", "{floor.short}", "{floor.in}"],
  lift: ["{lift.bare}", "avec {lift.bare}", "{lift.bare} dans l’immeuble"],
  year: ["{year}", "bâti {year.in}", "année {year.num}"],
  finish: ["{finish}"],
  transit: ["{transit}", "{transit.from}"],
  tenancy: ["{tenancy}"],
  price: ["{price}", "{price.say}", "pour {price.short}", "affiché à {price.bare}"],
  space: ["{space.bare}", "avec {space}"],
  light: ["{light.bare}", "avec {light}", "plus {light}"],
  outdoors: ["{outdoors.bare}", "avec {outdoors}", "{outdoors.bare} à l’extérieur"],
  comfort: ["{comfort.bare}", "avec {comfort}"],
  building: ["{building.bare}"],
  terms: ["{terms}"],
};

export const lines: LanguageRealiser["lines"] = [
  { topic: "place", icon: "📍", texts: ["{name}, {place}", "{place}", "Adresse : {place}"] },
  {
    topic: "space",
    icon: "📐",
    texts: ["{area}[, {layout.list}]", "{layout.list}", "{area.list}", "{layout}[, {area.bare}]"],
  },
  { topic: "space", icon: "🌿", texts: ["Terrain : {land.bare}", "{land.bare} de terrain"] },
  { topic: "space", icon: "🚪", texts: ["{space.bare}", "Aussi : {space.bare}"] },
  { topic: "light", icon: "🌞", texts: ["{aspect.windows}", "Exposition : {aspect.bare}", "{aspect.through}"] },
  { topic: "light", icon: "🪟", texts: ["Avec {light}", "Lumière : {light.bare}", "{light.bare}"] },
  {
    topic: "building",
    icon: "🏢",
    texts: ["{floor}[, {lift.bare}]", "{floor.short}[, {year}]", "{lift.bare} dans l’immeuble"],
  },
  { topic: "building", icon: "🔑", texts: ["{year.list}[, {finish}]", "{finish}[, {year}]", "État : {finish}"] },
  { topic: "building", icon: "🧱", texts: ["Dans l’immeuble : {building.bare}", "Immeuble : {building.bare}"] },
  { topic: "place", icon: "🚇", texts: ["{transit.list}", "Transports : {transit}", "{transit.from}"] },
  {
    topic: "outdoors",
    icon: "🌳",
    texts: ["Dehors : {outdoors.bare}", "Extérieur : {outdoors.bare}", "Avec {outdoors}"],
  },
  { topic: "comfort", icon: "🛋️", texts: ["Dedans : {comfort.bare}", "Équipé : {comfort.bare}", "Avec {comfort}"] },
  { topic: "terms", icon: "📝", texts: ["{tenancy}[, {terms}]", "{terms}"] },
  { topic: "money", icon: "💰", texts: ["{price}", "{price.list}"] },
];

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
  year: "{year.num}",
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
