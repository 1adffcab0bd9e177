/** Any home, as an agency presents it. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { bills, home, itIs, level } from "./beats.ts";
import { checked, fromOutside, hush, terms, visit } from "./beats-calm.ts";
import { still } from "./beats-still.ts";

const full = "{area.of}";

export const universalCalm: readonly Plot[] = [
  {
    name: "à vendre, à louer",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 56,
    titles: ["{beds.home} {place.a}, {area.bare}", "{beds.home}, {area.bare}"],
    lines: [
      {
        say: [
          [
            ...home("{?sale}À vendre {place.a}[, {transit.from}], ", full),
            ...home("{?rent}À louer {place.a}[, {transit.from}], ", full),
            ...home("", full),
          ],
          level,
        ],
      },
      "",
      { say: visit },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "{agent}, {company}, vous envoie le dossier et fixe la visite : {phone}",
            "Nous vous envoyons le dossier avant la visite",
          ],
        ],
      },
    ],
  },
  {
    name: "le budget posé d’abord",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{place} : {price.short} pour {area.bare}", "{price.short} pour {area.bare}"],
    lines: [
      { say: [itIs] },
      { say: [terms, bills] },
      "@material?",
      "",
      { say: checked },
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "Pour reprendre ce calcul ou visiter, {agent} répond au {phone} ({company})",
            "Nous répondons à vos questions de budget avant la visite",
          ],
        ],
      },
    ],
  },
  {
    name: "l’adresse, puis le plan",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["transit", "layout"],
    weight: 56,
    titles: ["{place}, {transit.from}", "{beds.home}, {transit.from}"],
    lines: [
      {
        say: [
          [
            "{type.ce} se trouve {place.a}, {transit.from}",
            "{type.ce} se trouve {transit.from}",
            "{!type}L’adresse est {place.a}, {transit.from}",
          ],
          [
            "{?beds}{!studioFlat}Le plan réunit {layout} sur {area.of}",
            "{?studioFlat}{+layout}Le studio mesure {area.of}",
            "{!beds}Le plan donne {layout}, {area.of}",
            "Le plan donne {layout}",
          ],
        ],
      },
      "",
      { say: visit },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "Les visites se font sur rendez-vous avec {agent}, {company}, au {phone}",
            "Les visites se font sur rendez-vous",
          ],
        ],
      },
    ],
  },
  {
    name: "ce que comprend le bien",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["area", "price"],
    weight: 52,
    titles: ["{place} : {area.bare}, {price.short}", "{area.bare}, {price.short}"],
    lines: [
      { say: [[...home("{place.a}, nous vous présentons ", full), ...home("Nous vous présentons ", full)]] },
      { say: [["L’adresse est {transit.from}"]] },
      "",
      { say: fromOutside },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "Pour le plan et les diagnostics disponibles, écrivez à {agent}, {company}, ou appelez le {phone}",
            "Pour le plan et les diagnostics disponibles, écrivez-nous",
          ],
        ],
      },
    ],
  },
  {
    name: "quelques lignes",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 54,
    titles: ["{type.un} {place.a}", "{beds.home}"],
    lines: [
      { say: [["{place}[, {transit.from}]"], [...home("")]] },
      "",
      { say: still },
      "@rest",
      "@but",
      "",
      { say: [hush] },
      "@material?",
      "",
      { close: [["{agent} vous reçoit sur rendez-vous. {company}, {phone}", "Nous vous recevons sur rendez-vous"]] },
    ],
  },
  {
    name: "le jour qui entre",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["aspect", "layout"],
    weight: 56,
    titles: ["{place}, selon la lumière", "Selon la lumière"],
    lines: [
      {
        say: [
          [
            "{place.a}, {type.un} {aspect.facing}, qui change avec les heures",
            "{type.un} {aspect.facing}, qui change avec les heures",
          ],
          [
            "{?beds}{!studioFlat}{layout}, sur {area.bare}",
            "{?studioFlat}{+layout}Tout tient en {area.bare}",
            "{!beds}{layout}, {area.bare}",
          ],
          ["On est {transit.from}"],
        ],
      },
      "",
      { say: still },
      "@rest",
      "@but",
      "",
      { say: [hush] },
      "@material?",
      "",
      {
        close: [
          [
            "Choisissez votre heure, {agent} sera sur place. {company}, {phone}",
            "Choisissez votre heure, nous serons sur place",
          ],
        ],
      },
    ],
  },
  {
    name: "le seuil",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["area"],
    weight: 52,
    titles: ["{place}, {area.bare}", "{area.bare}"],
    lines: [
      { say: [itIs] },
      "",
      { say: still },
      "@rest",
      "@but",
      "",
      { say: [hush] },
      "@material?",
      "",
      {
        close: [["La porte s’ouvre avec {agent}, {company}, au {phone}", "La porte s’ouvre sur rendez-vous"]],
      },
    ],
  },
];
