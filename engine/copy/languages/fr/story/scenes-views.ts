/** Views, and openings where nothing else leads, in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
  {
    on: ["seaView"],
    icon: "🌊",
    title: ["{city} : {beds.num}, vue sur la mer"],
    open: {
      professional: ["Le logement offre une vue sur la mer."],
      friendly: ["Le premier regard du matin va loin : vue sur la mer."],
      luxury: ["Au bout du regard, la mer."],
      trendy: ["Vue sur la mer. Le fond d’écran, mais en vrai."],
    },
    line: {
      any: ["Vue sur la mer : elle change d’avis tous les jours"],
      professional: ["Vue sur la mer"],
      luxury: ["Une vue sur la mer, jamais la même"],
    },
  },
  {
    on: ["lakeView"],
    icon: "🌊",
    title: ["{city} : {beds.num}, vue sur le lac"],
    open: {
      any: ["Le logement a une vue sur le lac."],
      luxury: ["Devant, une vue sur le lac."],
    },
    line: {
      any: ["Vue sur le lac : un miroir qui fait la météo"],
      professional: ["Vue sur le lac"],
      luxury: ["Une vue sur le lac, et le ciel en double"],
      trendy: ["Vue sur le lac : la photo de profil est trouvée"],
    },
  },
  {
    on: ["riverView"],
    icon: "🌊",
    title: ["{city} : {beds.num}, vue sur le fleuve"],
    open: {
      any: ["Le logement a une vue sur le fleuve."],
      friendly: ["On regarde passer l’eau, et l’heure avec : vue sur le fleuve."],
    },
    line: {
      any: ["Vue sur le fleuve, qui passe et qui reste"],
      friendly: ["Vue sur le fleuve : on regarde passer l’eau en attendant que le thé refroidisse"],
      luxury: ["Une vue sur le fleuve, et l’heure passe avec lui"],
      trendy: ["Vue sur le fleuve : l’écran du salon a de la concurrence"],
      professional: ["Vue sur le fleuve"],
    },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    title: ["{city} : {beds.num}, vue sur la montagne"],
    open: {
      any: ["Le logement a une vue sur la montagne."],
      friendly: ["On lève le nez du café, et elle est là : vue sur la montagne."],
    },
    line: {
      any: ["Vue sur la montagne : la météo se lit à la fenêtre"],
      professional: ["Vue sur la montagne"],
      luxury: ["Une vue sur la montagne, sans rien ajouter"],
      trendy: ["Vue sur la montagne : ton fond d’écran fait de la concurrence déloyale"],
    },
  },
];
