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
      professional: ["Pas de key money, somme non rendue d’ordinaire versée au bailleur"],
      trendy: ["Pas de key money : le cadeau au bailleur reste sur ton compte"],
      friendly: ["Pas de key money : cette somme-là reste chez vous"],
      luxury: ["Pas de key money à verser au bailleur"],
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
      trendy: ["Pas de dépôt de garantie : ton compte souffle"],
      friendly: ["Pas de dépôt de garantie à avancer"],
      professional: ["Aucun dépôt de garantie n’est demandé"],
      luxury: ["Aucun dépôt de garantie"],
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
      trendy: ["Pas de frais d’agence : une ligne rayée"],
      friendly: ["Pas de frais d’agence : une ligne de moins dans les comptes"],
      professional: ["Aucuns frais d’agence"],
      luxury: ["Sans frais d’agence"],
    },
  },
  {
    on: ["feesBySeller"],
    unless: ["agencyFee"],
    icon: "💶",
    line: {
      friendly: ["Les honoraires sont à la charge du vendeur, pas à la vôtre"],
      trendy: ["Honoraires à la charge du vendeur, donc pas sur ton addition"],
      professional: ["Les honoraires sont à la charge du vendeur"],
      luxury: ["Honoraires à la charge du vendeur"],
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
      professional: ["La vente est « chain free » : le vendeur n’attend pas d’autre achat"],
      friendly: ["Vendu « chain free » : le vendeur n’attend pas d’autre logement pour partir"],
      trendy: ["Vendu « chain free » : personne à attendre en cascade"],
      luxury: ["Vendu « chain free », sans chaîne d’achats à attendre"],
    },
  },
  {
    on: ["vacant"],
    icon: "🗝️",
    line: {
      professional: ["Le logement est libre d’occupation"],
      luxury: ["Libre d’occupation"],
      friendly: ["C’est libre d’occupation : personne à attendre pour les clés"],
      trendy: ["Libre d’occupation : personne à déloger"],
    },
  },
  {
    on: ["moveInAnyTime"],
    unless: ["available"],
    icon: "🗝️",
    open: {
      professional: ["Le logement est libre tout de suite."],
      friendly: ["Les cartons sont prêts ? C’est libre tout de suite."],
      trendy: ["Libre tout de suite. Tu as une valise ?"],
    },
    line: {
      friendly: ["C’est libre tout de suite : la date, c’est vous qui la posez"],
      luxury: ["Libre tout de suite"],
      professional: ["Le logement est disponible tout de suite"],
      trendy: ["Libre tout de suite : sors les cartons"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: {
      professional: ["Les visites s’organisent facilement"],
      friendly: ["Les visites se calent facilement : dites votre jour"],
      luxury: ["La visite se cale à votre convenance"],
      trendy: ["Les visites se calent vite"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🚪",
    line: {
      friendly: [
        "C’est loué en entier : la salle de bains n’a pas de planning",
        "Vous seriez seul chez vous, sans colocataire",
        "Toutes les pièces sont pour vous",
      ],
      trendy: [
        "Loué en entier : personne ne mange tes yaourts",
        "Zéro coloc : tout le logement est à toi",
        "Tu as les clés de toutes les pièces",
      ],
      luxury: ["Loué en entier", "Aucune pièce ne se partage", "Le logement entier vous revient"],
      professional: [
        "Le logement est loué en entier, sans colocation",
        "La location porte sur le logement entier",
        "Aucune pièce n’est partagée avec d’autres locataires",
      ],
    },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    line: {
      friendly: ["Le prix est à débattre : venez avec vos questions"],
      trendy: ["Prix à débattre : prépare ton meilleur argument"],
      professional: ["Le prix est à débattre"],
      luxury: ["Le prix peut se discuter"],
    },
  },
  {
    on: ["longLet"],
    icon: "📅",
    line: {
      friendly: ["On peut s’installer pour de bon : la location longue durée est possible"],
      professional: ["Une location de longue durée est possible"],
      luxury: ["Une location de longue durée est possible"],
      trendy: ["Location longue durée possible : tu peux percer les murs dans ta tête"],
    },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: {
      professional: ["Le logement est non-fumeur"],
      friendly: ["C’est un logement non-fumeur"],
      luxury: ["Logement non-fumeur"],
      trendy: ["Logement non-fumeur"],
    },
  },
];
