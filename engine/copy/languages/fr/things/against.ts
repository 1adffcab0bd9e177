/** French pages and texts: what speaks against a home. */
import type { Thing } from "#engine/copy/languages/base/things";

export const against = {
  noFittedKitchen: ["(?:pas de|sans) cuisine (?:équipée|aménagée)", "pas de cuisine équipée"],
  noBathtub: ["(?:pas de|sans) baignoire", "pas de baignoire"],
  noBalcony: ["(?:pas de|sans) balcon", "pas de balcon"],
  noCellar: ["(?:pas de|sans) cave", "pas de cave"],
  noGarden: ["(?:pas de|sans) jardin", "pas de jardin"],
  noPrivateParking: [
    "(?:pas de|sans|aucun) (?:stationnement|parking|garage)(?: privatif| privé)?",
    "pas de stationnement privé",
  ],
  noStreetPermit: [
    "(?:pas de|sans) (?:carte|permis|abonnement) (?:de )?(?:stationnement )?(?:résident|de stationnement)",
    "pas de carte de stationnement pour les résidents",
  ],
  noAutoLock: ["(?:pas de|sans) digicode", "pas de porte d’immeuble sécurisée"],
  noAircon: ["(?:pas de|sans) climatisation", "pas de climatisation"],
  noHobGas: ["(?:pas de|sans) gaz(?: de ville)?", "pas de gaz pour cuisiner"],
  parkingExtra: [
    "(?:parking|stationnement|place)(?: de parking)? (?:non comprise?|en sus|en supplément|en option|non incluse?)",
    "un stationnement non compris",
  ],
  parkingQueue: [
    "liste d[’']attente(?: (?:pour le|au) (?:parking|stationnement))?",
    "une liste d’attente pour le parking",
  ],
  wallCracks: [
    "(?:petites |quelques |fines ){0,2}(?:micro)?fissures?(?: fines?)?(?: (?:aux|dans les|sur les) murs)?",
    "de fines fissures aux murs",
  ],
  facadeToRestore: [
    "(?:la )?façade(?: sur rue)?(?: est)? à (?:ravaler|rénover|refaire)",
    "une façade sur rue à ravaler",
  ],
  facadeVoted: ["ravalement (?:voté|prévu)|ravalement de façade voté", "un ravalement de façade déjà voté"],
  electricFaults: [
    "anomalies (?:signalées|électriques|relevées)(?: au diagnostic)?|électricité à (?:revoir|mettre aux normes)",
    "des anomalies au diagnostic électrique",
  ],
  toRefresh: ["(?:cuisine |salle de bains )?à (?:rafraîchir|moderniser)", "une cuisine à rafraîchir"],
  worksNeeded: ["(?:travaux à prévoir|à rénover|gros travaux|à restaurer)", "des travaux à prévoir"],
  bathOriginal: ["salles? (?:de bains?|d[’']eau) d[’']origine", "une salle de bains d’origine"],
  kitchenOriginal: ["cuisine d[’']origine", "une cuisine d’origine"],
  oldAircon: ["climatisation d[’']origine", "une climatisation d’origine"],
  walkThroughRoom: [
    "(?:chambre|pièce) (?:en enfilade|traversante|commandée)",
    "une pièce accessible seulement par une autre",
  ],
  flueUnchecked: ["conduits? (?:non (?:contrôlés?|vérifiés?|ramonés?))", "des conduits de cheminée non contrôlés"],
  flueClosed: ["conduits? (?:obturés?|condamnés?|bouchés?)", "un conduit de cheminée obturé"],
  basementNotInArea: ["(?:cave|sous-sol) non compris(?:e)? dans la surface", "un sous-sol hors surface annoncée"],
  mortgaged: ["(?:bien )?hypothéqué|crédit en cours", "un crédit en cours, soldé avant le transfert"],
  lienCleared: [
    "(?:mainlevée|hypothèque à radier|radiation)(?: au solde)?",
    "une hypothèque à radier le jour du solde",
  ],
  tenantInPlace: ["(?:vendu )?(?:loué|occupé)(?:e)?|locataire en place", "un locataire en place"],
  stillLivedIn: ["(?:actuellement|encore) (?:occupé|habité)(?:e)?", "encore habité"],
  householdStays: ["domiciliation non transférée", "le hukou du propriétaire, à transférer avant la vente"],
  graduatedRent: ["loyer progressif|loyer par paliers", "un loyer par paliers"],
  indexedRent: ["loyer indexé", "un loyer indexé"],
  noticeWaived: [
    "(?:renonciation mutuelle à résilier|pas de résiliation avant \\d{1,2} mois)",
    "aucune résiliation possible les premiers mois",
  ],
  onePersonOnly: ["(?:une|1) (?:seule )?personne(?: seulement| maximum)?", "une seule personne"],
  singleHousehold: ["un seul foyer", "un seul foyer"],
  dogsNeedConsent: [
    "chiens? (?:sur|avec|sous) (?:l[’'])?accord(?: du (?:bailleur|propriétaire))?",
    "un chien seulement avec l’accord du bailleur",
  ],
  petsNeedConsent: [
    "(?:animaux?|un animal) (?:sur|avec) (?:l[’'])?accord(?: écrit)?(?: du (?:bailleur|propriétaire))?",
    "un animal seulement avec accord écrit",
  ],
  shortLetsBarred: [
    "location (?:de )?courte durée (?:interdite|non autorisée)",
    "une location de courte durée interdite",
  ],
  washerNotIncluded: ["(?:sans|pas de) (?:lave-linge|machine à laver)", "pas de lave-linge fourni"],
  internetExtra: ["internet (?:non compris|en sus|à la charge du locataire)", "internet à la charge du locataire"],
  guarantorNeeded: ["garant (?:exigé|demandé|obligatoire)", "une société de garantie obligatoire"],
  gardenUpkeep: ["entretien du jardin (?:à la charge du|par le) locataire", "l’entretien du jardin par le locataire"],
  bathRoughedIn: [
    "arrivées d[’']eau (?:prévues|en attente)",
    "au sous-sol, une salle de bains raccordable mais pas construite",
  ],
  sellerWaits: [
    "(?:les )?propriétaires? (?:attend(?:ent)?) (?:la livraison de )?leur (?:logement )?(?:neuf|nouvelle maison)",
    "des propriétaires qui attendent leur logement neuf",
  ],
} as const satisfies Readonly<Record<string, Thing>>;
