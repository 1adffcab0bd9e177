/** Email and text message in French. Texts for phones keep to letters that do not double the price of a message. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const email: LanguageRealiser["email"] = {
  subjects: {
    professional: [
      "{beds.home} {district.a} : {price}",
      "{name} : {layout.short}, {price}",
      "{beds.home}, {area.bare}, {price}",
      "{layout.list}, {price}",
      "{layout.list}",
      "Descriptif d’un logement",
    ],
    friendly: [
      "{beds}, {aspect.through} : {name}, {price.short}",
      "{beds.un} {district.a}, j’ai pensé à vous",
      "{beds} {city.a}, ça vous dit ?",
      "{beds}, {price.short}, ça vous dit ?",
      "Un logement à vous montrer",
    ],
    luxury: ["{name}, {district}", "{type.un} {city.a}", "{beds}, {price}", "Un lieu en quelques lignes"],
    trendy: [
      "{price.short} {district.a} : oui ou non ?",
      "{beds}, {price.short}. Ouvre",
      "{layout.short} : tu prends ?",
      "Tu vivrais ici ?",
    ],
  },
  preheaders: [
    "{area.bare}[, {aspect.windows}][, {transit}]",
    "{layout.list}[, {area.bare}][, {price}]",
    "{price}",
    "Le descriptif, et comment visiter",
  ],
  greetings: { professional: ["Bonjour,"], friendly: ["Bonjour !"], luxury: ["Bonjour,"], trendy: ["Salut,"] },
  button: "Voir le bien",
  closing: {
    professional: ["Répondez à cet e-mail pour convenir d’une visite."],
    friendly: ["Envie de le voir ? Répondez-moi, on trouvera un moment."],
    luxury: ["Une réponse suffit pour organiser votre visite."],
    trendy: ["Réponds « visite » et je m’en occupe."],
  },
  sentBy: "Envoyé par",
  unsubscribe: "Se désabonner",
  unsubscribeHow: "Pour ne plus recevoir ces e-mails, il suffit de répondre « désabonnement ».",
  factsHead: "Le bien en bref",
};

export const sms: LanguageRealiser["sms"] = {
  professional: [
    "{beds.home} {place.a}, {area.bare}[, {aspect.short}][, {lift.bare}], {price}. Visite sur rendez-vous : répondez à ce message.",
    "{beds.home} {district.a}, {area.bare}, {price}. Pour visiter, répondez.",
    "{layout.short}[, {area.bare}], {price}. Pour visiter, répondez.",
    "[{layout.short}. ][{area.bare}. ][{price}. ]Pour visiter, répondez.",
  ],
  friendly: [
    "{beds.un} {district.a}, {area.bare}[, {transit}], {price}. Envie de voir ? Répondez-moi.",
    "{beds} {city.a}[, {area.bare}], {price}. Envie de voir ? Répondez-moi.",
    "{layout.short}[, {price}]. Envie de voir ? Répondez-moi.",
    "[{area.bare}. ][{price}. ]Envie de voir ? Répondez-moi.",
  ],
  luxury: [
    "{district}. {beds}[, {area.bare}]. {price}. Une réponse suffit pour une visite privée.",
    "{layout.short}[, {price}]. Une réponse suffit pour visiter.",
    "[{area.bare}. ][{price}. ]Une réponse suffit pour visiter.",
  ],
  trendy: [
    "{price.short}, {beds}, {district}[, {area.bare}][, {transit}]. Partant ? Réponds.",
    "{price.short}, {layout.short}[, {area.bare}]. Partant ? Réponds.",
    "[{layout.short}. ][{price.short}. ]Partant ? Réponds.",
  ],
};
