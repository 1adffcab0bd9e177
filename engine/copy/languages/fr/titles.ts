/** Titles, section heads, tags and signatures in French. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "{beds.home} {place.a}, {area.bare}, {price}",
    "{name} : {layout.list}, {price}",
    "{type} {place.a} : {layout.short}, {price}",
    "{beds.home}, {area.bare}, {price}",
    "{layout.list}, {price}",
    "{layout.list}",
    "{beds.num} {city.a}, {price.short}",
    "{beds.num}, {area.bare}",
    "Descriptif du logement",
  ],
  friendly: [
    "{beds.home} {district.a}, {area.bare}",
    "{beds} {city.a}, {area.bare}",
    "{beds.home} {district.a}",
    "{beds.home}, pièce par pièce",
    "{beds} {city.a}",
    "{beds.num}, pièce par pièce",
    "Un logement, pièce par pièce",
  ],
  luxury: [
    "{name}, {district}",
    "{type.un} {city.a}",
    "{beds} {city.a}",
    "{beds}, {area.bare}",
    "Un lieu en peu de mots",
  ],
  trendy: [
    "{price.short} {district.a} : {beds}",
    "{beds}, {area.bare}, {price.short}",
    "{price.short} {city.a}, {beds.num}",
    "{beds} pour {price.short}",
    "{layout.short}, {area.bare}",
    "Tu vivrais ici ?",
  ],
};

export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{beds.num} {city.a}, {price.short}",
  "{beds.num}, {area.bare}, {city}",
  "{beds.num}, {area.bare}",
  "{beds.num}, {price.short}",
  "{beds.num}, {city}",
  "{beds.num} à voir",
  "Fiche du logement",
];

export const heads: LanguageRealiser["heads"] = {
  overview: "En bref",
  layout: "Pièces et lumière",
  building: "Immeuble et équipements",
  location: "Situation",
  price: "Prix et conditions",
  viewing: "Visites",
};
export const tags: LanguageRealiser["tags"] = [
  "{city}",
  "{district}",
  "{own.tag}",
  "{type}",
  "immobilier {city}",
  "à vendre{?sale}",
  "à louer{?rent}",
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
    "À contacter : {agent}, {company}[ ({licence})]",
    "Chez {company} : {agent}[ / {licence}]",
    "Contact : {agent} ({company})[ {licence}]",
    "{company}[ · {licence}]",
    "Proposé par {company}",
    "{agent}[, {licence}]",
  ],
};
