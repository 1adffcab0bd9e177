/** More scenes on two things at once, in French: walls and works, arrival, air and light. */
import type { Scene } from "#engine/copy/languages/base/story";

export const morePairs: readonly Scene[] = [
  {
    on: ["stoneHouse", "renovated"],
    icon: "🪨",
    weight: 94,
    title: ["{city} : pierre et {renovated.bare}"],
    open: {
      professional: ["Des murs de pierre et {renovated} : l’ancien, remis en état."],
      friendly: ["Les murs sont en pierre, et le gros du chantier est passé : {renovated}."],
      luxury: ["Des murs de pierre, puis {renovated}. L’ordre a son importance."],
      trendy: ["Murs de pierre, {renovated} : vieille âme, prises récentes ?"],
    },
    line: {
      professional: ["Les murs sont en pierre, avec {renovated}"],
      friendly: ["Des murs de pierre et {renovated} : l’ancien, sans ouvrir un chantier en arrivant"],
      luxury: ["Des murs de pierre et {renovated}"],
      trendy: ["Murs de pierre et {renovated} : le vintage, mise à jour comprise"],
    },
  },
  {
    on: ["pre1940", "year", "renovated"],
    icon: "🕰️",
    weight: 92,
    title: ["{city} : {year.num}, puis {renovated.bare}"],
    open: {
      professional: ["La construction date de {year.num} ; depuis, {renovated}."],
      friendly: ["Ces murs se racontent en dates : {year.num} pour la construction, puis {renovated}."],
      luxury: ["En {year.num}, on montait ces murs. Depuis, {renovated}. Entre les deux, ils gardent tout pour eux."],
      trendy: ["Sorti en {year.num}, remasterisé depuis : {renovated}."],
    },
    line: {
      friendly: ["Construit en {year.num}, avec {renovated} : des murs anciens, un intérieur plus récent"],
      professional: ["La construction date de {year.num}, avec {renovated} depuis"],
      luxury: ["Construit en {year.num}, avec {renovated}"],
      trendy: ["Construit en {year.num}, avec {renovated} : le vintage sans les travaux"],
    },
  },
  {
    on: ["stoneHouse", "fibre"],
    icon: "💻",
    weight: 62,
    line: {
      professional: ["Murs de pierre, et la fibre"],
      friendly: [
        "Des murs de pierre et la fibre : la visio se lance, le décor derrière vous se tait et fait son effet",
      ],
      luxury: ["La pierre dehors, la fibre dedans"],
      trendy: ["La fibre, pour lancer la visio entre des murs de pierre"],
    },
  },
  {
    on: ["vaultedCellar", "woodStove"],
    icon: "🍷",
    weight: 108,
    title: ["Le poêle et la cave voûtée, {city}"],
    open: {
      professional: ["{woodStove} pour la pièce, {vaultedCellar} pour les bouteilles."],
      friendly: ["Une bouteille qu’on remonte, quelques bûches : ici, il y a {vaultedCellar} et {woodStove}."],
      luxury: ["{vaultedCellar} pour choisir la bouteille, {woodStove} pour la finir."],
      trendy: ["{vaultedCellar}, {woodStove} : l’hiver va te plaire 🍷"],
    },
    line: {
      professional: ["La maison a {woodStove} et {vaultedCellar}"],
      friendly: ["{woodStove} pour les soirées, {vaultedCellar} pour les bouteilles"],
      luxury: ["{woodStove} et {vaultedCellar}, pour les soirs d’hiver"],
      trendy: ["{woodStove} et {vaultedCellar} : tu sais où finira novembre"],
    },
    end: {
      friendly: ["Qui descend choisir la bouteille ?"],
      luxury: ["Reste à descendre choisir la bouteille."],
      trendy: ["Tu descends chercher la bouteille ?"],
    },
  },
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🔌",
    weight: 92,
    open: {
      professional: ["{appliancesRenewed}, Internet déjà installé : on emménage et tout fonctionne."],
      friendly: [
        "Le premier soir, souvent, on cherche une prise et du réseau. Ici : {appliancesRenewed}, Internet déjà installé.",
      ],
      trendy: ["{appliancesRenewed}, Internet déjà installé : ton premier soir ressemble à un vrai soir."],
    },
    line: {
      friendly: ["{appliancesRenewed}, Internet déjà installé : dès le premier soir, on dîne et on regarde un film"],
      trendy: ["{appliancesRenewed}, Internet déjà installé : carton, douche, série"],
      professional: ["L’équipement est récent : {appliancesRenewed}, et Internet est installé"],
      luxury: ["{appliancesRenewed}, et Internet déjà installé"],
    },
  },
  {
    on: ["furnished", "broadband"],
    icon: "🛋️",
    weight: 84,
    line: {
      any: ["Mobilier compris, Internet déjà installé"],
      friendly: ["Mobilier compris, Internet déjà installé : on arrive avec une valise et un mot de passe"],
      trendy: ["Mobilier compris, Internet déjà installé : une valise et c’est réglé"],
    },
  },
  {
    on: ["noKeyMoney", "nearTransit"],
    icon: "💴",
    weight: 118,
    title: ["Sans key money, {transit}"],
    open: {
      professional: ["Pas de key money à l’entrée ; {transit}."],
      friendly: ["Bonne nouvelle, et même double : pas de key money, et {transit}."],
      trendy: ["Pas de key money. Et {transit}. Relis doucement."],
      luxury: ["Pas de key money ; {transit}. L’entrée est simple, le départ aussi."],
    },
    line: {
      any: ["Pas de key money ; {transit}"],
    },
  },
  {
    on: ["moveInAnyTime", "furnished"],
    icon: "🗝️",
    weight: 88,
    line: {
      any: ["Libre tout de suite, mobilier compris"],
      friendly: ["Libre tout de suite, mobilier compris : la valise peut sortir du placard"],
    },
  },
  {
    on: ["bothSides", "topFloor"],
    icon: "🌬️",
    weight: 90,
    line: {
      any: ["Traversant, au dernier étage"],
      friendly: ["Traversant et au dernier étage : l’air circule, et personne ne marche au-dessus"],
      luxury: ["Traversant, au dernier étage : l’air et la hauteur"],
    },
  },
  {
    on: ["livingSouth", "southBalcony"],
    icon: "🌞",
    weight: 100,
    open: {
      professional: ["Le séjour est plein sud, prolongé par {southBalcony}."],
      friendly: ["Tout ce qui compte est du côté du soleil : le séjour est plein sud, et il y a {southBalcony}."],
      luxury: ["Le séjour et {southBalcony} : le même soleil, dedans et dehors."],
      trendy: ["Séjour plein sud, et {southBalcony} : tes plantes n’en reviennent pas ☀️"],
    },
    line: {
      friendly: ["Le séjour est plein sud, et il y a {southBalcony} : on suit le soleil d’un pas"],
      luxury: ["Le séjour et {southBalcony} partagent le soleil"],
      trendy: ["Séjour plein sud et {southBalcony} : soleil en stéréo"],
      professional: ["Le séjour est plein sud, et le logement a {southBalcony}"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🪟",
    weight: 70,
    line: {
      any: ["Fenêtre dans la cuisine et dans la salle de bains"],
      friendly: ["Une fenêtre dans la cuisine, une dans la salle de bains : la vapeur sait par où sortir"],
      luxury: ["Le jour entre aussi dans la cuisine et la salle de bains"],
      trendy: ["Fenêtre en cuisine et en salle de bains : la buée a compris"],
    },
  },
  {
    on: ["lift", "cellar"],
    icon: "🛗",
    weight: 66,
    line: {
      any: ["Un ascenseur pour monter les courses, {cellar} pour ce qui peut attendre"],
      professional: ["Ascenseur et {cellar}"],
    },
  },
  {
    on: ["pool", "terrace"],
    icon: "🏊",
    weight: 108,
    title: ["{city} : {pool} et {terrace}"],
    open: {
      any: ["{pool}, {terrace} : l’été s’explique tout seul."],
      friendly: ["Le plan de l’été : {pool}, {terrace}, et quelqu’un pour couper la pastèque."],
      luxury: ["{pool}, {terrace}. L’été sait où s’installer."],
    },
    line: {
      any: ["{pool} et {terrace} : l’été est complet"],
      professional: ["À l’extérieur, {pool} et {terrace}"],
    },
  },
];
