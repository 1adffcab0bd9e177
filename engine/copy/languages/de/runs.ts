/** Short wordings, list lines and table labels in German. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const phrases: LanguageRealiser["phrases"] = {
  name: ["{name}", "Wohnanlage {name}"],
  place: ["{place}", "in {place}"],
  type: ["{type}"],
  layout: ["{layout.short}", "{layout}", "{layout.list}", "{layout.plus}"],
  area: ["{area.bare}", "{area.full}", "{area.about}", "{area}"],
  land: ["{land}", "Grundstück {land.bare}"],
  aspect: ["{aspect}", "{aspect.short}", "{aspect.through}"],
  floor: ["{floor}", "{floor.short}", "{floor.in}"],
  lift: ["{lift.bare}", "mit {lift.bare}", "{lift.bare} im Haus"],
  year: ["{year}", "{year.built}"],
  finish: ["{finish}"],
  transit: ["{transit}", "{transit.until}", "{transit.list}"],
  tenancy: ["{tenancy}"],
  price: ["{price}", "{price.full}", "{price.short}", "für {price.bare}"],
  space: ["{space.bare}"],
  light: ["{light.bare}", "dazu {light.bare}", "plus {light.bare}"],
  outdoors: ["{outdoors.bare}", "dazu {outdoors.bare}", "draußen {outdoors.bare}"],
  comfort: ["{comfort.bare}", "innen {comfort.bare}", "drinnen {comfort.bare}"],
  building: ["{building.bare}", "im Haus {building.bare}"],
  terms: ["{terms}"],
};

export const lines: LanguageRealiser["lines"] = [
  { topic: "place", icon: "📍", texts: ["{name}, {place}", "{place}", "Lage: {place}"] },
  {
    topic: "space",
    icon: "📐",
    texts: ["{area}[, {layout.list}]", "{layout.list}", "{area.list}", "{layout}[, {area.bare}]"],
  },
  { topic: "space", icon: "🌿", texts: ["{land}", "Grundstück: {land.bare}"] },
  { topic: "space", icon: "🚪", texts: ["{space.bare}", "Außerdem: {space.bare}"] },
  { topic: "light", icon: "🌞", texts: ["{aspect}", "Ausrichtung: {aspect.bare}", "{aspect.through}"] },
  { topic: "light", icon: "🪟", texts: ["{light.bare}", "Licht: {light.bare}", "Dazu {light.bare}"] },
  {
    topic: "building",
    icon: "🏢",
    texts: ["{floor}[, {lift.bare}]", "{floor.short}[, {year}]", "{lift.bare} im Haus"],
  },
  { topic: "building", icon: "🔑", texts: ["{year}[, {finish}]", "{finish}[, {year.built}]", "Zustand: {finish}"] },
  { topic: "building", icon: "🧱", texts: ["Im Haus: {building.bare}", "Gebäude: {building.bare}"] },
  { topic: "place", icon: "🚇", texts: ["{transit.list}", "Anbindung: {transit}", "{transit.until}"] },
  {
    topic: "outdoors",
    icon: "🌳",
    texts: ["Draußen: {outdoors.bare}", "Außen: {outdoors.bare}", "Vor der Tür: {outdoors.bare}"],
  },
  {
    topic: "comfort",
    icon: "🛋️",
    texts: ["Drinnen: {comfort.bare}", "Ausstattung: {comfort.bare}", "Vorhanden: {comfort.bare}"],
  },
  { topic: "terms", icon: "📝", texts: ["{tenancy}[, {terms}]", "{terms}"] },
  { topic: "money", icon: "💰", texts: ["{price}", "{price.list}", "Preis: {price.bare}"] },
];

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
  year: "{year.num}",
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
