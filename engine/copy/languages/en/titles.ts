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
    "{name}, {district}: {beds.num} {type}",
    "{beds} in {district}, {price.short}",
    "A {beds.adj} home, room by room",
    "A home, room by room",
  ],
  luxury: ["{name}, {district}", "A {type} in {city}", "{beds} in {city}", "{beds}, in detail", "A home in detail"],
  trendy: [
    "{beds.num} in {district} for {price.short}",
    "{beds}, {price.short}: would you?",
    "What {price.short} gets you in {city}",
    "{beds} for {price.short}",
    "{layout.short}: would you?",
    "Would you live here?",
  ],
};
export const shortTitles: LanguageRealiser["shortTitles"] = [
  "{beds.num} in {city}, {price.short}",
  "{beds.num} {type}, {city}",
  "{beds.num}, {area.bare}",
  "{beds.num}, {price.short}",
  "{beds.num} in {district}",
  "{beds}, {city}",
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
  "{district.tag}",
  "{own.tag}",
  "{type}",
  "{city} homes",
  "home for sale{?sale}",
  "home to rent{?rent}",
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
