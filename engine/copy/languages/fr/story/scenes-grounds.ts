/** Water, plants and land around the home in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const grounds: readonly Scene[] = [
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{city} : {beds.num} et {pool}", "Avec {pool}"],
    open: {
      professional: ["{pool} : voilà pour l’été."],
      friendly: ["La question de l’été : qui plonge en premier ? Il y a {pool}."],
      luxury: ["L’eau d’abord : {pool}.", "Le matin, {pool} est encore lisse."],
      trendy: ["Il y a {pool}. Tu peux relire, c’est écrit."],
    },
    line: {
      professional: ["Le bien comporte {pool}"],
      friendly: ["{pool}, et des serviettes qui sèchent sur toutes les chaises"],
      luxury: ["{pool}, miroir du matin"],
      trendy: ["{pool} : tu vas te découvrir beaucoup d’amis cet été"],
    },
    end: { friendly: ["Alors, qui plonge en premier ?"], trendy: ["Bombe ou longueurs ?"] },
  },
  {
    on: ["hotTub"],
    icon: "🛁",
    open: {
      any: ["Il y a {hotTub}. L’hiver aussi, c’est une bonne nouvelle."],
      luxury: ["Le soir, l’eau chaude : {hotTub}."],
    },
    line: {
      any: ["{hotTub}, pour les fins de semaine un peu longues"],
      professional: ["Équipement extérieur : {hotTub}"],
      trendy: ["{hotTub}. Pas besoin d’en dire plus"],
    },
  },
  {
    on: ["vegetableGarden"],
    icon: "🍅",
    title: ["{city} : {beds.num} avec {vegetableGarden}"],
    open: {
      professional: ["Un espace déjà cultivable : {vegetableGarden}."],
      friendly: ["La salade du midi, vous iriez la cueillir ? Il y a {vegetableGarden}."],
      luxury: ["Avant la cuisine, {vegetableGarden}."],
      trendy: ["Circuit court, version extrême : {vegetableGarden}."],
    },
    line: {
      any: ["{vegetableGarden}, et la salade n’a que quelques pas à faire"],
      professional: ["À l’extérieur, {vegetableGarden}"],
      luxury: ["{vegetableGarden}, du thym à portée de casserole"],
    },
  },
  {
    on: ["fruitTrees"],
    icon: "🍐",
    open: {
      any: ["Les confitures ont déjà un plan : {fruitTrees}."],
      luxury: ["Au fond, {fruitTrees}."],
    },
    line: {
      any: ["{fruitTrees}, et des confitures en perspective"],
      friendly: ["{fruitTrees} : prévoyez des bocaux"],
      trendy: ["{fruitTrees} : la tarte est en production"],
      professional: ["Le terrain porte {fruitTrees}"],
      luxury: ["{fruitTrees}, et des paniers à remplir"],
    },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      any: ["{shed}, pour que la tondeuse ne vive pas dans l’entrée"],
      professional: ["En annexe, {shed}"],
      trendy: ["{shed} : le royaume des outils qu’on ne prête pas"],
    },
  },
  {
    on: ["fenced"],
    icon: "🚪",
    line: {
      professional: ["Extérieur clôturé", "Une clôture entoure l’extérieur", "Le terrain est fermé par une clôture"],
      friendly: [
        "L’extérieur est clôturé : le ballon reste de votre côté",
        "Une clôture fait le tour du terrain",
        "Dehors, c’est clôturé",
      ],
      trendy: [
        "Dehors, c’est clôturé : le ballon reste chez toi",
        "Une clôture fait le tour, pas de passage",
        "Extérieur fermé, tu poses tes affaires sans y penser",
      ],
      luxury: [
        "Une clôture, et la rue reste dans la rue",
        "L’extérieur est clos",
        "Une clôture marque la limite du terrain",
      ],
    },
  },
  {
    on: ["barbecue"],
    icon: "🔥",
    line: {
      any: ["Coin barbecue : il ne manque que les braises et les débats sur la cuisson"],
      professional: ["Coin barbecue à l’extérieur"],
      trendy: ["Coin barbecue : le titre de chef des braises est à prendre"],
    },
  },
  {
    on: ["porch"],
    icon: "🚪",
    line: {
      any: ["{porch}, pour chercher ses clés au sec"],
      professional: ["À l’entrée, {porch}"],
      luxury: ["{porch}, le temps d’un bonsoir"],
    },
  },
  {
    on: ["land"],
    icon: "🌳",
    weight: 52,
    open: {
      professional: ["Le terrain d’abord : {land.bare}."],
      friendly: ["{land.bare} de terrain : la place ne manquera pas aux projets."],
      luxury: ["Autour, {land}."],
      trendy: ["{land.bare} de terrain. Sors le plan et les bottes."],
    },
    line: {
      any: ["{land.bare} de terrain, pour planter, poser une table ou ne rien faire du tout"],
      professional: ["Terrain de {land.bare}"],
      luxury: ["{land.bare} de terrain alentour"],
    },
  },
];
