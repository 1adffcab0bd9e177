/** What a lease or a sale allows, stairs, cars and who may live there. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { hereIs, home, inIt, itIs } from "./beats.ts";
import { friendly, luxury, professional, trendy } from "./tellers.ts";

export const deal: readonly Plot[] = [
  friendly({
    name: "le vôtre peut venir",
    on: ["petsAllowed"],
    titles: ["{place} : animaux acceptés", "Animaux acceptés"],
    lead: [
      [
        "{+petsAllowed}{place.a}[, {transit.from}], les animaux sont acceptés 🐾",
        "{+petsAllowed}Ici, les animaux sont acceptés 🐾",
        "{place.a}, bonne nouvelle pour le panier : {petsAllowed}",
      ],
      inIt,
    ],
    close: [
      "Et le vôtre, comment s’appelle-t-il ? {agent}, {company}, {phone}",
      "Et le vôtre, comment s’appelle-t-il ?",
    ],
  }),
  trendy({
    name: "sa gamelle ici",
    on: ["petsAllowed"],
    titles: ["{district} : animaux acceptés", "Animaux acceptés"],
    lead: [
      [
        "{+petsAllowed}Animaux acceptés {place.a}[, {transit.from}], tu peux prévoir la gamelle 🐕",
        "{+petsAllowed}Animaux acceptés, tu peux prévoir la gamelle 🐕",
        "Tu peux prévoir la gamelle : {petsAllowed}, {place.a}",
      ],
      inIt,
    ],
    close: ["Visite à deux ou à quatre pattes avec {agent}, {company}, {phone}", "Visite à deux ou à quatre pattes ?"],
  }),
  professional({
    name: "avec un animal",
    on: ["petsAllowed"],
    titles: ["{place} : animaux acceptés", "Animaux acceptés"],
    lead: [
      itIs,
      [
        "{+petsAllowed}Les animaux y sont acceptés, il est utile de présenter le vôtre dès le premier message",
        "Point à retenir, {petsAllowed}",
      ],
    ],
    close: ["Le premier message va à {agent}, {company}, ou se dit au {phone}", "Le premier message nous suffit"],
  }),
  friendly({
    name: "le chat d’abord",
    on: ["catsAllowed"],
    titles: ["{place} : les chats sont acceptés", "Les chats sont acceptés"],
    lead: [
      [
        "{+catsAllowed}{place.a}[, {transit.from}], les chats sont acceptés 🐈",
        "{place.a}, votre chat a une adresse : {catsAllowed} 🐈",
      ],
      inIt,
    ],
    close: [
      "Pour le portrait du chat et la visite, {agent}, {company}, {phone}",
      "Envoyez le portrait du chat, on cale la visite",
    ],
  }),
  friendly({
    name: "deux valises",
    on: ["furnished"],
    weight: 60,
    titles: ["Meublé {place.a}", "Location meublée"],
    lead: [
      hereIs,
      [
        "{+furnished}{?rent}C’est meublé, le déménagement tient en deux valises 🧳",
        "{furnished} : le camion n’est pas la peine",
      ],
    ],
    close: [
      "Un créneau pour venir poser les valises ? {agent}, {company}, {phone}",
      "Quand venez-vous poser les valises ?",
    ],
  }),
  trendy({
    name: "pas de camion",
    on: ["furnished"],
    weight: 60,
    titles: ["Meublé, {district}", "Location meublée"],
    lead: [itIs, ["{+furnished}{?rent}C’est meublé, annule le camion 🚚", "{furnished}, annule le camion 🚚"]],
    close: [
      "Le seul trajet à faire, c’est chez {agent}, {company} : {phone}",
      "Le seul trajet à faire, c’est la visite",
    ],
  }),
  professional({
    name: "sans key money",
    on: ["noKeyMoney", "layout"],
    weight: 66,
    titles: ["{place}, sans key money", "Sans key money"],
    lead: [
      itIs,
      "Le bailleur ne demande pas de key money (reikin), cette somme versée à l’entrée et jamais rendue{+keyMoney}",
    ],
    close: [
      "{agent}, {company}, détaille avec vous les frais d’entrée : {phone}",
      "Nous détaillons avec vous les frais d’entrée",
    ],
  }),
  friendly({
    name: "reikin zéro",
    on: ["noKeyMoney", "layout"],
    weight: 66,
    titles: ["{place}, pas de key money", "Pas de key money"],
    lead: [
      hereIs,
      "Au Japon, on verse souvent au bailleur une somme qu’il ne rend pas, le reikin ; ici, il n’y en a pas{+keyMoney}",
    ],
    close: ["Pour une visite, {agent} parle avec vous au {phone} ({company})", "Pour une visite, écrivez-moi"],
  }),
  professional({
    name: "seul logement du vendeur",
    on: ["fiveOnly"],
    titles: ["{place}, 满五唯一", "满五唯一"],
    lead: [itIs, "C’est {fiveOnly}, ce qui compte en Chine pour l’impôt de la vente"],
    close: [
      "Pour vérifier le point fiscal et visiter, {agent}, {company}, {phone}",
      "Pour vérifier le point fiscal et visiter, écrivez-nous",
    ],
  }),
  professional({
    name: "une vente sans attente en amont",
    on: ["chainFree"],
    titles: ["{place}, chain free", "Chain free"],
    lead: [
      itIs,
      "{+chainFree}La vente est chain free : le vendeur n’attend pas d’acheter ailleurs pour vous céder les clés",
    ],
    close: ["Pour le calendrier de la vente, {agent}, {company}, {phone}", "Nous précisons le calendrier de la vente"],
  }),
  friendly({
    name: "les courses à pied",
    on: ["upstairsWithoutLift", "noLift", "floor"],
    weight: 60,
    titles: ["{place}, {floor.at}", "{floor.at}"],
    lead: [
      hereIs,
      [
        "{+noLift}{+upstairsWithoutLift}C’est {floor.at} et il n’y a pas d’ascenseur, autant le savoir avant de commander l’armoire",
      ],
    ],
    close: [
      "Si les marches ne vous font pas peur, {agent}, {company}, {phone}",
      "Si les marches ne vous font pas peur, écrivez-moi",
    ],
  }),
  trendy({
    name: "les mollets gratuits",
    on: ["upstairsWithoutLift", "noLift", "floor"],
    weight: 60,
    titles: ["{district} : {floor.at}, à pied", "{floor.at}, à pied"],
    lead: [itIs, ["{+noLift}{+upstairsWithoutLift}{floor.at} sans ascenseur : résilie la salle de sport 💪"]],
    close: ["Premier entraînement avec {agent}, {company} : {phone}", "Premier entraînement quand tu veux"],
  }),
  professional({
    name: "le point à connaître",
    on: ["upstairsWithoutLift", "noLift", "floor"],
    weight: 58,
    titles: ["{beds.home} {place.a}, {floor.at}", "{beds.home}, {floor.at}"],
    lead: [
      itIs,
      [
        "{+noLift}{+upstairsWithoutLift}Un point à connaître avant la visite : {type.le} est {floor.at} et l’immeuble n’a pas d’ascenseur",
      ],
    ],
    close: [
      "Si ce point vous convient, {agent}, {company}, fixe la visite au {phone}",
      "Si ce point vous convient, fixons la visite",
    ],
  }),
  luxury({
    name: "personne au-dessus",
    on: ["topOfHouse", "floor", "layout"],
    weight: 60,
    titles: ["{place}, le dernier étage", "Le dernier étage"],
    lead: [
      [
        "{place}[, {transit.from}], {floor.at}. Au-dessus, il n’y a que le toit{+topFloor}",
        "{floor.at}. Au-dessus, il n’y a que le toit{+topFloor}",
        "{place}[, {transit.from}]. Au-dessus, il n’y a que le toit",
      ],
      home(""),
    ],
    close: ["{agent} vous y accompagne. {company}, {phone}", "Nous vous y accompagnons"],
  }),
  friendly({
    name: "finis les tours du quartier",
    on: ["garage"],
    titles: ["{place}, {garage} compris", "{garage} compris"],
    lead: [itIs, "Pour la voiture, il y a {garage} : finis les tours du quartier 🚗"],
    close: ["Garez-vous, {agent} vous ouvre : {company}, {phone}", "Garez-vous, je vous ouvre"],
  }),
  friendly({
    name: "le maillot",
    on: ["pool"],
    titles: ["{place} : {pool}", "{pool}"],
    lead: [
      ["Le maillot sèche {place.a} : il y a {pool} 🏊", "Prenez un maillot : il y a {pool} 🏊"],
      home("Pour se changer, "),
    ],
    close: ["Prenez aussi rendez-vous, {agent}, {company}, {phone}", "Prenez aussi rendez-vous"],
  }),
  luxury({
    name: "l’eau",
    on: ["pool"],
    titles: ["{place}, l’eau", "L’eau"],
    lead: [["{pool}. Puis, {place.a}, les pièces", "{pool}. Puis les pièces"], home("")],
    close: ["{agent} vous reçoit sur place. {company}, {phone}", "Nous vous recevons sur place"],
  }),
];
