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
      professional: ["Les murs sont en pierre"],
      friendly: ["Des murs de pierre : l’été, on ferme les volets et on attend le soir"],
      luxury: ["Des murs de pierre"],
      trendy: ["Murs de pierre : le cachet est d’origine"],
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
      professional: ["Une construction de {year.num}."],
      friendly: ["Construit en {year.num} : on n’achète pas que des mètres carrés."],
      luxury: ["Les murs datent de {year.num}."],
      trendy: ["Construit en {year.num}. Tes stories durent moins longtemps."],
    },
    line: {
      professional: ["La construction date de {year.num}"],
      friendly: ["C’est construit en {year.num} : du cachet, et quelques questions à poser"],
      luxury: ["Une construction de {year.num}"],
      trendy: ["Construit en {year.num} : le vintage, le vrai"],
    },
  },
  {
    on: ["fullyRenovated"],
    icon: "🔨",
    title: ["{city} : {beds.num}, {fullyRenovated.bare}"],
    open: {
      professional: ["Le bien sort de travaux : {fullyRenovated}."],
      friendly: [
        "Les devis, la poussière, les week-ends chez le carreleur : d’autres s’en sont chargés. Ici, {fullyRenovated}.",
      ],
      luxury: ["Le chantier est loin : {fullyRenovated}."],
      trendy: ["Spoiler : la perceuse reste dans sa boîte. Au programme, {fullyRenovated}."],
    },
    line: {
      professional: ["L’intérieur a fait l’objet de travaux : {fullyRenovated}"],
      friendly: ["{fullyRenovated} : les week-ends restent des week-ends"],
      luxury: ["{fullyRenovated}, sans chantier à prévoir", "{fullyRenovated}"],
      trendy: ["{fullyRenovated} : tes samedis échappent au magasin de bricolage"],
    },
  },
  {
    on: ["renovated"],
    icon: "🔨",
    open: {
      professional: ["Sur l’état, une date : {renovated}."],
      friendly: ["Le chantier a déjà eu lieu : {renovated}."],
      luxury: ["L’ancien a été repris avec soin : {renovated}."],
      trendy: ["Avant/après, on a gardé l’après : {renovated}."],
    },
    line: {
      professional: ["À noter, {renovated} ; le détail des postes se demande en visite"],
      friendly: ["{renovated} : demandez en visite ce qui a été refait"],
      luxury: ["{renovated}"],
      trendy: ["{renovated} : le gros des travaux est passé"],
    },
  },
  {
    on: ["newRoof"],
    icon: "🏠",
    line: {
      professional: ["La couverture a été reprise : {newRoof}"],
      friendly: ["{newRoof} : une grosse dépense de moins en vue"],
      luxury: ["{newRoof}"],
      trendy: ["{newRoof} : l’orage, tu l’écoutes tranquille"],
    },
  },
  {
    on: ["newBoiler"],
    icon: "🌡️",
    line: {
      professional: ["Le chauffage fonctionne avec {newBoiler}"],
      trendy: ["{newBoiler} : la douche chaude est un acquis"],
      friendly: ["{newBoiler} : un poste déjà réglé"],
      luxury: ["{newBoiler}"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      professional: ["Les ouvertures ont été reprises : {newWindows}"],
      luxury: ["{newWindows}, et le dehors reste dehors"],
      friendly: ["{newWindows} : une dépense de moins à prévoir"],
      trendy: ["{newWindows} : les courants d’air ont perdu"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🧹",
    line: {
      friendly: ["{wellKept} : cela se voit aux détails"],
      professional: ["Le bien a été entretenu avec soin"],
      luxury: ["{wellKept}"],
      trendy: ["{wellKept} : ça se voit sur place"],
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
      friendly: ["Le propriétaire y a vécu et l’a entretenu lui-même"],
      trendy: ["Le proprio y a vécu, et ça compte"],
      professional: ["Le propriétaire l’a habité et entretenu lui-même"],
      luxury: ["Habité et entretenu par son propriétaire"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "🛋️",
    line: {
      friendly: [
        "Les finitions sont soignées : on pose ses meubles sans rien reprendre",
        "Côté finitions, c’est soigné : pas de pinceau à sortir",
        "L’intérieur est soigné",
      ],
      luxury: ["Des finitions soignées", "L’intérieur a été fini avec soin", "Le soin est dans les finitions"],
      trendy: [
        "Finitions soignées : zoome si tu veux",
        "C’est fini proprement, regarde les détails",
        "Déco soignée, tu poses tes cartons et c’est bon",
      ],
      professional: [
        "Les finitions sont soignées",
        "L’intérieur présente des finitions soignées",
        "Le niveau de finition est soigné",
      ],
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
      professional: ["La construction est neuve"],
      friendly: ["C’est du neuf : les premières habitudes seront les vôtres"],
      luxury: ["Une construction neuve"],
      trendy: ["C’est du neuf : les premiers trous dans les murs, ce sera toi"],
    },
  },
];
