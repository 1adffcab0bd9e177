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
    "Zu Hause in {city}: {beds}",
    "{beds.home} in {district}, {price.short}",
    "{beds.home}, Zimmer für Zimmer",
    "{beds} in {city}",
    "{beds.num}, {area.bare}",
    "Die Eckdaten",
  ],
  luxury: [
    "{name}, {district}",
    "{type.eine} in {city}",
    "{beds} in {city}",
    "{beds}, {area.bare}",
    "Ein Ort in wenigen Worten",
  ],
  trendy: [
    "{price.short} in {district}: {beds.num}",
    "{beds}, {area.bare}, {price.short}",
    "Was {price.short} in {city} bringen",
    "{beds} für {price.short}",
    "{layout.short}, {area.bare}",
    "Würdest du hier wohnen?",
  ],
};

export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{beds.num} in {city}, {price.short}",
  "{beds.num}, {area.bare}, {city}",
  "{beds.num}, {area.bare}",
  "{beds.num}, {price.short}",
  "{beds.num} in {city}",
  "{beds.num} im Blick",
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
  "{district}",
  "{own.tag}",
  "{type}",
  "Immobilien {city}",
  "zu verkaufen{?sale}",
  "zu vermieten{?rent}",
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
    "Im Angebot bei {company}",
    "{company} vermittelt",
    "{agent}[, {licence}]",
  ],
};
