/** Any home, told by a colleague who likes you: a walk, a recipe, a menu, a message. */
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

export const universalWarm: readonly Plot[] = [
  {
    name: "suivez-moi",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 52,
    titles: ["{district} : suivez-moi, on visite", "Suivez-moi, on visite"],
    lines: [
      {
        say: [
          [
            "Suivez-moi, on visite {type.un} {place.a} 👣",
            "{!type}Suivez-moi, on visite {place.a} 👣",
            "Suivez-moi, on visite 👣",
          ],
          ["On y vient à pied : c’est {transit.from}"],
          climb,
        ],
      },
      "",
      {
        say: [
          ["On pousse la porte : {layout}, {area.of}", "On pousse la porte, et on a {area.of} devant soi"],
          ["On cherche le soleil : {aspect}"],
          cooking,
          charm,
          inside,
          ...more,
          warm,
          machines,
        ],
      },
      "",
      { say: [outside, stow, parked, shared, errands, done, lease] },
      "@rest",
      "@but",
      "",
      {
        say: [
          [
            "On redescend, on sort la calculette : {?sale}le vendeur demande {price}[, soit {rate}]",
            "On redescend, on sort la calculette : {?rent}le loyer est de {price}[, {utilities}][, {managementFee}], soit {monthlySum} au total[, {deposit}]",
            "On redescend, on sort la calculette : {?rent}{!monthlySum}le loyer est de {price}[, {utilities}][, {managementFee}][, {deposit}]",
            "{?price.apart}On redescend, on sort la calculette : {price}",
          ],
          bills,
        ],
      },
      "@material?",
      "",
      {
        close: [
          [
            "Pour la même visite, mais en vrai : {agent}, {company}, {phone}",
            "Pour la même visite, mais en vrai, écrivez-moi",
          ],
        ],
      },
    ],
  },
  {
    name: "la recette",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["area", "layout", "transit"],
    weight: 50,
    titles: ["La recette d’un chez-soi, {district}", "La recette d’un chez-soi"],
    lines: [
      {
        say: [
          [
            "Recette du jour, à préparer {place.a} 🍲",
            "Recette du jour, pour qui cherche {type.un} 🍲",
            "Recette du jour, pour qui cherche un toit 🍲",
          ],
        ],
      },
      "",
      {
        list: [
          ["Prenez {area.of}, et répartissez-y {layout}", "Prenez {layout}", "Prenez {area.of}"],
          [
            "Montez le tout {floor.at}{+noLift}{+upstairsWithoutLift}, à la force des mollets (pas d’ascenseur)",
            "Montez le tout {floor.at}{+noLift}{!upstairsWithoutLift}, à la force des mollets (pas d’ascenseur)",
            "Montez le tout {floor.at}, avec l’ascenseur{+lift}",
            "{!noLift}Montez le tout {floor.at}",
          ],
          ["Laissez entrer la lumière : {aspect}"],
          [
            "Ajoutez {garden} et {terrace}",
            "Ajoutez {garden}",
            "Ajoutez {yard}[ et {fruitTrees}]",
            "Ajoutez {terrace}",
            "Ajoutez {roofTerrace}",
            "Ajoutez {southBalcony}",
            "Ajoutez {balcony}",
          ],
          [
            "Faites chauffer : {fireplace}",
            "Faites chauffer : {woodStove}",
            "Faites chauffer : {underfloorHeating}",
            "Relevez avec {stucco}[ et {woodFloor}]",
            "Relevez avec {hardwoodFloor}",
            "Relevez avec {exposedBrick}",
          ],
          [
            "Réservez au frais : {cellar}",
            "Réservez au frais : {cellarRoom}",
            "Réservez {workshop}, pour les grands projets",
          ],
          ["Laissez reposer {transit.from}"],
        ],
        numbered: true,
        most: 7,
      },
      "",
      {
        say: [
          ["Temps de préparation : aucun, {?available}{available}"],
          [
            "{newKitchen} pour la suite",
            "{+fittedKitchen}La cuisine est équipée, les casseroles sont pour vous",
            "Pour la suite, {openKitchen}",
          ],
          done,
          lease,
          pay,
          bills,
        ],
      },
      "@material?",
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "Pour goûter avant de se décider : {agent}, {company}, {phone}",
            "Pour goûter avant de se décider, un message suffit",
          ],
        ],
      },
    ],
  },
  {
    name: "un mot pour vous",
    voices: ["friendly"],
    families: ["chat"],
    on: ["layout"],
    weight: 54,
    titles: ["Vous cherchez {city.a} ? Lisez ça", "Vous cherchez ? Lisez ça"],
    lines: [
      {
        say: [
          [
            "Vous connaissez quelqu’un qui cherche {place.a} ? Faites suivre, j’ai {beds.un} à montrer",
            "{!beds.un}Vous connaissez quelqu’un qui cherche {place.a} ? Faites suivre, j’ai {type.un} à montrer",
            "Vous connaissez quelqu’un qui cherche ? Faites suivre",
          ],
        ],
      },
      "",
      {
        say: [
          [
            "Pour lui éviter de me poser les questions d’usage : {area.of}[, avec {baths}]",
            "Pour les présentations : {layout}",
          ],
          climb,
          compass,
          ["Sans voiture, pas de souci : c’est {transit.from}", "C’est {transit.from}"],
        ],
      },
      {
        say: [
          [
            "Ce qu’il va me demander en deuxième, c’est dehors. {garden}, donc. Et {terrace}",
            "Ce qu’il va me demander en deuxième, c’est dehors : il y a {garden}",
            "Ce qu’il va me demander en deuxième, c’est dehors : il y a {yard}",
            "Ce qu’il va me demander en deuxième, c’est dehors : il y a {terrace}",
            "Ce qu’il va me demander en deuxième, c’est dehors : il y a {balcony}",
            "Ce qu’il va me demander en deuxième, c’est dehors : il y a {southBalcony}",
          ],
          cooking,
          charm,
          warm,
          inside,
          ...more,
          stow,
          parked,
          shared,
          done,
          lease,
        ],
      },
      "@rest",
      "@but",
      "",
      {
        say: [
          [
            "Et la question du prix, tout de suite réglée : {?sale}{price}[, soit {rate}]",
            "Et la question du loyer, tout de suite réglée : {?rent}{price}[, {utilities}][, {managementFee}], soit {monthlySum} au total[, {deposit}]",
            "Et la question du loyer, tout de suite réglée : {?rent}{!monthlySum}{price}[, {utilities}][, {managementFee}][, {deposit}]",
          ],
          bills,
        ],
      },
      "@material?",
      "",
      {
        close: [
          [
            "Le numéro à transmettre avec : {agent}, {company}, {phone}",
            "Et si ce quelqu’un, c’était vous, écrivez-moi",
          ],
        ],
      },
    ],
  },
  {
    name: "au menu",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 50,
    titles: ["Au menu {city.a} : {beds.num}", "Au menu du jour"],
    lines: [
      { say: [["Au menu du jour, {place.a} : {type.un} 🍽️", "Au menu du jour : {type.un} 🍽️", "Au menu du jour 🍽️"]] },
      "",
      {
        list: [
          ["Apéritif : {transit.from}, le temps de se mettre en appétit"],
          [
            "Entrée : {floor.at}, l’ascenseur fait le service{+lift}",
            "Entrée : {floor.at}, par l’escalier (pas d’ascenseur{+noLift}{+upstairsWithoutLift}), ça creuse",
            "Entrée : {floor.at}, par l’escalier (pas d’ascenseur{+noLift}{!upstairsWithoutLift}), ça creuse",
            "{!noLift}Entrée : {floor.at}",
          ],
          ["Plat : {layout}, le tout servi sur {area.of}", "Plat : {layout}"],
          [
            "Garniture : {fireplace}",
            "Garniture : {stucco}[ et {woodFloor}]",
            "Garniture : {hardwoodFloor}",
            "Garniture : {openKitchen}",
            "Garniture : {aspect}",
          ],
          [
            "Dessert en terrasse{+terrace}[ et {garden}]",
            "Dessert dehors : {garden}",
            "Dessert dehors : {yard}",
            "Dessert dehors : {southBalcony}",
            "Dessert dehors : {balcony}",
            "Dessert dehors : {roofTerrace}",
          ],
          ["Digestif : {cellar}", "Digestif : {cellarRoom}", "Digestif : {pool}"],
          ["L’addition : {price}[, {utilities}][, {managementFee}]"],
        ],
        most: 7,
      },
      "",
      { say: [machines, inside, ...more, done, stow, parked, shared, lease, bills] },
      "@rest",
      "@material?",
      "@but",
      "",
      {
        close: [
          [
            "Pour réserver une table, enfin, une visite : {agent}, {company}, {phone}",
            "Pour réserver une visite, un message suffit",
          ],
        ],
      },
    ],
  },
];
