/** Cats, dogs and other animals in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pets: readonly Scene[] = [
  {
    on: ["catsAllowed"],
    icon: "🐱",
    title: ["{city} : le chat vient aussi 🐱", "{city} : {beds.num}, chat accepté"],
    open: {
      professional: ["Une précision qui évite bien des appels : les chats sont acceptés."],
      friendly: [
        "Louer avec un chat, c’est parfois du sport. Ici, c’est écrit noir sur blanc : les chats sont acceptés 🐾",
      ],
      luxury: ["Il choisira sa place avant vous : les chats sont acceptés."],
      trendy: ["« Et pour le chat ? » Les chats sont acceptés. Respire 🐱"],
    },
    line: {
      professional: ["Les chats sont acceptés"],
      friendly: ["Les chats sont acceptés : le panier voyage avec les cartons"],
      luxury: ["Les chats sont acceptés"],
      trendy: ["Chats acceptés : ton félin est du voyage"],
    },
    end: {
      friendly: ["Et lui, comment s’appelle-t-il ?"],
      trendy: ["Nom du chat en commentaire, c’est la règle."],
    },
  },
  {
    on: ["dogsAllowed"],
    icon: "🐶",
    title: ["{city} : {beds.num}, chien accepté"],
    open: {
      professional: ["Une précision utile : les chiens sont acceptés."],
      friendly: ["Celui qui remue la queue est invité à la visite : les chiens sont acceptés."],
      luxury: ["Il vous précédera dans l’entrée : les chiens sont acceptés."],
      trendy: ["Les chiens sont acceptés. Préviens le tien, doucement 🐶"],
    },
    line: {
      professional: ["Les chiens sont acceptés"],
      friendly: ["Les chiens sont acceptés : la laisse aura son crochet dans l’entrée"],
      luxury: ["Les chiens sont acceptés"],
      trendy: ["Chiens acceptés : la balade du soir est maintenue"],
    },
    end: {
      friendly: ["On se dit un nom et une race en commentaire ?"],
      trendy: ["Photo du chien en commentaire, merci."],
    },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["{city} : {beds.num}, animaux acceptés"],
    open: {
      professional: ["Une précision utile : les animaux sont acceptés."],
      friendly: ["La première question qu’on vous pose toujours trop tard : oui, les animaux sont acceptés."],
      luxury: ["Il a aussi sa place : les animaux sont acceptés."],
      trendy: ["« Et les animaux ? » Acceptés. On continue 🐾"],
    },
    line: {
      professional: ["Les animaux sont acceptés"],
      friendly: ["Les animaux sont acceptés, vous pouvez le demander franchement"],
      luxury: ["Les animaux sont acceptés"],
      trendy: ["Animaux acceptés : la gamelle est du déménagement"],
    },
    end: {
      friendly: ["Et chez vous, c’est quel animal ?"],
      trendy: ["Photo de l’intéressé en commentaire."],
    },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["{city} : petits animaux acceptés"],
    open: {
      any: ["Une précision rare à lire noir sur blanc : les petits animaux sont acceptés."],
      trendy: ["Petits animaux acceptés. Petit comment ? Demande avant 🐾"],
    },
    line: {
      luxury: ["Les petits animaux sont acceptés"],
      trendy: ["Petits animaux acceptés : fais préciser jusqu’à quelle taille"],
      friendly: ["Les petits animaux sont acceptés : faites préciser la taille avant de signer"],
      professional: ["Les petits animaux sont acceptés ; la taille est à préciser"],
    },
  },
];
