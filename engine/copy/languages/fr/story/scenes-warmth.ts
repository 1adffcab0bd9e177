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
      luxury: ["La pièce a gardé sa cheminée : {originalFireplace}."],
      trendy: ["{originalFireplace}. Le genre de détail qu’aucun magasin ne livre."],
    },
    line: {
      professional: ["La pièce a conservé {originalFireplace}"],
      friendly: ["{originalFireplace} : demandez en visite si elle peut encore servir"],
      luxury: ["{originalFireplace}, au centre de la pièce"],
      trendy: ["{originalFireplace} : le cachet, le vrai"],
    },
    end: {
      friendly: ["La cheminée, vous la feriez ramoner ou fleurir ?"],
      luxury: ["Il ne manque qu’un fauteuil."],
    },
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
      professional: ["La pièce de vie a {fireplace}"],
      friendly: ["Il y a {fireplace} : demandez en visite si elle fonctionne"],
      luxury: ["{fireplace}, et les fauteuils autour"],
      trendy: ["Il y a {fireplace} : le coin plaid est trouvé"],
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
      professional: ["Pour l’hiver, {woodStove} complète le chauffage", "Pour les soirées d’hiver, {woodStove}"],
      friendly: ["Il y a {woodStove} : l’hiver, on finit tous dans la même pièce"],
      luxury: ["{woodStove}, pour les soirs d’hiver"],
      trendy: ["Il y a {woodStove} : le chauffage, et l’ambiance avec"],
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
      professional: ["Le chauffage passe par le sol : les murs restent libres"],
      friendly: ["Le chauffage est au sol : l’hiver, on marche pieds nus"],
      luxury: ["La chaleur vient du sol"],
      trendy: ["Chauffage au sol : tes chaussons vont chômer"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["Le chauffage est individuel : chacun règle et paie le sien"],
      friendly: ["Le chauffage est individuel : vous réglez, vous payez ce que vous consommez"],
      luxury: ["Le chauffage est individuel"],
      trendy: ["Chauffage individuel : ton thermostat, ta loi"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      professional: ["Le chauffage est urbain, sans chaudière à entretenir"],
      luxury: ["Le chauffage est urbain"],
      friendly: ["Le chauffage est urbain : pas de chaudière à surveiller"],
      trendy: ["Chauffage urbain : pas de chaudière à chouchouter"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      professional: ["Le chauffage est central"],
      friendly: ["Le chauffage est central"],
      luxury: ["Chauffage central"],
      trendy: ["Chauffage central"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🌡️",
    line: {
      professional: ["Le chauffage est au gaz"],
      friendly: ["On se chauffe au gaz : demandez à voir les dernières factures"],
      luxury: ["Chauffage au gaz"],
      trendy: ["Chauffage au gaz : demande les factures de l’hiver"],
    },
  },
  {
    on: ["heatPump"],
    icon: "🌡️",
    open: {
      any: ["Le chauffage va chercher sa chaleur dehors : {heatPump}."],
      professional: ["Chauffage : {heatPump}."],
    },
    line: {
      professional: ["Le chauffage est assuré par {heatPump}"],
      friendly: ["On se chauffe avec {heatPump} : demandez les dernières factures"],
      luxury: ["{heatPump}, pour l’hiver"],
      trendy: ["On se chauffe avec {heatPump} : demande les factures de l’hiver"],
    },
  },
];
