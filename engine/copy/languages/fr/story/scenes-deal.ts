/** Pets, terms, fees and what is settled, in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const deal: readonly Scene[] = [
  {
    on: ["catsAllowed"],
    icon: "🐱",
    title: ["{city} : le chat vient aussi 🐱", "{city} : {beds.num}, chat accepté"],
    open: {
      professional: ["Une précision qui évite bien des appels : les chats sont acceptés."],
      friendly: ["Louer avec un chat, c’est parfois du sport. Ici, c’est écrit noir sur blanc : les chats sont acceptés 🐾"],
      luxury: ["Il choisira sa place avant vous : les chats sont acceptés."],
      trendy: ["« Et pour le chat ? » Les chats sont acceptés. Respire 🐱"],
    },
    line: {
      professional: ["Chats acceptés"],
      friendly: ["Les chats sont acceptés : le panier voyage avec les cartons"],
      luxury: ["Les chats sont acceptés, à eux le coin près de la fenêtre"],
      trendy: ["Chats acceptés : ton félin est du voyage"],
    },
    end: { friendly: ["Et lui, comment s’appelle-t-il ?"], trendy: ["Nom du chat en commentaire, c’est la règle."] },
  },
  {
    on: ["dogsAllowed"],
    icon: "🐶",
    title: ["{city} : {beds.num}, chien accepté"],
    open: {
      professional: ["Une précision utile : les chiens sont acceptés."],
      friendly: ["Celui qui remue la queue est invité à la visite : les chiens sont acceptés."],
      luxury: ["Il vous précédera dans l’entrée : les chiens sont acceptés."],
      trendy: ["Les chiens sont acceptés. Préviens le tien, doucement 🐶"],
    },
    line: {
      professional: ["Chiens acceptés"],
      friendly: ["Les chiens sont acceptés : la laisse aura son crochet dans l’entrée"],
      luxury: ["Les chiens sont acceptés, sans qu’il faille plaider"],
      trendy: ["Chiens acceptés : la balade du soir est maintenue"],
    },
    end: { friendly: ["On se dit un nom et une race en commentaire ?"], trendy: ["Photo du chien en commentaire, merci."] },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["{city} : {beds.num}, animaux acceptés"],
    open: {
      professional: ["Une précision utile : les animaux sont acceptés."],
      friendly: ["La première question qu’on vous pose toujours trop tard : oui, les animaux sont acceptés."],
      luxury: ["Il a aussi sa place : les animaux sont acceptés."],
      trendy: ["« Et les animaux ? » Acceptés. On continue 🐾"],
    },
    line: {
      professional: ["Animaux acceptés"],
      friendly: ["Les animaux sont acceptés : plus besoin de baisser la voix au téléphone"],
      luxury: ["Les animaux sont acceptés"],
      trendy: ["Animaux acceptés : la gamelle est du déménagement"],
    },
    end: { friendly: ["Et chez vous, c’est quel animal ?"], trendy: ["Photo de l’intéressé en commentaire."] },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["{city} : petits animaux acceptés"],
    open: {
      any: ["Une précision rare à lire noir sur blanc : les petits animaux sont acceptés."],
      trendy: ["Petits animaux acceptés. Petit comment ? Demande avant 🐾"],
    },
    line: {
      any: ["Petits animaux acceptés"],
      luxury: ["Les petits animaux sont acceptés, avec leur panier"],
      trendy: ["Petits animaux acceptés : fais préciser jusqu’à quelle taille"],
      friendly: ["Les petits animaux sont acceptés : faites préciser la taille avant de signer"],
    },
  },
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
    line: { any: ["Pas de dépôt de garantie"], trendy: ["Pas de dépôt de garantie : ton compte souffle"], friendly: ["Pas de dépôt de garantie : le premier mois respire"] },
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
    line: { any: ["Pas de frais d’agence"], trendy: ["Pas de frais d’agence : une ligne rayée"], friendly: ["Pas de frais d’agence : une ligne de moins dans les comptes"] },
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
      friendly: ["Outre-Manche, une vente peut en attendre une autre, qui en attend une autre. Celle-ci est « chain free », sans chaîne d’achats."],
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
  { on: ["overFive"], icon: "📄", line: { any: ["{overFive} par le vendeur"], friendly: ["{overFive} par le vendeur : en Chine, le fisc compte les années"] } },
  { on: ["overTwo"], icon: "📄", line: { any: ["{overTwo} par le vendeur"], friendly: ["{overTwo} par le vendeur : en Chine, cette durée compte pour les taxes"] } },
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
    line: { any: ["Location longue durée possible"], friendly: ["On peut rester : la location longue durée est possible"] },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: { any: ["Logement non-fumeur"] },
  },
];
