/** Terms, fees and what is settled, in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const deal: readonly Scene[] = [
  {
    on: ["noKeyMoney"],
    icon: "💴",
    weight: 88,
    title: ["{city} : {beds.num}, sans key money"],
    open: {
      professional: ["Pas de key money, cette somme versée au bailleur et qui ne revient pas."],
      friendly: ["Au Japon, on offre souvent au bailleur une somme qu’on ne revoit pas. Ici, pas de key money."],
      luxury: ["L’entrée se fait sans cadeau imposé : pas de key money."],
      trendy: ["Key money : rien. Tu as bien lu."],
    },
    line: {
      any: ["Pas de key money"],
      professional: ["Pas de key money, somme non rendue d’ordinaire versée au bailleur"],
      trendy: ["Pas de key money : le cadeau au bailleur reste sur ton compte"],
      friendly: ["Pas de key money : cette somme-là reste chez vous"],
    },
  },
  {
    on: ["noDepositAsked"],
    icon: "💶",
    weight: 80,
    open: {
      professional: ["Pas de dépôt de garantie demandé."],
      friendly: ["Une ligne de moins au budget d’entrée : pas de dépôt de garantie."],
      trendy: ["Dépôt de garantie : il n’y en a pas. Respire."],
      luxury: ["Pas de dépôt de garantie : l’entrée est légère."],
    },
    line: {
      any: ["Pas de dépôt de garantie"],
      trendy: ["Pas de dépôt de garantie : ton compte souffle"],
      friendly: ["Pas de dépôt de garantie : le premier mois respire"],
    },
  },
  {
    on: ["noAgencyFee"],
    icon: "💶",
    open: {
      professional: ["Pas de frais d’agence."],
      friendly: ["Une ligne en moins dans les comptes : pas de frais d’agence."],
      trendy: ["Frais d’agence : il n’y en a pas."],
      luxury: ["Pas de frais d’agence, et le compte est simple."],
    },
    line: {
      any: ["Pas de frais d’agence"],
      trendy: ["Pas de frais d’agence : une ligne rayée"],
      friendly: ["Pas de frais d’agence : une ligne de moins dans les comptes"],
    },
  },
  {
    on: ["feesBySeller"],
    icon: "💶",
    line: {
      any: ["Honoraires à la charge du vendeur"],
      friendly: ["Les honoraires sont à la charge du vendeur  : une ligne de moins à votre charge"],
      trendy: ["Honoraires à la charge du vendeur, donc pas sur ton addition"],
    },
  },
  {
    on: ["chainFree"],
    icon: "🔗",
    open: {
      professional: ["Vente « chain free » : le vendeur n’attend pas d’autre logement pour partir."],
      friendly: [
        "Outre-Manche, une vente peut en attendre une autre, qui en attend une autre. Celle-ci est « chain free », sans chaîne d’achats.",
      ],
      luxury: ["Vendu « chain free », sans chaîne d’achats à attendre."],
      trendy: ["« Chain free » : personne n’attend personne. Oui, ça existe."],
    },
    line: {
      any: ["Vendu « chain free », sans chaîne d’achats à attendre"],
      professional: ["Vente « chain free » (sans chaîne d’achats)"],
      friendly: ["Vendu « chain free » : le vendeur n’attend pas d’autre logement pour partir"],
      trendy: ["Vendu « chain free » : personne à attendre en cascade"],
    },
  },
  {
    on: ["vacant"],
    icon: "🗝️",
    line: {
      any: ["Libre d’occupation : la visite se cale facilement"],
      professional: ["Libre d’occupation"],
      luxury: ["Libre d’occupation, il n’y a qu’à ouvrir"],
    },
  },
  {
    on: ["moveInAnyTime"],
    icon: "🗝️",
    open: {
      professional: ["Le logement est libre tout de suite."],
      friendly: ["Les cartons sont prêts ? C’est libre tout de suite."],
      trendy: ["Libre tout de suite. Tu as une valise ?"],
    },
    line: {
      any: ["Libre tout de suite"],
      friendly: ["Libre tout de suite : la date, c’est vous qui la posez"],
      luxury: ["Libre tout de suite, à votre heure"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: {
      any: ["Les visites se calent facilement"],
      professional: ["Visites faciles à organiser"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🚪",
    line: {
      any: ["Logement loué en entier"],
      friendly: ["Loué en entier : la salle de bains n’a pas de planning"],
      trendy: ["Loué en entier : personne ne mange tes yaourts"],
      luxury: ["Loué en entier, la porte fermée"],
    },
  },
  {
    on: ["fiveOnly"],
    icon: "📄",
    open: {
      professional: ["Un point fiscal à connaître en Chine : {fiveOnly}."],
      friendly: ["Avant le plan, le fisc : {fiveOnly}. En Chine, ce détail pèse dans les comptes."],
      trendy: ["Détail qui compte en Chine : {fiveOnly}."],
      luxury: ["Les papiers aussi ont leur élégance : {fiveOnly}."],
    },
    line: {
      any: ["Statut fiscal (Chine) : {fiveOnly}"],
      friendly: ["{fiveOnly} : en Chine, cela change la ligne des taxes"],
      trendy: ["{fiveOnly} : en Chine, on regarde ça avant la cuisine"],
    },
  },
  {
    on: ["overFive"],
    icon: "📄",
    line: {
      any: ["{overFive} par le vendeur"],
      friendly: ["{overFive} par le vendeur : en Chine, le fisc compte les années"],
    },
  },
  {
    on: ["overTwo"],
    icon: "📄",
    line: {
      any: ["{overTwo} par le vendeur"],
      friendly: ["{overTwo} par le vendeur : en Chine, cette durée compte pour les taxes"],
    },
  },
  { on: ["onlyHome"], icon: "📄", line: { any: ["C’est {onlyHome}, ce qui compte pour les taxes en Chine"] } },
  {
    on: ["noMortgage"],
    icon: "📄",
    line: { any: ["Bien sans hypothèque"], friendly: ["Sans hypothèque : un papier de moins à attendre"] },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    line: {
      any: ["Prix à débattre"],
      friendly: ["Le prix est à débattre : venez avec vos questions, on en parle"],
      trendy: ["Prix à débattre : prépare ton meilleur argument"],
    },
  },
  {
    on: ["longLet"],
    icon: "📅",
    line: {
      any: ["Location longue durée possible"],
      friendly: ["On peut rester : la location longue durée est possible"],
    },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: { any: ["Logement non-fumeur"] },
  },
];
