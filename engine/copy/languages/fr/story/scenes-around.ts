/** Streets, shops and stations in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚇",
    weight: 72,
    title: ["{beds.num} {transit.from}", "{city} : {transit}"],
    open: {
      professional: ["L’accès d’abord : {transit}."],
      friendly: ["Le matin, chaque minute compte. Alors voici la première information : {transit}."],
      luxury: ["La ville est proche : {transit}. La porte fermée, elle s’éloigne."],
      trendy: ["{transit}. Ton réveil peut souffler un peu."],
    },
    line: {
      professional: ["Transports : {transit}"],
      friendly: ["{transit} : de quoi laisser la voiture se reposer"],
      luxury: ["{transit}, et la ville à portée"],
      trendy: ["{transit} : snooze autorisé, une fois"],
    },
    end: { friendly: ["Et vous, vous descendez où le matin ?"] },
  },
  {
    on: ["transit"],
    unless: ["nearTransit"],
    icon: "🚇",
    weight: 40,
    line: {
      any: ["{transit}"],
      professional: ["Transports : {transit}"],
      friendly: ["Pour se déplacer, {transit}"],
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
      professional: ["Une supérette en bas"],
      friendly: ["Une supérette en bas, pour le citron qu’on oublie toujours"],
      luxury: ["Une supérette en bas, pour l’ordinaire des jours"],
      trendy: ["Une supérette en bas : les nouilles d’urgence sont couvertes"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["Commodités : {supermarket}"],
      friendly: ["{supermarket} : les courses se font au dernier moment, et c’est très bien"],
      luxury: ["{supermarket}, pour l’intendance"],
      trendy: ["{supermarket} : le frigo vide n’est plus une excuse"],
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
      professional: ["Environnement : {shops}"],
      friendly: ["{shops} : la liste de courses s’écrit en descendant"],
      luxury: ["{shops}, et le samedi se fait à pied"],
      trendy: ["{shops} : le panier se remplit en bas de chez toi"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    line: {
      professional: ["À pied : un parc"],
      friendly: ["Un parc accessible à pied, pour courir, lire ou faire semblant de courir"],
      luxury: ["Un parc accessible à pied, pour les fins d’après-midi"],
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
      trendy: ["Rue calme. Même les scooters chuchotent."],
    },
    line: {
      any: ["Une rue calme : cela s’écoute en visite"],
      friendly: ["Une rue calme : venez à l’heure que vous voulez, écoutez"],
      professional: ["Rue calme"],
      luxury: ["Une rue calme, et les fenêtres s’ouvrent"],
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
      any: ["La rivière à côté, pour marcher sans choisir d’itinéraire"],
      professional: ["La rivière à proximité immédiate"],
      luxury: ["La rivière à côté, et son allure à prendre"],
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
      friendly: ["{bakery} : reste à savoir qui va chercher le pain"],
      luxury: ["{bakery}, et les matins sentent bon"],
      trendy: ["{bakery} : croissant d’abord, décisions ensuite"],
    },
  },
  {
    on: ["market"],
    icon: "🧺",
    line: {
      professional: ["À proximité, {market}"],
      friendly: ["{market} : le panier décide du menu"],
      luxury: ["{market}, et la saison entre dans la cuisine"],
      trendy: ["{market} : tes légumes auront un prénom"],
    },
  },
  {
    on: ["mall"],
    icon: "🛍️",
    line: {
      professional: ["À proximité, {mall}"],
      friendly: ["{mall} : la liste de la semaine se règle d’un coup"],
      luxury: ["{mall}, pour ce qui manque au dernier moment"],
      trendy: ["{mall} : pluie ou pas, le samedi est sauvé"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍽️",
    line: {
      professional: ["À proximité, {restaurants}"],
      friendly: ["{restaurants} : le soir où personne ne cuisine est prévu"],
      luxury: ["{restaurants}, pour dîner sans dresser la table"],
      trendy: ["{restaurants} : le plan B du frigo vide"],
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
