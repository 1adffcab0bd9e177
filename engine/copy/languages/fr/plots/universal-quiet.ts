/** Any home in few words: three images, a letter, the light. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { allowed, details, works } from "./beats-calm.ts";

export const universalQuiet: readonly Plot[] = [
  {
    name: "trois images",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 54,
    titles: ["{district}, en trois temps", "En trois temps"],
    lines: [
      {
        say: [
          ["D’abord, l’adresse. {place}[, {transit.from}]", "D’abord, le seuil"],
          [
            "{floor.at}, on laisse l’escalier derrière soi : il n’y a pas d’ascenseur{+noLift}{+upstairsWithoutLift}",
            "{floor.at}, on laisse l’escalier derrière soi : il n’y a pas d’ascenseur{+noLift}{!upstairsWithoutLift}",
            "L’ascenseur s’arrête {floor.at}{+lift}",
            "{!noLift}On s’arrête {floor.at}",
          ],
        ],
      },
      "",
      {
        say: [
          ["Puis l’intérieur. {layout}, {area.of}", "Puis l’intérieur. {layout}"],
          [
            "Au plafond, {stucco} ; au sol, {woodFloor}",
            "Le regard monte : {ceilingHeight}",
            "Sous les pas, {hardwoodFloor}",
            "Sous les pas, {herringbone}",
            "Sous les pas, {woodFloor}",
            "Un mur se souvient : {exposedBrick}",
          ],
          ["L’hiver se passe devant {fireplace}", "L’hiver se passe devant {woodStove}"],
          [
            "{livingSouth} reçoit le jour",
            "Les fenêtres s’ouvrent {aspect.sides}",
            "{!aspect.sides}Le jour a sa direction : {aspect.bare}",
          ],
          ["On cuisine sans cloison : {openKitchen}", "La cuisine garde sa porte : {separateKitchen}"],
        ],
      },
      "",
      {
        say: [
          [
            "Enfin, l’air libre. {garden}[, {terrace}]",
            "Enfin, l’air libre. {yard}[, {fruitTrees}]",
            "Enfin, l’air libre. {roofTerrace}",
            "Enfin, l’air libre. {terrace}",
            "Enfin, l’air libre. {southBalcony}",
            "Enfin, l’air libre. {balcony}",
          ],
          ["En contrebas, {vaultedCellar}", "En réserve, {cellar}", "En réserve, {cellarRoom}"],
          ["La voiture trouve {garage}", "La voiture trouve {parkingSpace}"],
          works,
          allowed,
          ...details,
        ],
      },
      "@rest",
      "@but",
      "",
      {
        say: [
          [
            "{?sale}Il est proposé à {price}",
            "{?rent}Le loyer est de {price}[, {managementFee}][, {utilities}]",
            "{?price.apart}Pour le prix : {price}",
          ],
        ],
      },
      "@material?",
      "",
      {
        close: [
          [
            "La quatrième image vous appartient. {agent}, {company}, {phone}",
            "La quatrième image vous appartient. Nous vous ouvrons sur rendez-vous",
          ],
        ],
      },
    ],
  },
  {
    name: "la lettre",
    voices: ["luxury"],
    families: ["chat", "list"],
    on: ["area"],
    weight: 53,
    titles: ["{place}, quelques lignes", "Quelques lignes"],
    lines: [
      {
        say: [
          [
            "Quelques lignes, plutôt qu’un long discours. {beds.un} {place.a}, {area.of}",
            "{!beds.un}Quelques lignes, plutôt qu’un long discours. {type.un} {place.a}, {area.of}",
            "Quelques lignes, plutôt qu’un long discours. {area.of}",
          ],
          ["La construction date de {year.num}", "{!year.num}La construction se situe {year.in}"],
        ],
      },
      "",
      {
        say: [
          [
            "On y entre {floor.at}, par l’ascenseur{+lift}",
            "On y monte à pied, {floor.at}{+noLift}{+upstairsWithoutLift} : l’immeuble n’a pas d’ascenseur",
            "On y monte à pied, {floor.at}{+noLift}{!upstairsWithoutLift} : l’immeuble n’a pas d’ascenseur",
            "{!noLift}On y entre {floor.at}",
          ],
          [
            "Les fenêtres s’ouvrent {aspect.sides}",
            "{!aspect.sides}Le jour a sa direction : {aspect.bare}",
            "Le jour se lit dans {livingSouth}",
          ],
          [
            "Au plafond, {stucco} ; au sol, {woodFloor}",
            "Le plafond laisse de l’air : {ceilingHeight}",
            "Au sol, {hardwoodFloor}",
            "Au sol, {woodFloor}",
            "La façade avance d’un pas : {bayWindow}",
          ],
          ["L’hiver, {fireplace}", "L’hiver, {woodStove}"],
          [
            "L’été, {terrace}[ et {garden}]",
            "L’été, {garden}",
            "L’été, {yard}",
            "L’été, {roofTerrace}",
            "L’été, {southBalcony}",
            "L’été, {balcony}",
            "L’été, {pool}",
          ],
          ["Ce qui ne se montre pas descend : {cellar}", "Ce qui ne se montre pas se range : {cellarRoom}"],
          works,
          allowed,
          ...details,
        ],
      },
      { say: [["Pour partir, c’est {transit.from}", "Pour partir, {garage}"], ["Pour rester, {park}"]] },
      "@rest",
      "@but",
      "",
      {
        say: [
          [
            "{?sale}Le prix demandé est de {price}",
            "{?rent}Le loyer demandé est de {price}[, {managementFee}][, {utilities}]",
            "{?price.apart}Pour le prix : {price}",
          ],
        ],
      },
      "@material?",
      "",
      {
        close: [
          ["Le reste se dit sur place. {agent}, {company}, {phone}", "Le reste se dit sur place, sur rendez-vous"],
        ],
      },
    ],
  },
  {
    name: "d’une saison à l’autre",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["layout", "aspect"],
    weight: 55,
    titles: ["{district} : la lumière d’abord", "La lumière d’abord"],
    lines: [
      {
        say: [
          ["{place.a}, la lumière a ses heures : {aspect}", "La lumière a ses heures : {aspect}"],
          ["Elle trouve {layout}, {area.of}", "Elle trouve {layout}"],
        ],
      },
      "",
      {
        say: [
          [
            "Elle glisse sur {hardwoodFloor}",
            "Elle glisse sur {woodFloor}",
            "Elle s’attarde sur {exposedBrick}",
            "Elle remonte jusqu’au plafond : {stucco}",
            "Elle remonte jusqu’au plafond : {ceilingHeight}",
          ],
          [
            "Elle finit dehors, avec {terrace}",
            "Elle finit dehors, avec {garden}[ et {deck}]",
            "Elle finit dehors, avec {southBalcony}",
            "Elle finit dehors, avec {balcony}",
            "Elle finit tout en haut, avec {roofTerrace}",
          ],
          [
            "Le soir, {fireplace} prend le relais",
            "Le soir, {woodStove} prend le relais",
            "L’hiver, {underfloorHeating} prend le relais",
          ],
          [
            "On la rejoint {floor.at}, par l’ascenseur{+lift}",
            "On la rejoint {floor.at}, par l’escalier (l’immeuble n’a pas d’ascenseur{+noLift}{+upstairsWithoutLift})",
            "On la rejoint {floor.at}, par l’escalier (l’immeuble n’a pas d’ascenseur{+noLift}{!upstairsWithoutLift})",
            "{!noLift}On la rejoint {floor.at}",
          ],
          ["Et lorsqu’il faut sortir, c’est {transit.from}"],
          ["Dans l’ombre, {cellar}", "Dans l’ombre, {cellarRoom}"],
          works,
          allowed,
          ...details,
        ],
      },
      "@rest",
      "@but",
      "",
      {
        say: [
          [
            "{?sale}On en demande {price}",
            "{?rent}On en demande {price}[, {managementFee}][, {utilities}]",
            "{?price.apart}Pour le prix : {price}",
          ],
        ],
      },
      "@material?",
      "",
      {
        close: [
          ["Choisissez l’heure, {agent} ouvrira la porte : {company}, {phone}", "Choisissez l’heure, nous ouvrirons"],
        ],
      },
    ],
  },
];
