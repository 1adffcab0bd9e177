/** Streets, shops and stations in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚇",
    weight: 72,
    title: ["{beds.num} {transit.from}", "{city} : {transit}"],
    open: {
      professional: ["L’accès d’abord : on est {transit.from}."],
      friendly: ["Le matin, chaque minute compte. Ici, vous êtes {transit.from}."],
      luxury: ["La ville est proche : {transit}."],
      trendy: ["{transit}. Le réveil peut attendre cinq chansons de moins."],
    },
    line: {
      professional: [
        "Le logement se trouve {transit.from}",
        "Pour les trajets quotidiens, on est {transit.from}",
        "La desserte est proche : {transit}",
      ],
      friendly: [
        "Pour aller travailler, vous êtes {transit.from}",
        "On est {transit.from} : la voiture peut rester où elle est",
      ],
      luxury: [
        "On rejoint la ville sans détour : {transit}",
        "Pour les déplacements, {transit}",
        "Le logement est {transit.from}",
      ],
      trendy: [
        "Tu es {transit.from}, donc rentrer tard reste simple",
        "Côté trajets, {transit}",
        "{transit} : tu peux te lever plus tard, un peu",
      ],
    },
    end: {
      friendly: ["Et vous, vous descendez où le matin ?"],
    },
  },
  {
    on: ["transit"],
    unless: ["nearTransit"],
    icon: "🚇",
    weight: 40,
    line: {
      professional: ["Pour les transports, {transit}"],
      friendly: ["Pour se déplacer, {transit}"],
      luxury: ["Pour rejoindre la ville, {transit}"],
      trendy: ["Côté transports : {transit}"],
    },
  },
  {
    on: ["convenienceStore"],
    icon: "🏪",
    open: {
      friendly: ["Plus de lait ? On descend, on remonte, le café est encore chaud : une supérette en bas."],
      trendy: ["Supérette en bas : les nouilles d’urgence sont couvertes."],
    },
    line: {
      professional: ["Une supérette se trouve en bas de l’immeuble"],
      friendly: [
        "Une supérette en bas : un oubli se rattrape en deux minutes d’escalier",
        "Une supérette en bas, pour le lait et le citron qu’on oublie",
      ],
      luxury: ["Une supérette en bas, pour le quotidien"],
      trendy: ["Une supérette en bas : les nouilles d’urgence sont couvertes"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["Pour les courses, {supermarket}"],
      friendly: ["{supermarket} : les courses se font en rentrant"],
      luxury: ["Pour le quotidien, {supermarket}"],
      trendy: ["{supermarket} : le frigo vide se règle en un aller-retour"],
    },
  },
  {
    on: ["shops"],
    icon: "🥖",
    open: {
      friendly: ["Le pain, on descend le chercher en pantoufles ou presque : il y a {shops}."],
      trendy: ["Tu descends, tu y es : {shops}."],
    },
    line: {
      professional: ["Au quotidien, {shops}"],
      friendly: ["{shops} : on descend chercher le pain, on remonte"],
      luxury: ["{shops} : les achats du quotidien se font à pied"],
      trendy: ["{shops} : les courses se font sans sortir la voiture"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    line: {
      professional: ["Un parc se trouve à distance de marche"],
      friendly: ["Un parc accessible à pied, pour courir le matin ou s’asseoir le soir"],
      luxury: ["Un parc accessible à pied, pour la promenade du soir"],
      trendy: ["Un parc accessible à pied : footing ou pique-nique, on ne juge pas"],
    },
  },
  {
    on: ["quietStreet"],
    icon: "🤫",
    open: {
      professional: ["La rue est calme : c’est écrit, cela se vérifie en visite."],
      friendly: ["Revenez un soir écouter : la rue est calme."],
      luxury: ["Une rue calme. C’est beaucoup."],
      trendy: ["Rue calme. On dort fenêtre ouverte."],
    },
    line: {
      friendly: ["Une rue calme : passez un soir, vous entendrez la différence"],
      professional: ["La rue est calme, ce qui se vérifie en visite"],
      luxury: ["Une rue calme ; les fenêtres peuvent rester ouvertes"],
      trendy: ["Une rue calme : on dort fenêtre ouverte"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🛑",
    line: {
      any: ["En impasse : ne passent que ceux qui arrivent"],
      professional: ["Situation en impasse"],
      luxury: ["En impasse, là où l’on ne passe pas par hasard"],
    },
  },
  {
    on: ["river"],
    icon: "🌊",
    line: {
      professional: ["La rivière est à proximité"],
      luxury: ["La rivière est à côté, on la longe avant le dîner"],
      friendly: ["La rivière à côté : la promenade du dimanche commence en bas"],
      trendy: ["La rivière à côté : la balade du soir est trouvée"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    open: {
      friendly: ["Le dimanche, la question est simple : qui va aux croissants ? Il y a {bakery}."],
      trendy: ["{bakery}. Ton régime a du souci à se faire 🥐"],
    },
    line: {
      professional: ["À proximité, {bakery}"],
      friendly: ["{bakery}, pour le pain du matin"],
      luxury: ["{bakery}, pour le pain du matin"],
      trendy: ["{bakery} : reste à désigner celui qui descend"],
    },
  },
  {
    on: ["market"],
    icon: "🧺",
    line: {
      professional: ["À proximité, {market}"],
      friendly: ["{market} : on fait le menu selon l’étal"],
      luxury: ["{market}, pour cuisiner selon la saison"],
      trendy: ["{market} : les tomates ont du goût, le sac pèse"],
    },
  },
  {
    on: ["mall"],
    icon: "🛍️",
    line: {
      professional: ["À proximité, {mall}"],
      friendly: ["{mall} : la liste de la semaine se règle d’un coup"],
      luxury: ["{mall}, utile au quotidien"],
      trendy: ["{mall} : un plan pour les samedis de pluie"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍽️",
    line: {
      professional: ["À proximité, {restaurants}"],
      friendly: ["{restaurants}, pour les soirs où personne ne cuisine"],
      luxury: ["{restaurants}, pour dîner dehors"],
      trendy: ["{restaurants} : le plan B quand le frigo est vide"],
    },
  },
  {
    on: ["sea"],
    icon: "🌊",
    open: {
      any: ["Serviette sur l’épaule : {sea}."],
      trendy: ["Tongs, serviette : {sea}."],
    },
    line: {
      any: ["{sea} : il y aura du sable dans l’entrée"],
      professional: ["Environnement : {sea}"],
      luxury: ["{sea}, à toute heure"],
      trendy: ["{sea} : le maillot vit dans l’entrée"],
    },
  },
];
