/** Labels of French portals. */
import type { Lexicon } from "./meaning.ts";

export const fr: Lexicon = {
  price: "prix|prix de vente|prix du bien|prix honoraires inclus|prix fai|prix de vente honoraires inclus",
  rent: "loyer|loyer mensuel|loyer charges comprises|loyer cc|loyer mensuel charges comprises",
  area: "surface|surface habitable|superficie|surface du bien|surface carrez|surface intérieure|surface loi carrez|surf. habitable|surface totale",
  netArea: "surface utile",
  landArea: "surface du terrain|terrain|surface terrain|superficie du terrain|surface de terrain",
  bedrooms: "chambres|nombre de chambres|chambre|nb de chambres|nbr chambres",
  livingRooms: "séjours|salons",
  bathrooms:
    "nb de salle d'eau|nb de salles d'eau|nb de salle de bain|nb de salles de bain|nb de salles de bains|nombre de salles d'eau|nombre de salles de bain|nb salles de bains|nb salles d'eau|salles de bain|salle de bain|salle de bains|salle de douche|salles de douche|salles de bains|nombre de salles de bain|salle d'eau|salles d'eau|nombre de salles de bains|nb de salles de bain",
  floor: "étage|etage|situé au|étage du bien|niveau",
  orientation: "exposition|orientation",
  yearBuilt: "année de construction|construit en|construction|année|date de construction",
  renovation: "état|état du bien|état général|état intérieur",
  propertyType: "type de bien|type|type de logement|nature du bien|catégorie",
  address: "adresse|localisation|situation",
  city: "ville|commune",
  district: "quartier|secteur|arrondissement",
  postalCode: "code postal",
  agentName:
    "publié par|diffusé par|suivi par|votre interlocuteur|votre interlocutrice|votre agent|votre conseiller|votre négociateur|bien présenté par|conseiller|contact|agent|votre contact|annonceur|proposé par",
  agentCompany: "agence|contactez l'agence|annonce proposée par|agence immobilière|vendeur",
  agentPhone: "téléphone|tél",
  agentLicence: "cpi|carte pro cpi|carte pro|carte professionnelle|carte professionnelle cpi|carte t|rsac",
  description:
    "description|descriptif|description du bien|à propos de ce bien|le mot de l'agence|présentation|présentation du bien",
  features: "caractéristiques|prestations|équipements|atouts|les plus|points forts|commodités|les + du bien",
  transaction: "type de transaction|transaction|type d'offre",
  disclosure:
    "dpe|ges|classe énergie|classe énergétique|diagnostic de performance énergétique|charges|charges annuelles|dépôt de garantie|honoraires|honoraires charge acquéreur|prix hors honoraires|taxe foncière|référence|type de chauffage|chauffage|sources d'énergie|pièces|nombre de pièces|nb de pièces|ascenseur|parking|garage|cave|balcon|terrasse|copropriété|nombre de lots|disponibilité|cuisine|meublé|toilettes|wc",
};
