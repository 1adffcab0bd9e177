/** Kitchens and appliances in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["newKitchen"],
    icon: "🍳",
    title: ["{city} : {beds.num}, {newKitchen}"],
    open: {
      professional: ["Un poste de moins à prévoir : {newKitchen}."],
      friendly: ["La pièce qu’on refait toujours en premier est déjà faite : {newKitchen}."],
      luxury: ["Commençons à table : {newKitchen}."],
      trendy: ["{newKitchen}. Il ne manque que tes recettes."],
    },
    line: {
      professional: ["La cuisine est faite : {newKitchen}"],
      friendly: ["{newKitchen} : un gros poste de moins en arrivant"],
      luxury: ["{newKitchen}, prête à servir"],
      trendy: ["{newKitchen} : il ne manque que tes recettes"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    line: {
      professional: ["La cuisine est équipée", "Cuisine équipée : rien à acheter pour cuisiner le premier soir"],
      friendly: [
        "La cuisine est équipée : on cuisine dès le premier soir",
        "La cuisine est déjà équipée, un achat de moins en arrivant",
      ],
      luxury: ["La cuisine est équipée"],
      trendy: ["Cuisine équipée : les pâtes du premier soir sont sauvées"],
    },
  },
  {
    on: ["openKitchen"],
    icon: "🍳",
    open: {
      professional: ["La cuisine s’ouvre sur la pièce de vie."],
      friendly: ["Celui qui épluche suit la conversation : la cuisine est ouverte."],
      luxury: ["Celui qui cuisine reste de la soirée : la cuisine est ouverte."],
      trendy: ["Cuisine ouverte : on te voit brûler les oignons, et on t’aime quand même."],
    },
    line: {
      professional: [
        "La cuisine est ouverte sur la pièce de vie",
        "Cuisine et séjour communiquent",
        "La cuisine, ouverte, prolonge le séjour",
      ],
      friendly: [
        "La cuisine est ouverte : on prépare le dîner sans quitter la conversation",
        "Depuis la cuisine, ouverte, on suit ce qui se passe au séjour",
        "Cuisine ouverte : celui qui cuisine reste avec les autres",
      ],
      luxury: [
        "Une cuisine ouverte ; on cuisine en compagnie",
        "La cuisine s’ouvre sur la pièce de vie",
        "Entre cuisine et séjour, pas de cloison",
      ],
      trendy: [
        "Cuisine ouverte : tu cuisines sans rater la conversation",
        "La cuisine donne sur le séjour, l’apéro se prépare à plusieurs",
        "Pas de mur entre la cuisine et toi : elle est ouverte",
      ],
    },
  },
  {
    on: ["kitchenIsland"],
    icon: "🏝️",
    open: {
      any: ["Tout le monde finit toujours debout autour : {kitchenIsland}."],
      luxury: ["On s’accoude, on bavarde, on goûte : {kitchenIsland}."],
    },
    line: {
      professional: ["Dans la cuisine, {kitchenIsland}"],
      friendly: ["{kitchenIsland} : on y pose les courses, les coudes et les confidences"],
      luxury: ["{kitchenIsland}, le comptoir des fins de journée"],
      trendy: ["{kitchenIsland} : la table où personne ne s’assoit et où tout se passe"],
    },
  },
  {
    on: ["kitchenDiner"],
    icon: "🍽️",
    line: {
      professional: ["Cuisine dînatoire"],
      friendly: ["Une cuisine dînatoire : le plat fait le trajet sans refroidir"],
      luxury: ["Une cuisine où l’on dîne, et où l’on reste"],
      trendy: ["Cuisine dînatoire : du fouet à la fourchette sans changer de pièce"],
    },
  },
  {
    on: ["gasStove"],
    icon: "🔥",
    line: {
      any: ["{gasStove} : la flamme se règle à l’œil"],
      professional: ["Cuisson : {gasStove}"],
      trendy: ["{gasStove} : le wok est content"],
    },
  },
  {
    on: ["inductionHob"],
    icon: "🍳",
    line: {
      any: ["{inductionHob} : un coup d’éponge, et c’est propre"],
      professional: ["Cuisson : {inductionHob}"],
      trendy: ["{inductionHob} : l’eau des pâtes n’a plus le temps de te narguer"],
    },
  },
  {
    on: ["dishwasher"],
    icon: "🍽️",
    line: {
      professional: ["Lave-vaisselle installé"],
      friendly: ["Un lave-vaisselle : après le dîner, on reste à table"],
      luxury: ["Un lave-vaisselle, pour que la soirée ne finisse pas à l’évier"],
      trendy: ["Lave-vaisselle : une dispute de moins par jour"],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    line: {
      any: ["{washerDryer} : l’étendoir quitte le salon"],
      professional: ["Pour le linge, {washerDryer}"],
    },
  },
  {
    on: ["washerPlace"],
    icon: "🧺",
    line: {
      any: ["{washerPlace}, déjà prévu"],
      professional: ["Prévu au plan : {washerPlace}"],
    },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🧊",
    title: ["{city} : électroménager tout changé"],
    open: {
      professional: ["À signaler d’abord : {appliancesRenewed}."],
      friendly: ["La vieille machine à apprivoiser, ce sera pour une autre fois. Ici : {appliancesRenewed}."],
      luxury: ["Rien d’ancien à remplacer : {appliancesRenewed}."],
      trendy: ["Le frigo hanté, c’est fini : {appliancesRenewed}."],
    },
    line: {
      professional: ["À noter, {appliancesRenewed}"],
      friendly: ["{appliancesRenewed} : pas de vieille machine à dompter"],
      luxury: ["{appliancesRenewed}"],
      trendy: ["{appliancesRenewed} : le vieux frigo bruyant, c’est fini"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🛁",
    line: {
      professional: ["Poste récent : {newBathroom}"],
      friendly: ["{newBathroom} : un chantier de moins, et pas le moindre"],
      luxury: ["{newBathroom}"],
      trendy: ["{newBathroom} : un chantier de moins"],
    },
  },
];
