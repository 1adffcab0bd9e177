/** The loose frames: a group and a refusal near each other, a wish before a group, a gain and certainty. */
import type { BroadConcept } from "#engine/compliance/frames/language";

const welcome = [
  "<open>",
  "(bienvenu|bienvenue|bienvenus|bienvenues|accepté|acceptés|acceptée|acceptées|acceptons|les mêmes|mêmes critères|égalité|tous les dossiers|tout dossier|peu importe l'âge|tous âges|règlement|loi|légal|légale|article|convention|convention anah|résidence services|résidence étudiante|crous|accessible|ascenseur|plain pied|normes pmr|accès pmr|garantie visale)",
  "(église|école|crèche|collège|lycée|parc|aire de jeux|hôpital|mosquée|mairie|marché) ..4 (à pied|à {num}|proche|proches|à côté|en face|au coin|mètres|m|minutes)",
];
const about = (frames: readonly string[], unless: readonly string[] = []): BroadConcept => ({
  letOnly: true,
  frames,
  unless: [...welcome, ...unless],
});
const near = (group: string): string[] => [`<${group}> ...7 <against>`, `<against> ..6 <${group}>`];

export const broad: Record<string, BroadConcept> = {
  "race-preferred": about([...near("race"), "<wished> ..3 <race>"]),
  "origin-preferred": about(
    [
      "(voisins|voisinage|immeuble|quartier|locataires|noms|gens|propriétaire|proprio|palier|résidence|boîtes aux lettres) ...14 (si vous voyez l'idée|si vous voyez ce que je veux dire|vous voyez l'idée|suivez mon regard|vous me comprenez|vous m'avez compris|à bon entendeur|on se comprend|vous voyez le genre|je ne vous fais pas un dessin|pas besoin d'un dessin|entre les lignes|😉)",
      "(boîte aux lettres|boîtes aux lettres|sonnette|sonnettes|interphone|noms|nom) ..6 (d'ici|bien français|du coin|de chez nous|du pays|français)",
      "(garde|gardé|garder|conserve|conservé|gardent) ..2 (sa|son|leur|ses) ..1 (couleur|teint|visage|accent|monde|couleurs|souche) ...12",
      ...near("origin"),
      ...near("origin-sign"),
      "<wished> ..3 <origin>",
      "<origin> ..6 (souhaite|souhaitent|préfère|préfèrent|aimerait|cherche) ..4 (même|pareil|semblable|compatriotes|les siens)",
    ],
    ["(cave à vin|vin|noël) ..4 (marché|fête)", "(taxe|cuisine équipée|bail en|traduit|traduction)"],
  ),
  "faith-preferred": about([
    ...near("faith"),
    ...near("faith-sign"),
    "<wished> ..3 (<faith>|<faith-sign>)",
    "(mangent|mange|fêtent|fête|boivent) ..3 (porc|noël|alcool|vin) ...9 (à l'aise|à vous de voir|aise|choquer|déranger)",
  ]),
  "sex-preferred": about(["<wished> ..3 <sex>"], ["(colocation|coloc|partage|partagée|chez moi|chambre chez)"]),
  "orientation-preferred": about([...near("orientation"), ...near("couple-sign")]),
  "children-unwelcome": about(
    [
      ...near("children"),
      ...near("child-sign"),
      "(jamais|pas) ..4 (eu|vu|connu) ..2 (d')? ..1 (enfants|enfant|bébé) ...9",
    ],
    ["(chambre d'enfant|chambres d'enfants|chambre bébé|coin jeux|jeux d'enfants|local poussettes|local à poussettes)"],
  ),
  "age-preferred": about(
    [...near("age-sign"), "(cherche|cherchons|recherche|veut|voulons|préfère|préférons|idéalement) ..4 <age-sign>"],
    ["(construit|construite|rénové|rénovée|toiture|immeuble|bâtiment|cuisine) ..6"],
  ),
  "disability-unwelcome": about(
    [
      "<disability> ...7 <unwelcome>",
      "<health-sign> ...7 (<unwelcome>|mieux vaut|cherchez|chercher|ehpad|ailleurs|chsld|rpa|foyer|centre adapté|non merci|refusé|on oublie)",
    ],
    [
      "(maison de santé|cabinet|pharmacie|clinique|sans ascenseur|pas d'ascenseur|étage|non accessible|inaccessible|escalier|escaliers|marches|marche)",
    ],
  ),
  "benefits-refused": about([...near("benefits"), ...near("aid-sign")]),
  "civil-servants-only": about(
    [
      "(instits|instit|instituteurs|institutrices|profs|professeurs|gendarmes|policiers|militaires|postiers|enseignants|fonctionnaires|pompiers|agents|magistrats|douaniers|hospitaliers) ...6 (priorité|prioritaires|privilégiés|d'abord|avant les autres|passent devant|préférence)",
      "<wished> ..4 <public-job>",
      "<public-job> ...8 (sinon|uniquement|seulement|exclusivement|rien d'autre|écarté|obligatoire|exigé|only|de préférence|d'abord|en premier)",
      "(bulletin|bulletins|fiche|fiches) de (paie|paye) ..3 (de|du|des)? ..2 <public-job>",
    ],
    [
      "(à pied|mètres|proche|minutes|en face|contingent|réservataire|préfectoral|convention|ancien|ancienne|ancienne caserne|logement de fonction)",
    ],
  ),
  "ideal-occupant": about(
    [
      "<wished> ..4 <occupation>",
      "(le bonheur|la joie|le rêve|le nid|le pied à terre|le cocon) ..2 (d'|de|des|idéal|parfait)? ..3 <occupation>",
    ],
    ["(propriétaires|acheteurs|investisseurs|premier acheteur)"],
  ),
  "gain-promised": {
    frames: ["<sure-gain> ..5 <gain-word>", "<gain-word> ...7 <sure-gain>"],
    unless: [
      "<disclaimed>",
      "<qualified>",
      "(dépôt de garantie|garantie décennale|garantie|gli|assurance|bail|en cours|charges comprises|honoraires|hors charges|caution|zone|quartier sûr|chauffage|eau)  ..4",
      "(passé|selon|source|notaires|observatoire|dpe|consommation|estimé|estimation|dès|affiché)",
    ],
  },
  superiority: {
    frames: [
      "aucune ..2 (agence|équipe|étude|maison) ..6 (ne|n')? ..2 (réunit|vend|vends|compte|obtient|propose|fait|signe|attire|trouve|conclut) ..3 (plus|mieux|autant|aussi)",
      "(aucun|nul|pas un) ..2 (courtier|agent|confrère|concurrent|mandataire|réseau|cabinet) ..6 (vend|fait|obtient|propose|connaît|signe|attire|négocie) ..3 (plus|mieux|autant|aussi)",
      "(plus|mieux) ..5 que (la nôtre|nous|quiconque|toutes|tous|n'importe)",
    ],
    unless: ["<disclaimed>", "<qualified>", "(selon|source|classement|enquête)"],
  },
};
