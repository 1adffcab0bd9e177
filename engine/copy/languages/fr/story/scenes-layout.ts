/** How the rooms lie in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const layout: readonly Scene[] = [
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    line: {
      professional: ["Le séjour a été agrandi"],
      friendly: ["Le séjour a été agrandi : la grande table tient"],
      luxury: ["Un séjour agrandi"],
      trendy: ["Séjour agrandi : le grand canapé rentre"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🛋️",
    line: {
      professional: ["L’espace de vie est ouvert"],
      friendly: ["L’espace de vie est ouvert : on cuisine en parlant à tout le monde"],
      luxury: ["Un espace de vie ouvert"],
      trendy: ["Espace ouvert : l’apéro se suit depuis la cuisine"],
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
      professional: ["Le logement est en duplex"],
      friendly: ["C’est un duplex : un étage pour vivre, un autre pour dormir"],
      luxury: ["En duplex, sur deux étages"],
      trendy: ["C’est un duplex : un escalier rien qu’à toi"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      professional: ["Le bien se répartit sur {threeLevels}"],
      friendly: ["Il y a {threeLevels} : chacun peut s’isoler"],
      luxury: ["La maison se vit sur {threeLevels}"],
      trendy: ["Il y a {threeLevels} : le cardio est compris"],
    },
  },
  {
    on: ["manyBedrooms"],
    icon: "🛏️",
    weight: 46,
    line: {
      friendly: [
        "{beds} : de quoi garder une pièce pour travailler ou recevoir",
        "Avec {beds}, les invités ne dorment plus sur le canapé",
        "Chacun aura sa porte à fermer : {beds}",
      ],
      professional: [
        "Le plan compte {beds}",
        "{beds} : l’une d’elles peut servir de bureau",
        "Les chambres ne manquent pas : {beds}",
      ],
      luxury: ["{beds}, pour recevoir", "Les invités ont leur place : {beds}", "{beds}, et le calme de chacun"],
      trendy: [
        "{beds} : yoga, piano ou sieste, à toi de voir",
        "Il y a {beds}, tes amis peuvent rester dormir",
        "Avec {beds}, chacun a sa porte",
      ],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 50,
    line: {
      friendly: [
        "{baths} : le matin, personne n’attend derrière la porte",
        "Il y a {baths}, les matins pressés se passent mieux",
        "Avec {baths}, les invités ont la leur",
      ],
      professional: [
        "Le logement compte {baths}",
        "{baths} : deux personnes se préparent en même temps",
        "Le plan prévoit {baths}",
      ],
      luxury: ["{baths}, et personne n’attend", "Le matin se passe sans file : {baths}", "On trouve {baths}"],
      trendy: [
        "{baths} : fin des négociations du matin",
        "Tu te douches quand tu veux : {baths}",
        "{baths}, donc zéro file d’attente",
      ],
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
