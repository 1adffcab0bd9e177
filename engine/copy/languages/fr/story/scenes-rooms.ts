/** Rooms beyond the counted ones in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["study"],
    icon: "📚",
    title: ["{city} : {beds.num} et un bureau"],
    open: {
      professional: ["Une pièce pour travailler : {study}."],
      friendly: ["Le télétravail sur la table du petit-déjeuner, c’est fini : il y a {study}."],
      luxury: ["Une porte qu’on ferme pour écrire : {study}."],
      trendy: ["{study}. Ta visio aura enfin un vrai fond."],
    },
    line: {
      professional: ["Espace de travail : {study}"],
      friendly: ["{study} : les dossiers quittent la table du dîner"],
      luxury: ["{study}, pour les lettres et les silences"],
      trendy: ["{study} : la visio sans la vaisselle en arrière-plan"],
    },
  },
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    title: ["{city} : un studio au-dessus du garage"],
    open: {
      professional: ["Une surface à part : {studioOverGarage}."],
      friendly: ["La surprise est au-dessus de la voiture : {studioOverGarage}."],
      luxury: ["À l’écart, {studioOverGarage}. Pour travailler, recevoir, ou ne rien dire."],
      trendy: ["Plot twist : {studioOverGarage} 🎨"],
    },
    line: {
      professional: ["En complément, {studioOverGarage}"],
      friendly: ["{studioOverGarage} : pour peindre, répéter ou travailler sans traverser le salon"],
      luxury: ["{studioOverGarage}, un lieu dans le lieu"],
      trendy: ["{studioOverGarage} : ton repaire est trouvé"],
    },
    end: { friendly: ["Et vous, là-haut, vous feriez quoi ?"], trendy: ["Repaire, ciné perso ou chevalet ?"] },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      professional: ["Pour recevoir, {guestRoom}"],
      friendly: ["{guestRoom} : les amis repartent demain, reposés"],
      luxury: ["{guestRoom}, pour ceux qu’on ne laisse pas repartir le soir"],
      trendy: ["{guestRoom} : le canapé-lit prend sa retraite"],
    },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    line: {
      professional: ["Nuit : {enSuite}"],
      friendly: ["{enSuite} : le matin commence à son rythme"],
      luxury: ["{enSuite}, comme à l’hôtel, sans l’addition"],
      trendy: ["{enSuite} : la file d’attente du matin est dissoute"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚪",
    line: {
      any: ["{secondWc} : la file du matin se disperse"],
      professional: ["Commodité : {secondWc}"],
      luxury: ["{secondWc}, discrètement"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚪",
    line: {
      any: ["{separateWc} : chacun son verrou"],
      professional: ["WC séparés de la salle de bains"],
      luxury: ["WC à part, comme il se doit"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🚿",
    line: {
      any: ["{separateBathAndWc} : la douche de l’un n’arrête plus l’autre"],
      professional: ["Salle de bains et WC séparés"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      professional: ["Salle de bains avec baignoire"],
      friendly: ["{bathtub} : pour les soirs où la douche ne suffit pas"],
      luxury: ["{bathtub}, et le temps s’allonge aussi"],
      trendy: ["{bathtub} : ton podcast a trouvé sa place"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      professional: ["Douche à l’italienne"],
      friendly: ["{walkInShower} : rien à enjamber, même mal réveillé"],
      luxury: ["{walkInShower}, d’un seul pas"],
      trendy: ["{walkInShower} : scène ouverte pour chanteurs du matin"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      professional: ["Pièce technique : {laundryRoom}"],
      friendly: ["{laundryRoom} : le linge sèche derrière une porte fermée"],
      luxury: ["{laundryRoom}, pour que le linge se fasse discret"],
      trendy: ["{laundryRoom} : l’étendoir sort du salon, enfin"],
    },
  },
  {
    on: ["laundryDryer"],
    icon: "🧺",
    line: {
      any: ["{laundryDryer} : la pluie ne décide plus du jour de lessive"],
      professional: ["Équipement : {laundryDryer}"],
    },
  },
];
