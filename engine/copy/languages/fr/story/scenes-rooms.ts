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
  {
    on: ["pantry"],
    icon: "🫙",
    line: {
      professional: ["Réserve : {pantry}"],
      friendly: ["{pantry} : la cuisine reste nette, les bocaux ont leur étagère"],
      luxury: ["{pantry}, la coulisse des dîners"],
      trendy: ["{pantry} : là où vit ta réserve secrète de biscuits"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["Rangement : {storageRoom}"],
      friendly: ["{storageRoom} : les valises ne passent plus l’année sous le lit"],
      luxury: ["{storageRoom}, pour tout ce qui ne se montre pas"],
      trendy: ["{storageRoom} : cache officielle de tout ce que tu ne tries pas"],
    },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    weight: 86,
    title: ["{city} : {beds.num} et une cave voûtée", "La cave voûtée, {city}"],
    open: {
      professional: ["Une annexe de caractère : {vaultedCellar}."],
      friendly: ["Bouteilles, confitures ou caisses de vinyles ? Il y a {vaultedCellar}, à vous de choisir."],
      luxury: ["On descend quelques marches, et le temps ralentit : {vaultedCellar}.", "Avant le dîner, on descend choisir une bouteille : {vaultedCellar}."],
      trendy: ["{vaultedCellar}. Plutôt vin ou plutôt vinyles ? 🍷"],
    },
    line: {
      professional: ["À noter, {vaultedCellar}", "En annexe, {vaultedCellar}"],
      friendly: ["{vaultedCellar}, pour les bouteilles et les confitures qui attendent leur heure"],
      luxury: ["{vaultedCellar}, où le bruit du jour ne descend pas"],
      trendy: ["{vaultedCellar} : vin, vinyles ou pièces à conviction"],
    },
    end: {
      friendly: ["Alors, on y range quoi ?"],
      trendy: ["Plutôt cave à vin ou cave à vinyles ? Réponds en commentaire."],
      luxury: ["Reste à choisir la première bouteille."],
    },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    line: {
      professional: ["Annexe : {cellar}"],
      friendly: ["{cellar} : les valises, les skis et quelques bouteilles trouvent leur place", "{cellar}, pour ce qui dort mieux au frais"],
      luxury: ["{cellar}, pour les bouteilles qui ne sont pas pressées"],
      trendy: ["{cellar} : ton appart dit merci, tes cartons aussi"],
    },
  },
  {
    on: ["basement"],
    icon: "📦",
    line: {
      professional: ["Niveau inférieur : {basement}"],
      friendly: ["{basement} : bricolage, cartons, projets, il y a de quoi faire"],
      luxury: ["{basement}, pour garder l’étage léger"],
      trendy: ["{basement} : un niveau bonus à aménager dans ta tête"],
    },
  },
  {
    on: ["attic"],
    icon: "📦",
    line: {
      professional: ["Sous le toit, {attic}"],
      friendly: ["{attic} : la malle aux déguisements a trouvé sa place"],
      luxury: ["{attic}, pour les souvenirs et la poussière dorée"],
      trendy: ["{attic} : là où dorment tes futures brocantes"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    open: {
      professional: ["Le volume se double d’un niveau : {mezzanine}."],
      friendly: ["Le lit là-haut, la vie en bas : il y a {mezzanine}."],
      luxury: ["Un peu plus haut, {mezzanine}."],
      trendy: ["{mezzanine} : la pièce prend de la hauteur."],
    },
    line: {
      professional: ["Le volume comprend {mezzanine}"],
      friendly: ["{mezzanine} : un coin à part, sans cloison"],
      luxury: ["{mezzanine}, pour voir la pièce d’en haut"],
      trendy: ["{mezzanine} : le lit en haut, le salon en bas, la paix entre les deux"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👔",
    line: {
      professional: ["Rangement : {walkInCloset}"],
      friendly: ["{walkInCloset} : la chaise à vêtements peut redevenir une chaise"],
      luxury: ["{walkInCloset}, où chaque chose a son cintre"],
      trendy: ["{walkInCloset} : la chaise à fringues prend sa retraite"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["Rangements : {builtInWardrobes}"],
      friendly: ["{builtInWardrobes} : autant d’armoires à ne pas monter dans l’escalier"],
      luxury: ["{builtInWardrobes}, pour que chaque chose sache où dormir"],
      trendy: ["{builtInWardrobes} : le désordre a des portes"],
    },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    line: {
      professional: ["Séjour agrandi"],
      friendly: ["Le séjour a été agrandi : la table passe, les rallonges aussi"],
      luxury: ["Le salon a été agrandi, et cela se sent à table"],
      trendy: ["Séjour agrandi : le grand canapé peut postuler"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🛋️",
    line: {
      professional: ["Espace de vie ouvert"],
      friendly: ["Un espace de vie ouvert : on cuisine sans rater la conversation"],
      luxury: ["Un espace ouvert, sans porte à franchir entre la table et le salon"],
      trendy: ["Espace de vie ouvert : impossible de rater l’apéro depuis la cuisine"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🎋",
    open: {
      any: ["On laisse ses chaussures à l’entrée : il y a {tatamiRoom}."],
      luxury: ["On s’assoit par terre, et c’est voulu : {tatamiRoom}."],
    },
    line: {
      any: ["{tatamiRoom} : le sol devient le canapé"],
      professional: ["Pièce japonaise : {tatamiRoom}"],
      luxury: ["{tatamiRoom}, et le silence des pas nus"],
    },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    open: {
      professional: ["Un escalier intérieur sépare les pièces : c’est un duplex."],
      friendly: ["En bas on vit, en haut on dort, ou l’inverse : c’est un duplex."],
      trendy: ["Duplex. Oui, avec un escalier dedans."],
    },
    line: {
      professional: ["Plan en duplex"],
      friendly: ["Un duplex : l’escalier sépare le jour de la nuit"],
      luxury: ["En duplex, le jour en bas, la nuit en haut, ou l’inverse"],
      trendy: ["Duplex : un escalier à toi, et c’est tout"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      professional: ["Distribution sur {threeLevels}"],
      friendly: ["{threeLevels} : chacun peut avoir le sien, au moins le dimanche"],
      luxury: ["{threeLevels}, et la journée qui monte d’un palier à l’autre"],
      trendy: ["{threeLevels} : le sport est compris"],
    },
  },
  {
    on: ["manyBedrooms"],
    icon: "🛏️",
    weight: 46,
    line: {
      friendly: ["{beds} : une pour dormir, et les autres ont le droit de devenir ce que vous voulez"],
      professional: ["{beds} au plan"],
      luxury: ["{beds}, pour recevoir sans compter les lits"],
      trendy: ["{beds} : yoga, piano ou sieste, le casting est ouvert"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 50,
    line: {
      friendly: ["{baths} : le matin, personne ne tambourine à la porte"],
      professional: ["{baths}"],
      luxury: ["{baths}, et des matins sans horaire"],
      trendy: ["{baths} : fin des négociations du matin"],
    },
  },
  {
    on: ["studioFlat"],
    icon: "🛏️",
    weight: 46,
    line: {
      friendly: ["Un studio : tout est à portée de main, y compris le café"],
      luxury: ["Un studio, une seule pièce, rien de trop"],
      trendy: ["Un studio : le ménage se fait pendant une seule chanson"],
    },
  },
];
