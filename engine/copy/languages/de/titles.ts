/** Titles, section heads, tags and signatures in German. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "{beds.home} in {place}, {area.bare}, {price}",
    "{name}: {layout.list}, {price}",
    "{type} in {place}: {layout.short}, {price}",
    "{beds.home}, {area.bare}, {price}",
    "{layout.list}, {price}",
    "{layout.list}",
    "{beds.num} in {city}, {price.short}",
    "{beds.num}, {area.bare}",
    "Die Eckdaten",
  ],
  friendly: [
    "{beds.home} in {district}, {area.bare}",
    "{beds} in {city}",
    "{beds.home}, {area.bare}",
    "{beds.num}",
    "Die Eckdaten",
  ],
  luxury: [
    "{name}, {district}",
    "{type.eine} in {city}",
    "{beds} in {city}",
    "{beds}, {area.bare}",
    "{beds.num}",
    "Die Eckdaten",
  ],
  trendy: [
    "{beds} in {district}, {price.short}",
    "{price.short} in {city}: {beds}",
    "{beds} für {price.short}",
    "{beds.num}",
    "Die Eckdaten",
  ],
};

export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{beds.num}, {area.bare}, {city}",
  "{beds.num} in {city}, {price.short}",
  "{beds.num}, {area.bare}",
  "{beds.num}, {price.short}",
  "{beds.num}",
  "Die Eckdaten",
];

export const heads: LanguageRealiser["heads"] = {
  overview: "Auf einen Blick",
  layout: "Räume und Licht",
  building: "Gebäude und Ausstattung",
  location: "Lage",
  price: "Preis und Konditionen",
  viewing: "Besichtigung",
};
export const tags: LanguageRealiser["tags"] = [
  "{city}",
  "Immobilien",
  "Immobilien{city}",
  "{type}",
  "{district}",
  "zuverkaufen{?sale}",
  "zuvermieten{?rent}",
  "Mietwohnung{?rent}",
];
export const signatures: LanguageRealiser["signatures"] = {
  full: [
    "{agent}, {company}[, {phone}][, {licence}]",
    "{company} · {agent}[ · {phone}][ · {licence}]",
    "{agent}[, {phone}][, {licence}]",
    "{company}[, {phone}][, {licence}]",
  ],
  short: [
    "{agent}, {company}[, {licence}]",
    "{company} · {agent}[ · {licence}]",
    "Kontaktperson: {agent}, {company}[ ({licence})]",
    "Bei {company}: {agent}[ / {licence}]",
    "Kontakt: {agent} ({company})[ {licence}]",
    "{company}[ · {licence}]",
    "Angeboten von {company}",
    "{agent}[, {licence}]",
  ],
};
