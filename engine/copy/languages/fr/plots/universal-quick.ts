/** Any home, told to "tu": a profile, a message, questions, a day. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  bills,
  charm,
  climb,
  compass,
  cooking,
  done,
  errands,
  inside,
  lease,
  machines,
  more,
  outside,
  parked,
  pay,
  shared,
  stow,
  warm,
} from "./beats.ts";

export const universalQuick: readonly Plot[] = [
  {
    name: "profil à matcher",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 54,
    titles: ["{beds.home}, {district}, cherche match", "Cherche match, {district}"],
    lines: [
      {
        say: [
          ["{type.un} {place.a} cherche match 💘", "{area.bare} {place.a} cherchent match 💘", "Nouveau profil 💘"],
          ["Son profil tient en peu de mots, lis avant de swiper"],
        ],
      },
      "",
      {
        list: [
          ["📐 Mensurations : {area.of}, {layout}", "📐 Mensurations : {area.of}", "📐 Pièces : {layout}"],
          ["🎂 Date de naissance : {year.num}", "🎂 Date de naissance : {year.cell}"],
          [
            "🪜 Taille : {floor.at}, et pas d’ascenseur{+noLift}{+upstairsWithoutLift}",
            "🪜 Taille : {floor.at}, et pas d’ascenseur{+noLift}{!upstairsWithoutLift}",
            "🛗 Taille : {floor.at}, ascenseur compris{+lift}",
            "📏 Taille : {floor.short}",
          ],
          ["🧭 Bon profil : {aspect.short}"],
          ["📍 Se trouve {transit.from}"],
          [
            "💚 Son petit plus : {garden}[ et {terrace}]",
            "💚 Son petit plus : {yard}[ et {fruitTrees}]",
            "💚 Son petit plus : {roofTerrace}",
            "💚 Son petit plus : {terrace}",
            "💚 Son petit plus : {southBalcony}",
            "💚 Son petit plus : {balcony}",
            "💚 Son petit plus : {fireplace}",
          ],
          [
            "🐾 Les animaux ? Acceptés{+petsAllowed}",
            "🐾 Les animaux ? Ça se discute{+petsNegotiable}",
            "🐾 Les animaux ? Non{+noPets}",
          ],
        ],
        most: 7,
      },
      "",
      { say: [charm, cooking, inside, ...more, warm, stow, parked, shared, done, lease] },
      "@rest",
      "@but",
      {
        say: [
          [
            "{?sale}Ce que coûte l’engagement : {price}[, soit {rate}]",
            "{?rent}Ce que coûte la relation : {price}[, {utilities}][, {managementFee}], soit {monthlySum} au total[, {deposit}]",
            "{?rent}{!monthlySum}Ce que coûte la relation : {price}[, {utilities}][, {managementFee}][, {deposit}]",
            "Ce que coûte l’engagement : {price}",
          ],
          bills,
        ],
      },
      "@material?",
      "",
      {
        close: [
          ["Premier rendez-vous : {agent}, {company}, {phone}", "Premier rendez-vous ? Écris-moi"],
          "Alors, à gauche ou à droite ?",
        ],
      },
    ],
  },
  {
    name: "le vocal à ta copine",
    voices: ["trendy"],
    families: ["chat", "list"],
    on: ["layout"],
    weight: 54,
    titles: ["{district} : à envoyer à qui tu sais", "À envoyer à qui tu sais"],
    lines: [
      {
        say: [
          [
            "Transfère ça à la personne qui t’envoie des annonces à minuit : {beds.un} {place.a}",
            "{!beds.un}Transfère ça à la personne qui t’envoie des annonces à minuit : {type.un} {place.a}",
            "Transfère ça à la personne qui t’envoie des annonces à minuit",
          ],
        ],
      },
      "",
      {
        say: [
          ["{area.of}[, {baths}], et c’est {transit.from}", "{area.of}[, {baths}]", "C’est {transit.from}"],
          climb,
          compass,
        ],
      },
      {
        say: [outside, cooking, charm, warm, inside, ...more, machines, stow, parked, shared, errands, done, lease],
      },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "Le numéro à coller dans le message : {phone}, c’est {agent}, chez {company}",
            "Et si la personne de minuit, c’est toi : écris-moi",
          ],
        ],
      },
    ],
  },
  {
    name: "trois questions avant de scroller",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 54,
    titles: ["{district} : les réponses d’abord", "Les réponses d’abord"],
    lines: [
      {
        say: [
          [
            "Tes questions sur {type.ce}, dans l’ordre où tu les penses 👇",
            "Tes questions, dans l’ordre où tu les penses 👇",
          ],
        ],
      },
      "",
      {
        list: [
          ["Où ? C’est {place.a}, {transit.from}", "Où ? C’est {place.a}"],
          ["Combien ? C’est {price}[, soit {monthlySum} avec les frais]", "Combien ? C’est {price}"],
          ["C’est grand ? Ça fait {area.of}, {layout}", "C’est grand ? Ça fait {area.of}"],
          [
            "Quel étage ? C’est {floor.at}, et oui, à pied{+noLift}{+upstairsWithoutLift}",
            "Quel étage ? C’est {floor.at}, et oui, à pied{+noLift}{!upstairsWithoutLift}",
            "Quel étage ? C’est {floor.at}, avec l’ascenseur{+lift}",
            "{!noLift}Quel étage ? C’est {floor.at}",
          ],
          ["Et le soleil ? Il y a {aspect}"],
          [
            "Et dehors ? Il y a {garden}[ et {terrace}]",
            "Et dehors ? Il y a {yard}",
            "Et dehors ? Il y a {terrace}",
            "Et dehors ? Il y a {roofTerrace}",
            "Et dehors ? Il y a {southBalcony}",
            "Et dehors ? Il y a {balcony}",
          ],
          [
            "Et mon chat ? Accepté{+petsAllowed}",
            "Et mon chat ? Ça se discute{+petsNegotiable}",
            "Et mon chat ? Non{+noPets}",
          ],
        ],
        most: 7,
      },
      "",
      {
        say: [
          [
            "La question que tu n’as pas posée : oui, {fireplace}",
            "La question que tu n’as pas posée : oui, {hardwoodFloor}",
          ],
          charm,
          cooking,
          warm,
          inside,
          ...more,
          machines,
          stow,
          parked,
          shared,
          done,
          lease,
          bills,
        ],
      },
      "@rest",
      "@but",
      "@material?",
      "",
      {
        close: [
          [
            "Les autres questions, c’est pour {agent}, {company} : {phone}",
            "Une autre question ? Pose-la en commentaire",
          ],
        ],
      },
    ],
  },
  {
    name: "la journée minute par minute",
    voices: ["trendy", "friendly"],
    families: ["list", "chat"],
    on: ["layout", "transit"],
    weight: 55,
    titles: ["24 heures à {district}", "24 heures chez vous"],
    lines: [
      {
        say: [
          [
            "Une journée {place.a}, dans {type.un} qui n’attend que ses clés 🗝️",
            "Une journée dans {type.un} qui n’attend que ses clés 🗝️",
            "Une journée, avant même d’avoir les clés 🗝️",
          ],
        ],
      },
      "",
      {
        list: [
          [
            "☕ Le matin : café là-haut, il y a {roofTerrace}",
            "☕ Le matin : café dehors, il y a {southBalcony}",
            "☕ Le matin : café dehors, il y a {balcony}",
            "☕ Le matin : café dehors, il y a {terrace}",
            "☕ Le matin : café au jardin{+garden}",
            "☕ Le matin : café à table, {kitchenDiner}",
            "☕ Le matin : café, côté {aspect.bare}",
          ],
          ["🚇 En partant : départ, c’est {transit.from}"],
          [
            "📦 L’après-midi : le colis arrive, personne n’est là, personne ne court : {parcelBox}",
            "📦 L’après-midi : le colis arrive, il y a {concierge}",
          ],
          [
            "🛗 En rentrant : retour, {floor.at}, par l’ascenseur{+lift}",
            "🪜 En rentrant : retour, {floor.at}, à pied (pas d’ascenseur{+noLift}{+upstairsWithoutLift})",
            "🪜 En rentrant : retour, {floor.at}, à pied (pas d’ascenseur{+noLift}{!upstairsWithoutLift})",
            "{!noLift}🪜 En rentrant : retour {floor.at}",
          ],
          [
            "🛋️ Le soir : on s’étale, {layout} sur {area.of}",
            "🛋️ Le soir : on s’étale, {area.of}",
            "🛋️ Le soir : on s’étale, {layout}",
          ],
          [
            "🍝 À table : les pâtes, dans {newKitchen}",
            "🍝 À table : les pâtes et la conversation, {openKitchen} oblige",
            "🍝 À table : les pâtes, cuisine équipée{+fittedKitchen}",
            "🍝 À table : les pâtes, avec {gasStove}",
          ],
          [
            "🔥 Après dîner : {fireplace}",
            "🔥 Après dîner : {woodStove}",
            "🧦 Après dîner : pieds nus, {underfloorHeating}",
            "🛁 À la nuit : {bathtub}",
          ],
        ],
        most: 7,
      },
      "",
      { say: [compass, charm, inside, ...more, machines, stow, parked, shared, errands, done, lease, pay, bills] },
      "@material?",
      "@rest",
      "@but",
      "",
      {
        close: [["Pour régler sa montre sur la visite : {agent}, {company}, {phone}", "Pour la visite, dites l’heure"]],
      },
    ],
  },
];
