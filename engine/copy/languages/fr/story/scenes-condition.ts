/** Walls, age and works done in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const condition: readonly Scene[] = [
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["{city} : {beds.num}, murs de pierre"],
    open: {
      professional: ["Des murs de pierre : le caractère est dans la construction."],
      friendly: ["Posez la main dessus : ce sont des murs de pierre."],
      luxury: ["La pierre d’abord. Le reste s’y adosse."],
      trendy: ["Murs de pierre. Même ta playlist y sonnera mieux."],
    },
    line: {
      professional: ["Murs de pierre"],
      friendly: ["Des murs de pierre : de quoi faire patienter l’été à la porte"],
      luxury: ["Des murs de pierre, et le temps pour voisin"],
      trendy: ["Murs de pierre : le filtre vintage est d’origine"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    line: {
      any: ["Des murs de brique : la couleur vient du four, pas du pinceau"],
      professional: ["Construction en brique"],
      luxury: ["La brique, sa chaleur et ses joints patients"],
    },
  },
  {
    on: ["timberHouse"],
    icon: "🌲",
    line: {
      any: ["Ossature bois"],
      friendly: ["Une ossature bois : une charpente qu’on habite"],
      luxury: ["Une ossature de bois, et la douceur des matières simples"],
    },
  },
  {
    on: ["pre1940", "year"],
    icon: "🕰️",
    weight: 64,
    title: ["{city} : {beds.num}, depuis {year.num}"],
    open: {
      professional: ["{year.num} : c’est la date de construction."],
      friendly: ["{year.num}. Oui, c’est bien l’année de construction."],
      luxury: ["Les murs datent de {year.num}. Ils savent attendre."],
      trendy: ["Construit en {year.num}. Tes stories durent moins longtemps."],
    },
    line: {
      professional: ["Construction de {year.num}"],
      friendly: ["Construit en {year.num} : les murs ont eu le temps de prendre du caractère"],
      luxury: ["Construit en {year.num}, et toujours là pour le dîner"],
      trendy: ["Construit en {year.num} : le vintage, le vrai"],
    },
  },
  {
    on: ["fullyRenovated"],
    icon: "🔨",
    title: ["{city} : {beds.num}, {fullyRenovated.bare}"],
    open: {
      professional: ["L’état du bien, en premier : {fullyRenovated}."],
      friendly: [
        "Les devis, la poussière, les week-ends chez le carreleur : d’autres s’en sont chargés. Ici, {fullyRenovated}.",
      ],
      luxury: ["Le chantier est loin : {fullyRenovated}."],
      trendy: ["Spoiler : la perceuse reste dans sa boîte. Au programme, {fullyRenovated}."],
    },
    line: {
      professional: ["État : {fullyRenovated}"],
      friendly: ["{fullyRenovated} : les week-ends restent des week-ends"],
      luxury: ["{fullyRenovated}, et plus une trace du chantier"],
      trendy: ["{fullyRenovated} : les samedis au magasin de bricolage sont annulés"],
    },
  },
  {
    on: ["renovated"],
    icon: "🔨",
    open: {
      professional: ["L’état du bien, en premier : {renovated}."],
      friendly: ["Le gros de la poussière est derrière : {renovated}."],
      luxury: ["Une main est passée par là, avec soin : {renovated}."],
      trendy: ["Avant/après, on a gardé l’après : {renovated}."],
    },
    line: {
      professional: ["État : {renovated}"],
      friendly: ["{renovated} : la date est connue, demandez le détail des postes en visite"],
      luxury: ["{renovated}, et l’ancien garde sa voix"],
      trendy: ["{renovated} : le lifting est fait"],
    },
  },
  {
    on: ["newRoof"],
    icon: "🏠",
    line: {
      professional: ["Couverture : {newRoof}"],
      friendly: ["{newRoof} : la pluie peut tambouriner, on l’écoute tranquillement"],
      luxury: ["{newRoof}, et les nuits d’orage restent belles"],
      trendy: ["{newRoof} : les orages passent en bruit de fond"],
    },
  },
  {
    on: ["newBoiler"],
    icon: "🌡️",
    line: {
      any: ["{newBoiler} : un poste déjà derrière vous"],
      professional: ["Chauffage : {newBoiler}"],
      trendy: ["{newBoiler} : la douche chaude est un acquis"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      any: ["{newWindows} : le froid a perdu ses entrées"],
      professional: ["Menuiseries : {newWindows}"],
      luxury: ["{newWindows}, et le dehors reste dehors"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🧹",
    line: {
      any: ["{wellKept} : cela se voit aux joints et aux poignées"],
      friendly: ["{wellKept} : regardez les joints et les poignées, ce sont eux qui parlent"],
      professional: ["Entretien soigné"],
      luxury: ["Un entretien soigné, jusque dans les angles"],
    },
  },
  {
    on: ["ownerOccupied"],
    icon: "🧹",
    open: {
      professional: ["Un logement que son propriétaire a habité et entretenu lui-même."],
      friendly: ["Son propriétaire y a vécu et s’en est occupé lui-même : on prend soin autrement de ce qu’on habite."],
    },
    line: {
      any: ["Habité et entretenu par son propriétaire"],
      friendly: ["Le propriétaire y a vécu et l’a entretenu lui-même"],
      trendy: ["Le proprio y a vécu, et ça compte"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "🛋️",
    line: {
      any: ["Finitions soignées"],
      friendly: ["Des finitions soignées : l’œil n’accroche sur rien, la main non plus"],
      luxury: ["Des finitions soignées, à regarder de près"],
      trendy: ["Finitions soignées, zoome si tu veux"],
    },
  },
  {
    on: ["newBuild"],
    icon: "🏗️",
    open: {
      professional: ["Une construction neuve."],
      friendly: ["Personne n’a encore choisi la place du canapé : c’est une construction neuve."],
      trendy: ["Du neuf. Du vrai."],
      luxury: ["Tout commence : une construction neuve."],
    },
    line: {
      professional: ["Construction neuve"],
      friendly: ["Construction neuve : les murs n’ont pas encore d’anecdotes, à vous d’en fournir"],
      luxury: ["Une construction neuve, page blanche"],
      trendy: ["Neuf : tu seras le premier à râler contre les cartons"],
    },
  },
];
