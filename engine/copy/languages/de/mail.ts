/** Email and text message in German. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const email: LanguageRealiser["email"] = {
  subjects: {
    professional: [
      "{beds.home} in {district}: {price}",
      "{name}: {layout.short}, {price}",
      "{beds.home}, {area.bare}, {price}",
      "{layout.list}, {price}",
      "{layout.list}",
      "Eckdaten einer Immobilie",
    ],
    friendly: [
      "{beds}, {aspect.through}: {name}, {price.short}",
      "{beds.eine} in {district}, da dachte ich an Sie",
      "{beds} in {city}, wäre das etwas?",
      "{beds}, {price.short}, wäre das etwas?",
      "Ich möchte Ihnen etwas zeigen",
    ],
    luxury: ["{name}, {district}", "{type.eine} in {city}", "{beds}, {price}", "Ein Ort in wenigen Zeilen"],
    trendy: [
      "{price.short} in {district}: ja oder nein?",
      "{beds}, {price.short}. Mach auf",
      "{layout.short}: nimmst du?",
      "Würdest du hier wohnen?",
    ],
  },
  preheaders: [
    "{area.bare}[, {aspect}][, {transit}]",
    "{layout.list}[, {area.bare}][, {price}]",
    "{price}",
    "Die Eckdaten und der Weg zur Besichtigung",
  ],
  greetings: { professional: ["Guten Tag,"], friendly: ["Hallo,"], luxury: ["Guten Tag,"], trendy: ["Hey,"] },
  button: "Zum Angebot",
  closing: {
    professional: ["Für einen Besichtigungstermin antworten Sie bitte auf diese E-Mail."],
    friendly: ["Möchten Sie es sehen? Antworten Sie mir einfach, wir finden einen Termin."],
    luxury: ["Eine Antwort genügt für einen Termin."],
    trendy: ["Antworte „Termin“, ich kümmere mich."],
  },
  sentBy: "Gesendet von",
  unsubscribe: "Abmelden",
  unsubscribeHow: "Keine weiteren E-Mails gewünscht? Eine Antwort mit „Abmelden“ genügt.",
  factsHead: "Die Eckdaten",
};

export const sms: LanguageRealiser["sms"] = {
  professional: [
    "{beds.home}, {place}, {area.bare}[, {aspect.short}][, {lift.bare}], {price}. Besichtigung nach Vereinbarung, bitte antworten.",
    "{beds.home}, {district}, {area.bare}, {price}. Zur Besichtigung bitte antworten.",
    "{layout.short}[, {area.bare}], {price}. Zur Besichtigung bitte antworten.",
    "[{layout.short}. ][{area.bare}. ][{price}. ]Zur Besichtigung bitte antworten.",
  ],
  friendly: [
    "{beds.eine} in {district}, {area.bare}[, {transit}], {price}. Lust auf eine Besichtigung? Antworten Sie mir.",
    "{beds} in {city}[, {area.bare}], {price}. Lust auf eine Besichtigung? Antworten Sie mir.",
    "{layout.short}[, {price}]. Lust auf eine Besichtigung? Antworten Sie mir.",
    "[{area.bare}. ][{price}. ]Lust auf eine Besichtigung? Antworten Sie mir.",
  ],
  luxury: [
    "{district}. {beds}[, {area.bare}]. {price}. Eine Antwort genügt für einen Termin.",
    "{layout.short}[, {price}]. Eine Antwort genügt für einen Termin.",
    "[{area.bare}. ][{price}. ]Eine Antwort genügt für einen Termin.",
  ],
  trendy: [
    "{price.short}, {beds}, {district}[, {area.bare}][, {transit}]. Dabei? Antworte.",
    "{price.short}, {layout.short}[, {area.bare}]. Dabei? Antworte.",
    "[{layout.short}. ][{price.short}. ]Dabei? Antworte.",
  ],
};
