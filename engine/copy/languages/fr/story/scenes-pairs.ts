/** Scenes that rest on two things at once, in French: what one is worth beside the other. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairs: readonly Scene[] = [
  {
    on: ["catsAllowed", "southBalcony"],
    icon: "🐱",
    weight: 104,
    title: ["{city} : balcon plein sud, chat accepté"],
    open: {
      professional: ["Les chats sont acceptés, et le logement a {southBalcony}."],
      friendly: ["Chats acceptés, et {southBalcony} : une chaise pour vous, un panier pour lui 🐾"],
      luxury: ["Il y a {southBalcony}. Les chats y sont admis."],
      trendy: ["Chats acceptés, {southBalcony} : la sieste est déjà réservée 🐱"],
    },
    line: {
      professional: ["Les chats sont acceptés ; le logement a {southBalcony}"],
      friendly: ["Les chats sont acceptés, et {southBalcony} vous attend tous les deux"],
      luxury: ["{southBalcony}, et les chats sont acceptés"],
      trendy: ["Chats acceptés, {southBalcony} : premier arrivé, premier allongé"],
    },
    end: {
      friendly: ["La chaise ou le panier : qui s’installe d’abord ?"],
      trendy: ["Nom du chat en commentaire, c’est la règle."],
    },
  },
  {
    on: ["fittedKitchen", "terrace"],
    icon: "🍅",
    weight: 98,
    title: ["{city} : cuisine équipée et {terrace}"],
    open: {
      professional: ["La cuisine est équipée, et le bien compte {terrace}."],
      friendly: [
        "Votre premier repas dehors, ce serait quoi ? La cuisine est équipée, et il y a {terrace} pour la suite.",
      ],
      luxury: ["La cuisine est équipée, le dîner peut finir dehors : {terrace}."],
      trendy: ["Cuisine équipée, {terrace} : le menu s’écrit tout seul 🍋"],
    },
    line: {
      professional: ["La cuisine est équipée ; dehors, {terrace}"],
      friendly: ["La cuisine est équipée, et il y a {terrace} : on coupe les tomates dedans, on les mange dehors"],
      luxury: ["La cuisine est équipée ; pour dîner dehors, {terrace}"],
      trendy: ["Cuisine équipée, {terrace} : on cuisine dedans, on poste dehors"],
    },
    end: {
      friendly: ["Alors, ce menu ?"],
      trendy: ["Tu ramènes le dessert ?"],
    },
  },
  {
    on: ["openKitchen", "terrace"],
    icon: "🍅",
    weight: 96,
    line: {
      friendly: ["Une cuisine ouverte, {terrace} : celui qui oublie le sel n’a pas loin à aller"],
      luxury: ["Une cuisine ouverte, {terrace}, et le dîner circule"],
      trendy: ["Cuisine ouverte, {terrace} : l’apéro a le choix du décor"],
      professional: ["La cuisine est ouverte ; dehors, {terrace}"],
    },
  },
  {
    on: ["pre1940", "year", "originalFireplace"],
    icon: "🔥",
    weight: 110,
    title: ["{city}, {year.num} : la cheminée d’origine"],
    open: {
      professional: ["Construit en {year.num}, avec {originalFireplace}."],
      friendly: ["Tout a été construit en {year.num}, et la cheminée d’origine n’a pas quitté son poste."],
      luxury: ["{year.num}. Une cheminée d’origine, et l’allure qui va avec."],
      trendy: ["Née en {year.num}, toujours en place : la cheminée d’origine. Ancienneté : incontestable."],
    },
    line: {
      friendly: ["Construit en {year.num}, avec sa cheminée d’origine : demandez en visite si elle peut encore servir"],
      luxury: ["Construit en {year.num}, autour d’une cheminée d’origine"],
      trendy: ["Construit en {year.num}, cheminée d’origine : le décor n’a pas été livré en kit"],
      professional: ["La construction date de {year.num}, la cheminée d’origine est en place"],
    },
  },
  {
    on: ["originalFireplace", "bayWindow"],
    icon: "🔥",
    weight: 106,
    title: ["Un bow-window, une cheminée, {city}"],
    open: {
      professional: ["Un bow-window et une cheminée d’origine : les éléments anciens ont été gardés."],
      friendly: ["Un bow-window, une cheminée d’origine : il ne manque qu’un fauteuil et un bon roman."],
      luxury: [
        "Il y a des pièces où l’on pose son manteau sans attendre qu’on vous le propose. Bow-window, cheminée d’origine.",
      ],
      trendy: ["Bow-window + cheminée d’origine : ton thé va exiger une soucoupe."],
    },
    line: {
      professional: ["Le bow-window et la cheminée d’origine sont conservés"],
      friendly: ["Bow-window et cheminée d’origine : le fauteuil n’a plus qu’à choisir son camp"],
      luxury: ["Un bow-window, une cheminée d’origine : il ne manque que le roman"],
      trendy: ["Bow-window et cheminée d’origine : il ne manque que la théière"],
    },
    end: {
      luxury: ["Le fauteuil, près de la fenêtre ou près de la cheminée ?"],
      friendly: ["Alors, quel roman ?"],
    },
  },
  {
    on: ["frenchDoors", "garden"],
    icon: "🌿",
    weight: 112,
    title: ["{city} : portes-fenêtres et {garden}"],
    open: {
      professional: ["Des portes-fenêtres et {garden} : on vit dedans comme dehors."],
      friendly: ["On pousse les portes-fenêtres, et le café continue dehors : il y a {garden}."],
      luxury: ["Des portes-fenêtres, puis {garden}. Le dîner n’a que le seuil à franchir."],
      trendy: ["POV : le café coule, tu pousses les portes-fenêtres, et là, {garden} 🌿"],
    },
    line: {
      professional: ["Des portes-fenêtres et {garden} relient l’intérieur et l’extérieur"],
      friendly: ["Des portes-fenêtres et {garden} : le café du matin se prend dehors"],
      luxury: ["Des portes-fenêtres et {garden}, un seuil entre les deux"],
      trendy: ["Des portes-fenêtres, {garden} : dedans ou dehors, choisis ton camp"],
    },
    end: {
      trendy: ["Ton premier geste : planter du basilic ou sortir le hamac ?"],
      friendly: ["Alors, café dedans ou dehors ?"],
    },
  },
  {
    on: ["garden", "bikeStorage"],
    icon: "🚲",
    weight: 72,
    line: {
      friendly: ["{garden}, {bikeStorage} : plantes et vélos savent où dormir"],
      trendy: ["{garden}, {bikeStorage} : tes plantes et ton vélo sont logés"],
    },
  },
];
