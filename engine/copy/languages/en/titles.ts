/** Titles, section heads, tags and signatures in English. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const titles: LanguageRealiser["titles"] = {
  professional: [
    "{beds.adj} {type} in {place}, {area.bare}, {price}",
    "{name}: {layout.list}, {price}",
    "{type} in {place}: {layout.short}, {price}",
    "{beds.adj} {type}, {price}",
    "{layout.list}, {price}",
    "{layout.list}",
    "Home details",
  ],
  friendly: [
    "{beds.adj} {type} in {district}, {area.bare}",
    "{name}: {layout.short}, {area.bare}",
    "{beds} in {district}",
    "{layout.list}",
    "{beds}",
    "Home details",
  ],
  luxury: ["{name}, {district}", "A {type} in {city}", "{beds} in {city}", "{beds}", "Home details"],
  trendy: [
    "{beds} in {district}, {price.short}",
    "{price.short}: {beds}, {city}",
    "{beds} for {price.short}",
    "{layout.short}",
    "Home details",
  ],
};
export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{beds.num} {type}, {city}",
  "{beds.num} in {city}, {price.short}",
  "{beds.num}, {area.bare}",
  "{beds.num}, {price.short}",
  "{beds.num}",
  "Home details",
];

export const heads: LanguageRealiser["heads"] = {
  overview: "At a glance",
  layout: "Layout and light",
  building: "Building and equipment",
  location: "Location",
  price: "Price and terms",
  viewing: "Viewings",
};
export const tags: LanguageRealiser["tags"] = [
  "{city}",
  "{city} real estate",
  "{type}",
  "{district}",
  "for rent{?rent}",
  "{city} homes",
  "home for sale{?sale}",
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
    "Listed by {agent}, {company}[ ({licence})]",
    "With {company}: {agent}[ / {licence}]",
    "Agent: {agent} ({company})[ {licence}]",
    "{company}[ · {licence}]",
    "Listed by {company}",
    "{agent}[, {licence}]",
  ],
};
