/** Any home, told by an agency: the sums done, the questions answered. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { bills } from "./beats.ts";
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

export const universalCalm: readonly Plot[] = [
  {
    name: "avant de vous déplacer",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 54,
    titles: ["{place} : à lire avant la visite", "À lire avant la visite"],
    lines: [
      {
        say: [
          [
            "Une visite prend une heure ; ces lignes, une minute. {?sale}À vendre {place.a} : {type.un}, {area.of}, {layout}",
            "Une visite prend une heure ; ces lignes, une minute. {?rent}À louer {place.a} : {type.un}, {area.of}, {layout}",
            "Une visite prend une heure ; ces lignes, une minute. Il s’agit de {area.of}, {layout}",
          ],
        ],
      },
      "",
      {
        say: [
          [
            "L’accès d’abord : {transit.from}, {floor.at}, avec ascenseur{+lift}",
            "L’accès d’abord : {transit.from}, puis {floor.at} par l’escalier, sans ascenseur{+noLift}{+upstairsWithoutLift}",
            "L’accès d’abord : {transit.from}, puis {floor.at} par l’escalier, sans ascenseur{+noLift}{!upstairsWithoutLift}",
            "L’accès d’abord : {transit.from}[, {floor.at}]",
            "L’accès d’abord : {floor.in}",
          ],
          lighted,
          roomsTold,
          grounds,
          character,
          works,
          allowed,
          ...details,
          stored,
          services,
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "S’il reste une question, {agent} y répond au {phone} ({company})",
            "S’il reste une question, posez-la avant de réserver un créneau",
          ],
        ],
      },
    ],
  },
  {
    name: "le compte exact",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 54,
    titles: ["{place} : le calcul complet", "Le calcul complet"],
    lines: [
      {
        say: [
          [
            "Commençons par le calcul. {type.un} {place.a}, {area.of} : {?sale}le prix est de {price}, soit {rate}",
            "Commençons par le calcul. {type.un} {place.a}, {area.of} : {?sale}{!rate}le prix est de {price}",
            "Commençons par le calcul. {type.un} {place.a}, {area.of} : {?rent}le loyer est de {price}",
            "{?price.apart}Commençons par le calcul. {type.un} {place.a}, {area.of} : {price}",
            "{!type}Commençons par le calcul : {price} pour {area.of}",
          ],
          [
            "Avec des {utilities}, le total mensuel est de {monthlySum}[, {deposit}]",
            "Avec des {managementFee}, le total mensuel est de {monthlySum}[, {deposit}]",
            "{depositAndAdvance} : {signingSum} à prévoir à la signature",
            "{?sale}{!rate}Rapporté à la surface, cela fait {perSquareMetre} le mètre carré",
          ],
          bills,
        ],
      },
      "@material?",
      "",
      {
        say: [
          ["Voici ce qu’il y a derrière ce chiffre : {layout}"],
          access,
          ["Les transports sont repérés : {transit.from}"],
          lighted,
          grounds,
          roomsTold,
          character,
          stored,
          works,
          allowed,
          ...details,
          services,
        ],
      },
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "Pour vérifier ces chiffres pièce par pièce : {agent}, {company}, {phone}",
            "Les justificatifs sont à votre disposition avant la visite",
          ],
        ],
      },
    ],
  },
  {
    name: "les questions posées au téléphone",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 53,
    titles: ["{place} : vos questions, nos réponses", "Vos questions, nos réponses"],
    lines: [
      {
        say: [
          [
            "Voici ce que l’on demande d’abord au téléphone, et ce que nous répondons pour {type.ce} {place.a}",
            "Voici ce que l’on demande d’abord au téléphone, et ce que nous répondons",
          ],
        ],
      },
      "",
      {
        list: [
          ["Combien de pièces ? Il y a {layout}, sur {area.of}", "Combien de pièces ? Il y a {layout}"],
          [
            "À quel étage ? C’est {floor.at}, avec ascenseur{+lift}",
            "À quel étage ? C’est {floor.at}, sans ascenseur{+noLift}{+upstairsWithoutLift}",
            "À quel étage ? C’est {floor.at}, sans ascenseur{+noLift}{!upstairsWithoutLift}",
            "{!noLift}À quel étage ? C’est {floor.at}",
          ],
          ["Orienté comment ? Il y a {aspect}"],
          [
            "Un extérieur ? Oui : {garden}[ et {terrace}]",
            "Un extérieur ? Oui : {yard}[, {fruitTrees}]",
            "Un extérieur ? Oui : {terrace}",
            "Un extérieur ? Oui : {roofTerrace}",
            "Un extérieur ? Oui : {southBalcony}",
            "Un extérieur ? Oui : {balcony}",
            "Un extérieur ? Non, il n’y a pas de balcon{+noBalcony}",
          ],
          [
            "Où se garer ? Il y a {garage}",
            "Où se garer ? Il y a {parkingSpace}",
            "Où se garer ? Sur rue, avec permis{+permitParking}",
            "Où se garer ? Le logement n’a pas de stationnement{+noParking}",
          ],
          ["Les transports ? On est {transit.from}"],
          [
            "Les animaux ? Acceptés{+petsAllowed}",
            "Les animaux ? À discuter{+petsNegotiable}",
            "Les animaux ? Non admis{+noPets}",
          ],
          ["Construit quand ? C’était {year.in}"],
        ],
        most: 7,
      },
      "",
      { say: [terms, bills, roomsTold, character, works, allowed, ...details, stored, services] },
      "@material?",
      "@rest",
      "@but",
      "",
      {
        close: [["Pour la question suivante : {agent}, {company}, {phone}", "Pour la question suivante, écrivez-nous"]],
      },
    ],
  },
];
