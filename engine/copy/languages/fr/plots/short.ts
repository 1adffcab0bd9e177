/** A home in one to three sentences. */
import type { Beat, Plot } from "#engine/copy/languages/base/plot";

/** The one thing more that has room. */
const gem: Beat = [
  "Dedans, {fireplace} ; dehors, {garden}",
  "Dedans, {fireplace}",
  "Dehors, {garden} et {terrace}",
  "Dehors, {garden}",
  "Dehors, {terrace}",
  "Dehors, {yard} et {workshop}",
  "Dehors, {yard}",
  "Dehors, {roofTerrace}",
  "Dehors, {southBalcony}",
  "Dehors, {balcony}",
  "Dans l’immeuble, {parcelBox}",
];
const stairs: Beat = [
  "{+noLift}{+upstairsWithoutLift}{floor.at}, sans ascenseur",
  "{+noLift}{!upstairsWithoutLift}L’immeuble n’a pas d’ascenseur",
];

export const short: readonly Plot[] = [
  {
    name: "le trajet, le toit, le total",
    voices: ["friendly", "professional"],
    families: ["short"],
    on: ["price", "transit"],
    weight: 56,
    titles: ["Le trajet, le toit, le total"],
    lines: [
      {
        say: [
          [
            "Le trajet : {transit.from}, {place}. Le toit : {beds.un}, {area.bare}. Le total : {price}",
            "{!beds.un}Le trajet : {transit.from}, {place}. Le toit : {type.un}, {area.bare}. Le total : {price}",
          ],
          gem,
          stairs,
        ],
      },
      { close: [["Pour le reste : {agent}, {phone}", "Pour le reste, écrivez-moi"]] },
    ],
  },
  {
    name: "la clé dans une poche",
    voices: ["friendly"],
    families: ["short"],
    on: ["price", "area"],
    weight: 54,
    titles: ["La clé tient dans une poche"],
    lines: [
      {
        say: [
          [
            "La clé tient dans une poche ; le reste, dans {area.bare} {place.a} : {layout}[, {southBalcony}][, {garden}][, {terrace}]",
            "La clé tient dans une poche ; le reste, dans {area.bare} : {layout}",
          ],
          stairs,
          ["{?sale}Comptez {price}", "{?rent}Comptez {price}", "{!sale}{!rent}Côté prix : {price}"],
        ],
      },
      { close: [["On essaie la serrure ? {agent}, {phone}", "On essaie la serrure ?"]] },
    ],
  },
  {
    name: "si vous cherchez",
    voices: ["friendly"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["Vous cherchez {city.a} ?"],
    lines: [
      {
        say: [
          [
            "Qui cherche {place.a} ? J’ai {beds.un}, {area.bare}[, {balcony}][, {yard}], {price}",
            "{!place}Qui cherche {layout} ? {area.bare}, {price}",
          ],
          ["C’est {transit.from}"],
        ],
      },
      { close: [["Levez la main, ou appelez {agent} : {phone}", "Levez la main en commentaire"]] },
    ],
  },
  {
    name: "tu comptes les zéros",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 55,
    titles: ["{district} : compte avec moi"],
    lines: [
      {
        say: [
          [
            "Tu comptes les zéros, je compte les pièces : {price} pour {layout}, {area.bare}, {place.a}",
            "Tu comptes les zéros, je compte les pièces : {price} pour {layout}, {area.bare}",
          ],
          ["{transit.from}, en plus"],
          gem,
          stairs,
        ],
      },
      { close: [["Le compte est bon ? {agent}, {phone}", "Le compte est bon ?"]] },
    ],
  },
  {
    name: "pov les clés",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "area"],
    weight: 55,
    titles: ["POV : tes clés"],
    lines: [
      {
        say: [
          [
            "POV : tu cherches tes clés, et elles ouvrent {beds.un} {place.a}, {area.bare}",
            "{!beds.un}POV : tu cherches tes clés, et elles ouvrent {type.un} {place.a}, {area.bare}",
            "POV : tu cherches tes clés, et elles ouvrent {area.bare}",
          ],
          gem,
          stairs,
          ["Pour entrer dans la scène : {price}"],
        ],
      },
      { close: [["Casting : {agent}, {phone}", "Casting en commentaire"]] },
    ],
  },
  {
    name: "la fiche en un souffle",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "place"],
    weight: 53,
    titles: ["{district} en un souffle"],
    lines: [
      {
        say: [
          [
            "En un souffle : {place}, {area.bare}, {layout}[, {floor.short}], {price}. Respire",
            "En un souffle : {place}, {type.un}, {price}. Respire",
          ],
        ],
      },
      { close: [["Et appelle {agent} : {phone}", "Et écris-moi"]] },
    ],
  },
  {
    name: "trois données",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "area", "layout"],
    weight: 54,
    titles: ["{place} : trois données"],
    lines: [
      {
        say: [
          [
            "Trois données suffisent pour décider d’une visite {place.a} : {area.of}, {layout}, {price}",
            "Trois données suffisent pour décider d’une visite : {area.of}, {layout}, {price}",
          ],
          ["Une quatrième, pour le trajet : {transit.from}"],
          gem,
          stairs,
        ],
      },
      { close: [["{agent}, {company} : {phone}", "{agent} : {phone}"]] },
    ],
  },
  {
    name: "le calcul est fait",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "area"],
    weight: 54,
    titles: ["Le calcul est fait"],
    lines: [
      {
        say: [
          [
            "{?sale}Le calcul est fait : {beds.un} {place.a}, {area.of}, {price}, soit {rate}",
            "{?rent}Le calcul est fait : {beds.un} {place.a}, {area.of}, {price}, soit {monthlySum} avec les frais",
            "Le calcul est court : {beds.un} {place.a}, {area.of}, {price}",
            "Le calcul est court : {area.of}, {price}",
          ],
          [
            "Des {coOwnershipCharges} s’y ajoutent{?coOwnershipCharges.monthly}",
            "Une {propertyTax} s’y ajoute{?propertyTax.about}",
          ],
          gem,
          stairs,
        ],
      },
      { close: [["Pour visiter : {agent}, {phone}", "Pour visiter, écrivez-nous"]] },
    ],
  },
  {
    name: "une adresse, une mesure",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "place"],
    weight: 55,
    titles: ["{place}"],
    lines: [
      {
        say: [
          [
            "Une adresse, {place}. Une mesure, {area.bare}. Un montant, {price}",
            "Une adresse, {place}. Un montant, {price}",
          ],
          ["Et, dehors, {terrace}", "Et, dehors, {garden}", "Et, dehors, {balcony}", "Et, l’hiver, {fireplace}"],
        ],
      },
      { close: [["La porte, c’est {agent} qui l’ouvre : {phone}", "La porte s’ouvre sur rendez-vous"]] },
    ],
  },
  {
    name: "la lumière en bref",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "aspect"],
    weight: 56,
    titles: ["La lumière, {district}"],
    lines: [
      {
        say: [
          [
            "{place.a}, le jour a sa place : {aspect}. {layout}, {area.bare}, {price}",
            "Le jour a sa place : {aspect}. {layout}, {area.bare}, {price}",
          ],
        ],
      },
      { close: [["Le reste se regarde. {agent}, {phone}", "Le reste se regarde, sur rendez-vous"]] },
    ],
  },
  {
    name: "peu de mots",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["Peu de mots, {district}"],
    lines: [
      {
        say: [
          [
            "Peu de mots suffisent. {beds.un} {place.a}, {area.bare}[, {fireplace}][, {garden}][, {yard}][, {balcony}], {price}",
            "Peu de mots suffisent. {layout}, {area.bare}, {price}",
          ],
        ],
      },
      { close: [["Les autres se disent sur place. {agent}, {phone}", "Les autres se disent sur place"]] },
    ],
  },
];
