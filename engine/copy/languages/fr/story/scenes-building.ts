/** Walls, age, works done, and what a building shares, in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
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
      friendly: ["Les devis, la poussière, les week-ends chez le carreleur : d’autres s’en sont chargés. Ici, {fullyRenovated}."],
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
      any: ["{wellKept} : cela se vérifie aux détails, regardez les joints et les poignées"],
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
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["Immeuble avec ascenseur"],
      friendly: ["Un ascenseur : les packs d’eau montent sans vous"],
      luxury: ["Un ascenseur, et l’on arrive chez soi sans essoufflement"],
      trendy: ["Ascenseur : tes mollets enverront une carte de remerciement"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      any: ["{twoLifts} : le matin, on attend moins"],
      professional: ["Immeuble avec {twoLifts}"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏙️",
    open: {
      professional: ["Le logement se trouve au dernier étage."],
      friendly: ["Au dernier étage, les pas au-dessus de la tête sont ceux des pigeons."],
      luxury: ["Dernier étage. Ensuite, le ciel."],
      trendy: ["Dernier étage : au-dessus, c’est la météo."],
    },
    line: {
      professional: ["Dernier étage"],
      friendly: ["Au dernier étage : au-dessus, il n’y a que le toit"],
      luxury: ["Au dernier étage, le plafond touche au ciel"],
      trendy: ["Dernier étage : personne ne fait du tap dance au-dessus"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    line: {
      professional: ["Présence d’un gardien"],
      friendly: ["Un gardien : quelqu’un sait quand le plombier est passé"],
      luxury: ["Un gardien, et une présence dans l’entrée"],
      trendy: ["Un gardien : tes colis ont un ami"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    open: {
      friendly: ["Vos colis vous attendent, au lieu de l’inverse : il y a {parcelBox}."],
      trendy: ["« Vous étiez absent » : phrase disparue. Il y a {parcelBox}."],
    },
    line: {
      professional: ["Parties communes : {parcelBox}"],
      friendly: ["{parcelBox} : le colis attend votre retour, et non l’inverse"],
      luxury: ["{parcelBox}, et les livraisons se font oublier"],
      trendy: ["{parcelBox} : l’avis de passage, c’est du passé"],
    },
  },
  {
    on: ["intercom"],
    icon: "🔔",
    line: { any: ["{intercom} à l’entrée"], trendy: ["{intercom} : tu sais qui monte avec les pizzas"] },
  },
  {
    on: ["videoIntercom"],
    icon: "🔔",
    line: {
      any: ["{videoIntercom} : on voit qui sonne avant d’ouvrir"],
      professional: ["Accès : {videoIntercom}"],
    },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      any: ["{autoLock} : la porte de l’immeuble ne s’ouvre qu’à ceux qui ont le code"],
      professional: ["Accès : {autoLock}"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "🛎️",
    line: { any: ["{securityGuard} à l’entrée"], professional: ["Accès : {securityGuard}"] },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      professional: ["Dans la résidence, {gym}"],
      friendly: ["{gym} dans la résidence : la bonne résolution n’a plus la météo pour excuse"],
      luxury: ["{gym} sur place, à l’heure qui vous arrange"],
      trendy: ["{gym} dans la résidence : l’excuse de la pluie tombe à l’eau"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "🛋️",
    line: {
      any: ["{clubhouse} dans la résidence"],
      friendly: ["{clubhouse} dans la résidence, pour croiser ses voisins ailleurs qu’au local à poubelles"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      any: ["{playground} dans la résidence : le toboggan est en bas"],
      professional: ["Dans la résidence, {playground}"],
    },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      any: ["{carAndPedestrianApart} : dans la résidence, on marche le nez en l’air"],
      professional: ["Dans la résidence, {carAndPedestrianApart}"],
    },
  },
  {
    on: ["stepFree"],
    icon: "🚪",
    line: {
      any: ["{stepFree} : la valise roule jusqu’à la porte"],
      professional: ["Accès : {stepFree}"],
    },
  },
  {
    on: ["reinforcedConcrete"],
    icon: "🧱",
    line: { any: ["{reinforcedConcrete}"], professional: ["Structure en béton armé"] },
  },
];
