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
      professional: ["Le plan comprend {study}"],
      friendly: ["Il y a {study} : on ferme la porte, et la journée de travail avec"],
      luxury: ["{study}, à l’écart du salon"],
      trendy: ["Il y a {study} : la visio sans la vaisselle en arrière-plan"],
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
    end: {
      friendly: ["Et vous, là-haut, vous feriez quoi ?"],
      trendy: ["Repaire, ciné perso ou chevalet ?"],
    },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      professional: ["Pour recevoir, {guestRoom}"],
      friendly: ["Il y a {guestRoom} : vos amis dorment dans un vrai lit"],
      luxury: ["Pour recevoir, {guestRoom}"],
      trendy: ["{guestRoom} : le canapé-lit prend sa retraite"],
    },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    line: {
      professional: ["Le plan comprend {enSuite}"],
      friendly: ["Il y a {enSuite} : on se prépare sans croiser personne"],
      luxury: ["{enSuite}, à l’écart"],
      trendy: ["Il y a {enSuite} : la file du matin est dissoute"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚪",
    line: {
      professional: ["Il y a aussi {secondWc}"],
      luxury: ["Pour les invités, {secondWc}"],
      friendly: ["Il y a {secondWc} : les invités ne traversent pas la salle de bains"],
      trendy: ["Il y a {secondWc} : un de moins à attendre"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚪",
    line: {
      professional: ["Les WC sont séparés de la salle de bains"],
      luxury: ["Les WC sont indépendants"],
      friendly: ["Les WC sont à part : une douche longue ne bloque personne"],
      trendy: ["WC à part : la douche longue redevient possible"],
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
      professional: ["La salle de bains a une baignoire"],
      friendly: ["Il y a {bathtub}, pour les soirs d’hiver"],
      luxury: ["{bathtub}, pour la fin de journée"],
      trendy: ["{bathtub} : ton podcast a trouvé sa place"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      professional: ["La douche est à l’italienne"],
      friendly: ["{walkInShower} : rien à enjamber"],
      luxury: ["{walkInShower}"],
      trendy: ["{walkInShower} : rien à enjamber, même mal réveillé"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      professional: ["Le linge a sa pièce : {laundryRoom}"],
      friendly: ["Il y a {laundryRoom} : le linge sèche derrière une porte"],
      luxury: ["{laundryRoom}, pour le linge"],
      trendy: ["Il y a {laundryRoom} : l’étendoir quitte le salon"],
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
