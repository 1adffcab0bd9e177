/** What is in the rooms: kitchens, furniture. */
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
import {
  access,
  allowed,
  character,
  details,
  grounds,
  lighted,
  roomsTold,
  services,
  stored,
  terms,
  works,
} from "./beats-calm.ts";

export const rooms: readonly Plot[] = [
  {
    name: "le premier dîner",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["newKitchen"],
    titles: ["{district} : qui cuisine ce soir ?", "Qui cuisine ce soir ?"],
    lines: [
      {
        say: [
          [
            "Premier soir, première question : pizza ou fourneaux ? Avec {newKitchen}, les deux se défendent. C’est {place.a} 🍝",
            "Premier soir, première question : pizza ou fourneaux ? Avec {newKitchen}, les deux se défendent 🍝",
          ],
        ],
      },
      "",
      {
        say: [
          ["On dîne où ? {layout}, {area.of} pour choisir", "{area.of} pour choisir où l’on dîne"],
          ["Le dessert se prend dehors : {balcony}", "Le dessert se prend dehors : {terrace}"],
          ["La vaisselle se fait seule : {dishwasher}"],
          climb,
          compass,
          charm,
          inside,
          ...more,
          warm,
          stow,
          parked,
          shared,
          done,
          lease,
          ["Pour digérer en marchant : {transit.from}"],
        ],
      },
      "@rest",
      "@but",
      { say: [pay, bills] },
      "@material?",
      "",
      { close: [["Pour ouvrir les placards : {agent}, {company}, {phone}", "Pour ouvrir les placards, écrivez-moi"]] },
    ],
  },
  {
    name: "valise et brosse à dents",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["furnished", "rent"],
    weight: 72,
    titles: ["{district} : une valise suffit", "Une valise suffit"],
    lines: [
      {
        say: [
          [
            "Liste du déménagement : une valise, une brosse à dents. C’est meublé{+furnished}, {place.a} 🧳",
            "Liste du déménagement : une valise, une brosse à dents. C’est meublé{+furnished} 🧳",
            "Liste du déménagement : une valise, une brosse à dents. {furnished} 🧳",
          ],
        ],
      },
      "",
      {
        say: [
          ["On la pose dans {beds.un}, {area.of}", "On la pose sur {area.of}"],
          climb,
          ["On ouvre les fenêtres : {aspect}"],
          ["La valise se range ensuite : il y a {cellar}"],
          cooking,
          machines,
          charm,
          warm,
          outside,
          inside,
          ...more,
          shared,
          parked,
          lease,
          ["On ressort les mains libres : c’est {transit.from}"],
          errands,
        ],
      },
      "@rest",
      "@but",
      { say: [pay] },
      "@material?",
      "",
      {
        close: [
          ["Pour une visite sans bagages : {agent}, {company}, {phone}", "Pour une visite sans bagages, écrivez-moi"],
        ],
      },
    ],
  },
  {
    name: "le meublé, point par point",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["furnished", "rent"],
    weight: 70,
    titles: ["{place} : location meublée", "Location meublée"],
    lines: [
      {
        say: [
          [
            "La location est meublée{+furnished} : il n’y a que les affaires personnelles à transporter. C’est {place.a}, {beds.un}, {area.of}",
            "La location est meublée{+furnished} : il n’y a que les affaires personnelles à transporter",
          ],
        ],
      },
      "",
      {
        say: [
          access,
          ["On est {transit.from}"],
          lighted,
          roomsTold,
          character,
          grounds,
          stored,
          works,
          allowed,
          ...details,
          services,
          ["À la belle saison, {balcony}"],
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms] },
      "@material?",
      "",
      {
        close: [
          [
            "L’inventaire se vérifie sur place, avec {agent} : {company}, {phone}",
            "L’inventaire se vérifie sur place, en visite",
          ],
        ],
      },
    ],
  },
];
