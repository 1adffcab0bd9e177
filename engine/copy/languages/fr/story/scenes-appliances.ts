/** Appliances that come with the home in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const appliances: readonly Scene[] = [
  {
    on: ["fridge"],
    icon: "🧊",
    line: {
      professional: ["Réfrigérateur sur place", "La cuisine garde son réfrigérateur", "Un réfrigérateur est fourni"],
      friendly: [
        "Le réfrigérateur est déjà là, rien à livrer",
        "Il y a {fridge} : les courses peuvent commencer le premier soir",
        "Pas de frigo à acheter, il est sur place",
      ],
      luxury: [
        "{fridge} sur place, à remplir à votre goût",
        "Le réfrigérateur est en place",
        "La cuisine comprend {fridge}",
      ],
      trendy: ["{fridge} sur place : apporte tes magnets", "Le frigo reste, un achat de moins", "Frigo fourni"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: {
      professional: ["Lave-linge sur place", "Un lave-linge est installé", "Le lave-linge est fourni"],
      friendly: [
        "Un lave-linge sur place : le dimanche ne se passe plus à la laverie",
        "Le lave-linge est déjà installé",
        "Pas de machine à porter dans l’escalier, le lave-linge est là",
      ],
      luxury: ["Un lave-linge sur place", "Le linge se lave chez soi", "Le lave-linge est fourni, rien à porter"],
      trendy: [
        "Lave-linge sur place : la laverie te regrette déjà",
        "Machine à laver fournie",
        "Le lave-linge t’attend, pas besoin d’en acheter un",
      ],
    },
  },
  {
    on: ["appliances"],
    icon: "🔌",
    line: {
      professional: [
        "L’électroménager est compris",
        "Les appareils ménagers restent sur place",
        "Le logement dispose de son électroménager",
      ],
      friendly: [
        "L’électroménager est là : il ne manque que les courses",
        "Les appareils de cuisine sont fournis, vous n’avez rien à acheter",
        "Côté électroménager, tout ce qui est en place reste",
      ],
      luxury: ["L’électroménager est en place", "Les appareils sont fournis", "La cuisine conserve son électroménager"],
      trendy: [
        "L’électroménager reste : moins à porter, moins à payer",
        "Les appareils sont déjà là",
        "Électroménager compris, ton budget respire",
      ],
    },
  },
];
