/** Benefits, shortcomings, questions and calls in French. Benefits address nobody, so that they suit every voice. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const benefits: LanguageRealiser["benefits"] = [
  "{?kitchenWindow}La cuisine a sa fenêtre : les odeurs sortent par là.",
  "{?aspect.through}On ouvre des deux côtés, et l’air circule.",
  "{?southBalcony}Le linge sèche sur le balcon, côté sud.",
  "{?livingSouth}En journée, c’est au séjour qu’on a le soleil.",
  "{?lift}Les courses montent par l’ascenseur.",
  "{?fineFinish}Il reste les meubles à choisir, pas les murs à refaire.",
  "{?garage}La voiture dort à l’abri.",
  "{?doubleGarage}Place pour deux voitures, à l’abri.",
  "{?furnished}Une valise suffit : les meubles sont là.",
  "{?openKitchen}Qui cuisine reste dans la conversation.",
  "{?island}Autour de l’îlot, on discute en cuisinant.",
  "{?kitchenDiner}Le petit-déjeuner et les devoirs partagent la même table.",
  "{?garden}Il y a de la terre où planter.",
  "{?terrace}Le café du matin se prend en terrasse.",
  "{?quartz}La pâte s’étale directement sur le quartz.",
  "{?yard}Dehors aussi, on est chez soi.",
  "{?patio}On dîne dehors quand le temps le permet.",
  "{?floorHeating}L’hiver, on marche pieds nus.",
  "{?centralAir}La chaleur reste dehors.",
  "{?utility}La lessive a sa pièce à elle.",
  "{?walkIn}Les vêtements ont leur pièce à eux.",
  "{?petsOk}Le chien vient aussi.",
  "{?parcelBox}Les colis attendent en bas.",
];

export const drawbacks: LanguageRealiser["drawbacks"] = {
  noLift: "pas d’ascenseur, tout passe par l’escalier.|sans ascenseur, un déménagement demande des bras.",
  oneBathroom: "une seule salle de bains, le matin chacun son tour.|la salle de bains se partage.",
  northOnly: "exposition nord, le soleil direct se fait discret.|au nord, l’hiver donne peu de soleil.",
  bareFinish: "tout l’aménagement reste à faire, coût et délai compris.|il faut prévoir le budget de l’aménagement.",
  olderBuilding:
    "la construction a quelques décennies, l’entretien se vérifie sur place.|à la visite, on regarde l’état du bâti..",
  groundFloor: "on est au niveau de la rue, l’intimité se juge sur place.|au ras du sol, le passage se voit.",
  unfurnished: "les meubles ne sont pas compris.|il faut apporter ses meubles.",
  sharedHome: "la cuisine et la salle de bains se partagent.|les pièces communes sont à plusieurs.",
};

export const fits: LanguageRealiser["fits"] = [
  "on cherche {beds} et de l’air qui circule. {?aspect.through}",
  "on veut {beds} et un peu de dehors. {?outdoors}",
  "on veut {beds}, {transit.from}.",
  "on cherche {beds} autour de {price}.",
  "le budget tourne autour de {price}.",
];

export const questions: LanguageRealiser["questions"] = {
  professional: [
    "Vos questions sont les bienvenues en commentaire.",
    "Un renseignement manque ? Demandez-le.",
    "Dossier complet sur demande.",
  ],
  friendly: [
    "Vous commenceriez la visite par quelle pièce ?",
    "Ça pourrait vous convenir ?",
    "Que demanderiez-vous au propriétaire ?",
    "Vous mettriez la table où ?",
  ],
  luxury: ["La suite se voit sur place.", "Venez voir ce que les photos taisent.", "Les photos s’arrêtent ici."],
  trendy: ["Oui, ou on continue à chercher ?", "Tu valides ?", "Tu irais visiter ?", "Tu gardes ou tu zappes ?"],
};

export const calls: LanguageRealiser["calls"] = {
  professional: {
    comment: [
      "Un commentaire suffit pour convenir d’une visite.",
      "Renseignements en commentaire.",
      "Pour le dossier, laissez un commentaire.",
    ],
    message: [
      "Écrivez-nous pour organiser une visite.",
      "Dossier et créneaux de visite par message.",
      "Contactez l’agence pour un rendez-vous.",
    ],
    visit: ["Visites sur rendez-vous.", "Merci de réserver votre visite.", "Visite à convenir avec l’agence."],
  },
  friendly: {
    comment: [
      "Un petit mot en commentaire et on trouve une date.",
      "Dites-le-moi ci-dessous si vous voulez le voir.",
      "Laissez-moi un commentaire, je réponds.",
    ],
    message: [
      "Écrivez-moi pour le plan et un horaire de visite.",
      "Un message, et on se cale une visite.",
      "Une question, une visite ? Je suis joignable par message.",
      "Demandez-moi les photos, je vous les envoie.",
      "Envoyez-moi un mot, je vous ouvre la porte.",
    ],
    visit: [
      "Passez le voir, sans engagement.",
      "On se fixe un moment pour le parcourir ensemble ?",
      "Choisissez un jour, je vous attends à la porte.",
    ],
  },
  luxury: {
    comment: ["Un mot ci-dessous suffit.", "Laissez une ligne ; chacune aura sa réponse."],
    message: [
      "Écrivez-nous pour une visite privée.",
      "Un message, et le reste suit.",
      "Une visite à la fois, par message.",
    ],
    visit: ["Sur rendez-vous.", "Visite sur rendez-vous, sans hâte.", "Venez de jour."],
  },
  trendy: {
    comment: ["Commente « visite » et je m’en occupe.", "Dis-le en commentaire.", "Partant ? Écris-le juste là."],
    message: ["En MP pour toutes les photos.", "Ça te tente ? Écris-moi.", "Passe en privé pour un créneau."],
    visit: ["Réserve ta visite.", "Vois avant de juger.", "Créneaux ouverts : prends le tien."],
  },
};
