/** A balcony and the ground behind the house in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const balcony: readonly Scene[] = [
  {
    on: ["balcony"],
    icon: "🪴",
    title: ["{city} : {beds.num} avec {balcony}"],
    open: {
      professional: ["Le logement a un extérieur : {balcony}."],
      friendly: ["Le café du matin, dedans ou dehors ? Ici, il y a {balcony}."],
      luxury: ["Un pas, et l’on est dehors : {balcony}."],
      trendy: ["L’apéro se prend dehors : il y a {balcony}."],
    },
    line: {
      professional: ["Le logement a {balcony}", "À l’extérieur, {balcony}", "{balcony} prolonge le logement"],
      friendly: [
        "Il y a {balcony}, assez pour un café dehors et quelques pots",
        "{balcony}, pour prendre l’air sans mettre ses chaussures",
        "Une chaise, un basilic, l’air du soir : il y a {balcony}",
      ],
      luxury: [
        "{balcony}, pour prendre l’air du soir",
        "Pour sortir un instant, {balcony}",
        "On finit la journée dehors : {balcony}",
      ],
      trendy: [
        "{balcony} : tes plantes et tes appels prennent l’air",
        "Il y a {balcony}, donc un apéro dehors, même petit",
        "Pour prendre le soleil sans sortir de chez toi : {balcony}",
      ],
    },
  },
  {
    on: ["yard"],
    icon: "🌿",
    open: {
      professional: ["Derrière, il y a {yard}.", "Le bien comprend {yard}, à voir dès la visite."],
      friendly: [
        "De quoi sortir prendre l’air en chaussettes : {yard}.",
        "Le dimanche commence dehors : il y a {yard}.",
      ],
      luxury: ["Derrière la maison, {yard}.", "Le soir, on sort encore un moment : {yard}."],
      trendy: ["Tu ouvres la porte, et dehors : {yard}.", "Le barbecue a sa place : {yard}."],
    },
    line: {
      professional: [
        "À l’extérieur, {yard}",
        "Le bien dispose aussi d’un extérieur : {yard}",
        "{yard} prolonge la maison",
      ],
      friendly: [
        "{yard}, pour prendre l’air sans prendre ses clés",
        "Il y a {yard}, avec la place d’une table et de quelques chaises",
        "Dehors, vous avez {yard}",
      ],
      luxury: [
        "{yard}, et un peu d’air derrière la porte",
        "On sort prendre l’air : {yard}",
        "La maison ouvre sur {yard}",
      ],
      trendy: [
        "{yard} : barbecue, sieste, tu choisis",
        "Tu veux manger dehors ? Il y a {yard}",
        "Dehors, {yard} rien que pour toi",
      ],
    },
  },
];
