/** Air, glass, wires and furniture in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const comfort: readonly Scene[] = [
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: [
        "Pour l’été, le logement a {airConditioning}",
        "L’équipement comprend {airConditioning}",
        "Confort d’été : {airConditioning}",
      ],
      friendly: [
        "Il y a {airConditioning} : on dort aussi en juillet",
        "Pour les semaines chaudes, {airConditioning} est déjà là",
        "Quand il fait lourd, on allume {airConditioning}",
      ],
      luxury: [
        "Pour les semaines chaudes, {airConditioning}",
        "L’été reste supportable, avec {airConditioning}",
        "S’y trouve {airConditioning}",
      ],
      trendy: [
        "Il y a {airConditioning} : la canicule reste dehors",
        "L’été au frais avec {airConditioning}",
        "Pas de ventilateur à acheter : il y a {airConditioning}",
      ],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      professional: [
        "Le logement est équipé d’une climatisation centralisée",
        "L’air frais arrive dans toute la maison : {centralAir}",
        "Pour l’été, l’installation comprend {centralAir}",
      ],
      trendy: [
        "Il y a {centralAir} : adieu ventilateur",
        "Août au frais : {centralAir}",
        "Grosse chaleur ? Il y a {centralAir}",
      ],
      friendly: [
        "Il y a {centralAir} : toutes les pièces restent vivables en août",
        "Quand il fait chaud, {centralAir} s’en charge",
        "On règle une température, {centralAir} fait le reste",
      ],
      luxury: [
        "Pour l’été, {centralAir}",
        "La fraîcheur est assurée par {centralAir}",
        "{centralAir}, pour toutes les pièces",
      ],
    },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      any: ["{freshAir} : l’air se renouvelle fenêtres fermées"],
      professional: ["{freshAir}"],
      trendy: ["{freshAir} : ça respire, même fenêtres fermées"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      professional: ["Les fenêtres ont {doubleGlazing}"],
      friendly: ["Il y a {doubleGlazing} : on ferme, et la rue baisse d’un ton"],
      luxury: ["{doubleGlazing}, et la rue se fait plus discrète"],
      trendy: ["Il y a {doubleGlazing} : la rue passe en sourdine"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      professional: ["Les fenêtres ont {tripleGlazing}"],
      friendly: ["Il y a {tripleGlazing} : l’hiver, on s’assied près de la fenêtre sans plaid"],
      luxury: ["{tripleGlazing}, contre le froid et le bruit"],
      trendy: ["Il y a {tripleGlazing} : le froid reste dehors"],
    },
  },
  {
    on: ["fibre"],
    icon: "💻",
    line: {
      professional: ["Le logement est raccordé à la fibre"],
      friendly: ["La fibre est là : on peut télétravailler sans que l’image se fige"],
      luxury: ["La fibre est installée"],
      trendy: ["La fibre, pour la visio du lundi et la série du dimanche"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      professional: ["La connexion Internet est déjà installée"],
      friendly: ["Internet est déjà installé : pas de technicien à attendre entre deux cartons"],
      luxury: ["Internet est déjà installé"],
      trendy: ["Internet déjà installé : premier soir, première série"],
    },
  },
  {
    on: ["solar"],
    icon: "🔆",
    open: {
      professional: ["Équipement à relever : {solar}."],
      friendly: ["Quand il fait beau, le compteur aussi sourit : il y a {solar}."],
      trendy: ["{solar} : la météo devient un sujet intéressant."],
      luxury: ["Le soleil fait sa part : {solar}."],
    },
    line: {
      professional: ["La maison produit une part de son électricité : {solar}"],
      friendly: ["Il y a {solar} : on lance la machine quand le soleil donne"],
      luxury: ["{solar}, pour une part de l’électricité"],
      trendy: ["Il y a {solar} : la lessive se lance à midi"],
    },
  },
  {
    on: ["smartLock"],
    icon: "🔐",
    line: {
      any: ["{smartLock} : les clés au fond du sac ne sont plus un drame"],
      professional: ["Accès : {smartLock}"],
      trendy: ["{smartLock} : la fouille du sac sur le palier, c’est fini"],
    },
  },
  {
    on: ["pipedGas"],
    icon: "🔥",
    line: {
      any: ["{pipedGas} à l’arrivée"],
      professional: ["Alimentation en gaz de ville"],
    },
  },
  {
    on: ["separateGas"],
    icon: "🔥",
    line: {
      any: ["Gaz individuel : chacun son compteur"],
    },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    open: {
      professional: ["Le mobilier est compris."],
      friendly: ["Une valise suffit : {furnished}."],
      trendy: ["Tu arrives avec ta valise, point : {furnished}."],
      luxury: ["Une valise, et c’est tout : {furnished}."],
    },
    line: {
      professional: ["Le logement est loué meublé", "Le mobilier est fourni : on emménage avec ses effets personnels"],
      friendly: ["{furnished} : on arrive avec ses vêtements et ses livres"],
      luxury: ["{furnished} ; il n’y a qu’à poser ses affaires", "Le logement est meublé"],
      trendy: ["{furnished} : zéro notice de montage", "C’est meublé, tu viens avec tes valises"],
    },
  },
];
