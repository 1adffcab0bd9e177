/** Fire and heating in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const warmth: readonly Scene[] = [
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
      any: ["{centralHeating}"],
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
];
