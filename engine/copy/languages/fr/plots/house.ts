/** Workshops, stairs, cars. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  bills,
  charm,
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
import { allowed, character, details, lighted, terms, works } from "./beats-calm.ts";

export const house: readonly Plot[] = [
  {
    name: "la pièce à copeaux",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["workshop"],
    titles: ["{district} : la perceuse est chez elle", "La perceuse est chez elle"],
    lines: [
      {
        say: [
          [
            "Il y a ceux qui demandent le nombre de chambres, et ceux qui demandent où va l’établi. Réponse : {workshop}, {place.a} 🔨",
            "Il y a ceux qui demandent le nombre de chambres, et ceux qui demandent où va l’établi. Réponse : {workshop} 🔨",
          ],
        ],
      },
      "",
      {
        say: [
          ["Pour les autres, {layout}, {area.of}", "Pour les autres, {area.of}"],
          ["Le toit, lui, a déjà eu ses travaux : {newRoof}"],
          outside,
          charm,
          warm,
          inside,
          ...more,
          cooking,
          stow,
          parked,
          done,
          ["La construction date de {year.num}"],
          ["Pour aller chercher des vis : {transit.from}"],
        ],
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
            "Pour prendre les mesures de l’établi : {agent}, {company}, {phone}",
            "Pour prendre les mesures de l’établi, écrivez-moi",
          ],
        ],
      },
    ],
  },
  {
    name: "les marches d’abord",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noLift", "upstairsWithoutLift"],
    weight: 58,
    titles: ["{district} : on commence par l’escalier", "On commence par l’escalier"],
    lines: [
      {
        say: [
          [
            "Le défaut d’abord : {floor.at}, pas d’ascenseur{+noLift}{+upstairsWithoutLift}. Toujours là ? Alors la suite est {place.a} 🪜",
            "Le défaut d’abord : {floor.at}, pas d’ascenseur{+noLift}{!upstairsWithoutLift}. Toujours là ? Alors la suite est {place.a} 🪜",
            "Le défaut d’abord : {floor.at}, pas d’ascenseur{+noLift}{+upstairsWithoutLift}. Toujours là ? 🪜",
            "Le défaut d’abord : {floor.at}, pas d’ascenseur{+noLift}{!upstairsWithoutLift}. Toujours là ? 🪜",
          ],
        ],
      },
      "",
      {
        say: [
          ["En haut des marches, {layout}, {area.of}", "En haut des marches, {area.of}"],
          ["On reprend son souffle à la fenêtre : {aspect}"],
          ["Ou dehors : {balcony}", "Ou devant {fireplace}"],
          charm,
          cooking,
          inside,
          ...more,
          warm,
          machines,
          ["Tout ne monte pas : {cellar} pour le reste", "Tout ne monte pas : {cellarRoom} pour le reste"],
          shared,
          done,
          lease,
          ["En bas, c’est {transit.from}"],
          errands,
        ],
      },
      "@rest",
      "@but",
      { say: [pay, bills] },
      "@material?",
      "",
      { close: [["{agent} monte avec vous : {company}, {phone}", "Je monte avec vous, dites-moi quand"]] },
    ],
  },
  {
    name: "la voiture est servie",
    voices: ["friendly", "professional"],
    families: ["list", "chat"],
    on: ["garage"],
    weight: 62,
    titles: ["{district} : la voiture est logée", "La voiture est logée"],
    lines: [
      {
        say: [
          [
            "Commençons par la plus encombrante de la maison : pour la voiture, il y a {garage}. Pour le reste du monde, {beds.un} {place.a}",
            "Commençons par la plus encombrante : pour la voiture, il y a {garage}",
          ],
        ],
      },
      "",
      {
        say: [
          ["Côté habitants, {area.of}[, {baths}]"],
          lighted,
          ["Côté plein air, {garden} et {terrace}", "Côté plein air, {garden}", "Côté plein air, {terrace}"],
          ["Côté fourneaux, {openKitchen}", "Côté fourneaux, {newKitchen}"],
          character,
          ["Pour les trajets sans moteur, c’est {transit.from}"],
          ["Le tout sur {land}"],
          works,
          allowed,
          ...details,
          ["Et pour les cartons, {cellar}"],
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      { close: [["Garez-vous, {agent} vous attend : {company}, {phone}", "Garez-vous, on visite"]] },
    ],
  },
];
