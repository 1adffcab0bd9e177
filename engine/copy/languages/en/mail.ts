/** Email and text message in English. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const email: LanguageRealiser["email"] = {
  subjects: {
    professional: [
      "{beds.adj} {type} in {district}: {price}",
      "{name}: {layout.short}, {price}",
      "{beds.adj} {type}, {area.bare}, {price}",
      "{layout.list}, {price}",
      "{layout.list}",
      "Home details",
    ],
    friendly: [
      "{beds}, {aspect.through}: {name}, {price.short}",
      "A {beds.adj} {type} in {district} I thought of you for",
      "{beds} in {city}, worth a look?",
      "{beds}, {price.short}, worth a look?",
      "A home worth a look?",
    ],
    luxury: ["{name}, {district}", "A {type} in {city}", "{beds}, {price}", "A home in a few lines"],
    trendy: [
      "{price.short} in {district}: yes or no?",
      "{beds}, {price.short}. Open up",
      "{layout.short}: would you?",
      "Would you live here?",
    ],
  },
  preheaders: [
    "{area}[, {aspect.short}][, {transit}]",
    "{layout.list}[, {area.bare}][, {price}]",
    "{price}",
    "The facts, and how to see it",
  ],
  greetings: { professional: ["Hello,"], friendly: ["Hi there,"], luxury: ["Good day,"], trendy: ["Hey,"] },
  button: "See the home",
  closing: {
    professional: ["Reply to this email to arrange a viewing."],
    friendly: ["Just reply if you would like to see it, and we will find a time."],
    luxury: ["A reply is enough to arrange a visit."],
    trendy: ["Reply “view” and I’ll set it up."],
  },
  sentBy: "Sent by",
  unsubscribe: "Unsubscribe",
  unsubscribeHow: "Don’t want these emails? Reply with “unsubscribe” and they stop.",
  factsHead: "The facts",
};

export const sms: LanguageRealiser["sms"] = {
  professional: [
    "{beds.num} {type}, {place}, {area.bare}[, {aspect.short}][, {lift}], {price}. Viewings by appointment, reply to book.",
    "{beds.num} {type}, {district}, {area.bare}, {price}. Reply to view.",
    "{layout.short}[, {area.bare}], {price}. Reply to view.",
    "[{layout.short}. ][{area.bare}. ][{price}. ]Reply to view.",
  ],
  friendly: [
    "A {beds.adj} {type} in {district}, {area.bare}[, {transit}], {price}. Want to see it? Just reply.",
    "{beds} in {city}[, {area.bare}], {price}. Want to see it? Just reply.",
    "{layout.short}[, {price}]. Want to see it? Just reply.",
    "[{area.bare}. ][{price}. ]Want to see it? Just reply.",
  ],
  luxury: [
    "{district}. {beds}[, {area.bare}]. {price}. A reply arranges a private viewing.",
    "{layout.short}[, {price}]. A reply arranges a viewing.",
    "[{area.bare}. ][{price}. ]A reply arranges a viewing.",
  ],
  trendy: [
    "{price.short}, {beds}, {district}[, {area.bare}][, {transit}]. In? Reply.",
    "{price.short}, {layout.short}[, {area.bare}]. In? Reply.",
    "[{layout.short}. ][{price.short}. ]In? Reply.",
  ],
};
