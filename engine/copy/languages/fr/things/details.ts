/** Where in the home, of what, in what state: as French pages put it, and as texts set it beside a name. */
import type { Thing } from "#engine/copy/languages/base/things";
import type { Detail } from "#engine/copy/points/statement";

export const details: Readonly<Record<Detail, Thing>> = {
  inLiving: ["(?:dans (?:le|la) |au )(?:séjour|salon|pièce de vie)", " dans le séjour"],
  inBedroom: ["(?:dans|de) (?:la |une )?chambre(?: principale| parentale)?", " dans la chambre"],
  inBedrooms: ["dans (?:les |les deux |deux )chambres(?: du rez-de-chaussée)?", " dans les chambres"],
  inAllRooms: ["dans toutes les pièces|partout", " dans toutes les pièces"],
  inHall: ["dans (?:l[’']entrée|le couloir|le hall)(?: central)?", " dans l’entrée"],
  inKitchen: ["dans la cuisine", " dans la cuisine"],
  inBathroom: ["dans la salle (?:de bains?|d[’']eau)", " dans la salle de bains"],
  inBasement: ["(?:en|au) sous-sol", " en sous-sol"],
  underRoof: ["sous (?:les )?(?:combles|toits?)(?: aménagés)?", " sous les toits"],
  groundLevel: ["(?:au|en) rez-de-chaussée", " au rez-de-chaussée"],
  endOfGarden: ["au fond du jardin", " au fond du jardin"],
  toCourtyard: ["(?:côté|sur) (?:la )?cour", " côté cour"],
  toGarden: ["(?:côté|sur) (?:le )?jardin|donnant sur le jardin", " côté jardin"],
  toStreet: ["(?:côté|sur) (?:la )?rue", " côté rue"],
  inCourtyard: ["dans la cour", " dans la cour"],
  decorative: ["décorative?s?", "usage décoratif"],
  withElectricity: ["(?:avec )?(?:l[’'])?électricité", "avec électricité"],
  unheated: ["non chauffée?s?|sans chauffage", "sans chauffage"],
  oak: ["(?:en )?chêne", " en chêne"],
  marble: ["(?:en |de )?marbre", " en marbre"],
  stone: ["(?:en )pierre(?: de taille)?", " en pierre"],
  wood: ["(?:en )bois", " en bois"],
  notCounted: [
    "non comptée?s?(?: dans la surface(?: habitable)?)?|hors surface(?: habitable)?",
    "en plus de la surface annoncée",
  ],
  included: ["(?:comprise?s?|incluse?s?|inclus)", "compris"],
  free: ["gratuite?s?", "gratuit"],
  tenantsExpense: ["à la charge du locataire", "à la charge du locataire"],
};
