/** How areas, energy classes and fees are stated in France. */
import type { Concept } from "#engine/compliance/frames/language";

export const prices: Record<string, Concept> = {
  "energy-class-bare": {
    frames: [
      "(dpe|classe énergie|classe énergétique|classée|classé|étiquette|étiquette énergie|note|noté|notée|énergie|lettre|diagnostic) ..3 (f|g)",
      "(énergie|dpe|étiquette) ...2 (f|g)",
      "kwh ...12 (bas du tableau|pire|dernière|rouge|énergivore|gourmande|gouffre)",
      "lettre ..1 (f|g)",
      "(kwh|consommation|dpe|diagnostic|énergie) ...14 (bas de l'échelle|fond de l'échelle|au plus bas|rouge vif|fin de l'alphabet|fin d'alphabet|lanterne rouge|dernier de la classe|cancre)",
      "(f|g) ..2 (au dpe|au diagnostic|en énergie|énergie)",
      "(passoire|passoire thermique|passoire énergétique|bouilloire thermique|classe f|classe g|etiquette f|etiquette g|étiquette g|étiquette f)",
      "(dpe|diagnostic|consommation|énergie) ..6 (dernière lettre|avant dernière lettre|pire classe|plus mauvaise note|tout en bas|dernier rang|rouge|bas du tableau|fin d'alphabet|bas de l'échelle|mauvais élève)",
    ],
    unless: [
      "(escalier|tram|tramway|porte|ligne|hall|appartement|type) (f|g) $",
      "... (anciennement|ancien dpe|ancienne classe|ancienne étiquette|ancien classement|ancienne note|ex classe|avant travaux|était|passé de|passée de|sort de|sorti de|n'est plus|plus une) ..8",
    ],
    unlessText: ["consommation énergétique excessive", "consommation excessive"],
  },
  "buyer-fee-bare": {
    frames: [
      "<buyer> ..4 (ajoute|règle|paie|paye|prend|assume|supporte|verse|rajoute) ..4 (part|frais|honoraires|commission|agence|l'agence)",
      "<fee> ...6 (charge|frais) ..3 <buyer>",
      "<fee> ..8 <buyer>",
      "<fee> ...8 (pour l'acquéreur|pour l'acheteur|par l'acquéreur|par l'acheteur|côté acquéreur|à votre charge)",
      "(agence|agent|mandataire|intermédiaire) ..3 (rémunère|rémunérée|rémunéré|payée|payé|paye|paie|réglée|réglé|réglés) ..5 <buyer>",
      "<fee> ..5 (incombe|incombent|pèse|pèsent|reviennent|revient) ..6",
      "(commission|honoraires|frais d'agence|agence) ...9 (futur propriétaire|acquéreur|acheteur|vous) ...4 (prenez en charge|prenez|payez|réglez|supportez|assumez|en charge)",
      "<fee> ..8 (futur propriétaire|prenez en charge|partie acquéreuse|en charge) ..3",
      "<buyer> ..5 <fee>",
      "<fee> ..4 (en sus|en plus|à ajouter|s'ajoutent|à rajouter|à prévoir|non compris|non inclus|non comprise|non incluse|hors|à part|par dessus)",
      "(plus|hors|ajouter|ajoutez|sans compter|prévoir|prévoyez|+|compter|comptez) ..3 <fee>",
      "(net vendeur|prix net vendeur|prix net)",
      "<fee> ..4 ht",
      "{num} % ..2 (ht|hors taxe|hors taxes) ..6",
    ],
    unless: [
      "vendeur ..2 <fee>",
      "... (charge vendeur|charge du vendeur|à la charge du vendeur|charges vendeur)",
      "<fee> ..5 (vendeur|bailleur|locataire|propriétaire)",
      "(aucun|aucune|sans|zéro|pas de) ..2 <fee>",
      "(notaire|loyer|état des lieux|location)",
    ],
  },
  "area-basis-bare": {
    frames: [
      "!(terrasse|balcon|jardin|cave|garage|loggia|terrain|cour|parcelle|grenier|cellier|véranda) {num} (m2|mètres2|metres carres|mètres carrés|mètre carré|mètres carré|mq|mètres) !(de terrain|de jardin|de terrasse|de balcon|de cave|de parcelle|de garage|de grenier|de combles|de loggia|de cour)",
      "(soixante|cinquante|quarante|trente|vingt|cent|quatre vingt|quatre vingts|dix) ..4 (mètres carrés|mètres2|m2|m²) !(de terrain|de jardin|de terrasse|de balcon|de cave)",
    ],
    unless: [],
    unlessText: ["(carrez|boutin)", "(m 2|m2|mètres carrés|surface|mètres) ..2 (habitable|habitables)"],
  },
};
