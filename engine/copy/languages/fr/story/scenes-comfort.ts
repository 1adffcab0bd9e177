/** Fire, heat, air, water and wires in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const comfort: readonly Scene[] = [
  {
    on: ["originalFireplace"],
    icon: "🔥",
    title: ["{city} : {beds.num}, cheminée d’origine"],
    open: {
      professional: ["Un élément conservé : {originalFireplace}."],
      friendly: ["Elle était là avant nous tous : {originalFireplace}."],
      luxury: ["On pose son manteau, et le regard va droit au mur : {originalFireplace}."],
      trendy: ["{originalFireplace}. Le genre de détail qu’aucun magasin ne livre."],
    },
    line: {
      professional: ["À l’intérieur, {originalFireplace}"],
      friendly: ["{originalFireplace} : demandez en visite si elle peut encore servir"],
      luxury: ["{originalFireplace}, et la pièce a un centre"],
      trendy: ["{originalFireplace} : l’ancienne star du salon, toujours en poste"],
    },
    end: { friendly: ["La cheminée, vous la feriez ramoner ou fleurir ?"], luxury: ["Il ne manque qu’un fauteuil."] },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    open: {
      professional: ["À l’intérieur, {fireplace}."],
      friendly: ["On sait déjà où iront les fauteuils : il y a {fireplace}."],
      luxury: ["{fireplace}, et la pièce s’ordonne autour."],
      trendy: ["{fireplace}. Chocolat chaud en option."],
    },
    line: {
      professional: ["À l’intérieur, {fireplace}"],
      friendly: ["{fireplace} : les fauteuils savent de quel côté se tourner"],
      luxury: ["{fireplace}, autour de laquelle on parle plus bas"],
      trendy: ["{fireplace} : le coin plaid est validé"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🔥",
    title: ["{city} : {beds.num} et un poêle à bois", "Le poêle à bois, {city}"],
    open: {
      professional: ["Pour l’hiver, {woodStove}."],
      friendly: ["L’hiver, tout le monde finit au même endroit : il y a {woodStove}."],
      luxury: ["Le soir, quelques bûches, et la conversation fait le reste : il y a {woodStove}."],
      trendy: ["{woodStove}. L’hiver peut venir, on a du répondant 🔥"],
    },
    line: {
      professional: ["Chauffage au bois : {woodStove}"],
      friendly: ["{woodStove}, et un bruit de bûches qui remplace les écrans"],
      luxury: ["{woodStove}, pour les soirs qui n’appellent personne"],
      trendy: ["{woodStove} : mode plaid activé"],
    },
    end: {
      friendly: ["Qui s’occupe des bûches ?"],
      trendy: ["Team plaid ou team bûches ?"],
      luxury: ["Le reste de la soirée vous appartient."],
    },
  },
  {
    on: ["underfloorHeating"],
    icon: "🌡️",
    line: {
      professional: ["Chauffage par le sol"],
      friendly: ["Un chauffage au sol : l’hiver, on marche pieds nus"],
      luxury: ["La chaleur vient du sol, sans bruit"],
      trendy: ["Chauffage au sol : tes chaussons vont chômer"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["Chauffage individuel"],
      friendly: ["Chauffage individuel : c’est vous qui tenez le bouton"],
      luxury: ["Le chauffage est individuel : la température ne se négocie qu’avec vous-même"],
      trendy: ["Chauffage individuel : ton thermostat, ta loi"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      any: ["Chauffage urbain : pas de chaudière à surveiller"],
      professional: ["Chauffage urbain"],
      luxury: ["La chaleur arrive par le réseau, sans qu’on y pense"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      any: ["{centralHeating} : toutes les pièces à la même enseigne"],
      professional: ["Chauffage central"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🌡️",
    line: { any: ["{gasHeating}"], professional: ["Chauffage au gaz"] },
  },
  {
    on: ["heatPump"],
    icon: "🌡️",
    open: {
      any: ["Le chauffage va chercher sa chaleur dehors : {heatPump}."],
      professional: ["Chauffage : {heatPump}."],
    },
    line: {
      professional: ["Chauffage : {heatPump}"],
      friendly: ["{heatPump} : le chauffage puise dehors une bonne part de sa chaleur"],
      luxury: ["{heatPump}, au service de l’hiver"],
      trendy: ["{heatPump} : le chauffage a changé de siècle"],
    },
  },
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: ["Équipement : {airConditioning}"],
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
      professional: ["Équipement : {freshAir}"],
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
      professional: ["Équipement : {solar}"],
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
      professional: ["Équipement : {smartLock}"],
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
