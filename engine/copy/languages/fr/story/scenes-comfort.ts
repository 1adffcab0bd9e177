/** Air, glass, wires and furniture in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const comfort: readonly Scene[] = [
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: ["Rafraîchissement : {airConditioning}"],
      friendly: ["{airConditioning} : les nuits d’été se dorment"],
      luxury: ["{airConditioning}, pour que l’été reste dehors"],
      trendy: ["{airConditioning} : la canicule peut sonner, on n’ouvre pas"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      any: ["{centralAir} : pas un appareil au mur, et l’été reste dehors"],
      professional: ["Équipement : {centralAir}"],
      trendy: ["{centralAir} : la canicule attendra sur le palier"],
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
      professional: ["Menuiseries : {doubleGlazing}"],
      friendly: ["{doubleGlazing} : on ferme, et la rue baisse d’un ton"],
      luxury: ["{doubleGlazing}, et le dehors parle plus bas"],
      trendy: ["{doubleGlazing} : la rue en mode avion"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      professional: ["Menuiseries : {tripleGlazing}"],
      friendly: ["{tripleGlazing} : l’hiver regarde à travers la vitre et repart"],
      luxury: ["{tripleGlazing}, et le silence gagne une épaisseur"],
      trendy: ["{tripleGlazing} : le froid reste au vestiaire"],
    },
  },
  {
    on: ["fibre"],
    icon: "💻",
    line: {
      professional: ["Raccordement à la fibre"],
      friendly: ["La fibre : la visio ne se fige plus au moment de conclure"],
      luxury: ["La fibre, invisible et bien utile"],
      trendy: ["La fibre, pour la visio du lundi et la série du dimanche"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      professional: ["Internet déjà installé"],
      friendly: ["Internet déjà installé : pas de rendez-vous technicien entre deux cartons"],
      luxury: ["Internet déjà installé, on n’en parle plus"],
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
      professional: ["Production d’énergie : {solar}"],
      friendly: ["{solar} : le beau temps fait tourner les machines"],
      luxury: ["{solar}, et les beaux jours rendent service"],
      trendy: ["{solar} : lancer une lessive au soleil devient un geste malin"],
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
    line: { any: ["{pipedGas} à l’arrivée"], professional: ["Alimentation en gaz de ville"] },
  },
  { on: ["separateGas"], icon: "🔥", line: { any: ["Gaz individuel : chacun son compteur"] } },
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
      professional: ["Mobilier compris"],
      friendly: ["{furnished} : il reste à choisir de quel côté du lit dormir"],
      luxury: ["{furnished}, il n’y a qu’à poser sa valise"],
      trendy: ["{furnished} : zéro notice de montage à déchiffrer"],
    },
  },
];
