/** Balconies, and rooms to the south. */
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
  parked,
  pay,
  shared,
  stow,
  warm,
} from "./beats.ts";
import {
  access,
  allowed,
  character,
  details,
  lighted,
  roomsTold,
  services,
  stored,
  terms,
  works,
} from "./beats-calm.ts";

export const balcony: readonly Plot[] = [
  {
    name: "deux chaises",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["balcony"],
    titles: ["{district} : prévoir deux chaises", "Prévoir deux chaises"],
    lines: [
      {
        say: [
          [
            "À prévoir pour emménager : deux chaises pliantes. Il y a {balcony}, et {type.le} qui va avec est {place.a} ☕",
            "À prévoir pour emménager : deux chaises pliantes. Il y a {balcony} ☕",
          ],
        ],
      },
      "",
      {
        say: [
          ["Derrière la fenêtre, {layout}, {area.of}", "Derrière la fenêtre, {area.of}"],
          ["Les chaises se tournent selon l’heure : {aspect}"],
          [
            "Elles arrivent par l’ascenseur{+lift}, {floor.at}",
            "Elles montent par l’escalier{+noLift}{+upstairsWithoutLift}, {floor.at} : il n’y a pas d’ascenseur",
            "Elles montent par l’escalier{+noLift}{!upstairsWithoutLift}, {floor.at} : il n’y a pas d’ascenseur",
            "{!noLift}On s’assoit {floor.at}",
          ],
          cooking,
          charm,
          warm,
          inside,
          ...more,
          machines,
          stow,
          parked,
          shared,
          done,
          lease,
        ],
      },
      { say: [["Et quand il faut se lever : c’est {transit.from}"], errands] },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "{agent} apporte les clés, vous apportez les chaises : {company}, {phone}",
            "J’apporte les clés, vous apportez les chaises ?",
          ],
        ],
      },
    ],
  },
  {
    name: "le ciel au bout du couloir",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["balcony"],
    titles: ["{place} : un pas dehors", "Un pas dehors"],
    lines: [
      {
        say: [
          [
            "Un pas de plus, et l’on est dehors : {type.un} {place.a} avec {balcony}",
            "Un pas de plus, et l’on est dehors : {balcony}",
          ],
        ],
      },
      "",
      {
        say: [
          ["Un pas en arrière, {layout}, {area.of}", "Un pas en arrière, {area.of}"],
          access,
          lighted,
          roomsTold,
          character,
          stored,
          works,
          allowed,
          ...details,
          services,
          ["Pour sortir tout à fait, c’est {transit.from}"],
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      { close: [["Pour faire ce pas : {agent}, {company}, {phone}", "Pour faire ce pas, prenez rendez-vous"]] },
    ],
  },
  {
    name: "les plantes ont choisi",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["livingSouth"],
    titles: ["{district} : les plantes ont choisi", "Les plantes ont choisi"],
    lines: [
      {
        say: [
          [
            "Si les plantes choisissaient {type.le}, ce serait fait : {livingSouth}, {place.a} 🪴",
            "Si les plantes choisissaient le logement, ce serait fait : {livingSouth} 🪴",
          ],
        ],
      },
      "",
      {
        say: [
          [
            "À côté du ficus, il reste de la place : {layout}, {area.of}",
            "À côté du ficus, il reste de la place : {area.of}",
          ],
          ["Les aromates auront {balcony}", "Les aromates auront {kitchenWindow}"],
          climb,
          compass,
          cooking,
          charm,
          inside,
          ...more,
          machines,
          stow,
          parked,
          shared,
          done,
          lease,
        ],
      },
      { say: [["Pour aller chercher du terreau, c’est {transit.from}"]] },
      "@rest",
      "@but",
      { say: [pay, bills] },
      "@material?",
      "",
      { close: [["Pour un avis humain : {agent}, {company}, {phone}", "Pour un avis humain, venez visiter"]] },
    ],
  },
];
