/** French for what is a home's own: first lines and titles of its rarest things, and what speaks against it, openly. */
import type { Scene, Story } from "#engine/copy/languages/base/story";

export const own: readonly Scene[] = [
  {
    on: ["own"],
    icon: "✨",
    weight: 96,
    title: ["{own}", "{own.two}, {district}", "{own.two}", "{own.one} à {city}", "{own.one}"],
    open: {
      professional: [
        "{beds.home} {place.a}, avec {own}.",
        "Ce bien se reconnaît à quelques détails : {own}.",
        "{place} : {own}.",
        "À voir en premier {place.a} : {own}.",
        "{own} : {beds.un} {place.a}.",
      ],
      friendly: [
        "{place.a}, il y a {own}.",
        "{own} : tout ça à la même adresse, {place.a}.",
        "Vous cherchez {place.a} ? Ici, il y a {own}.",
        "{place.a}, voici {beds.un} avec {own}.",
        "{own}, et c’est {place.a}.",
      ],
      luxury: [
        "{own}. Le reste vient après.",
        "{place} : {own}.",
        "Ici, {own}.",
        "Ce lieu a gardé les siens : {own}.",
        "{own}, à {city}.",
      ],
      trendy: [
        "{own}. Oui, tout ça.",
        "Avant de scroller : {own}.",
        "{place}, avec {own}.",
        "Le casting : {own} 👇",
        "{own} ? C’est ici.",
      ],
    },
  },
];

export const against: Story["against"] = {
  professional: [
    "À noter : {against}.",
    "Points à connaître : {against}.",
    "À prendre en compte : {against}.",
    "À savoir avant la visite : {against}.",
  ],
  friendly: [
    "À savoir avant de venir : {against}.",
    "Le point faible : {against}.",
    "On vous le dit d’entrée : {against}.",
    "Ce qui peut gêner : {against}.",
  ],
  luxury: ["À savoir : {against}.", "Il faut le dire : {against}.", "À considérer : {against}."],
  trendy: ["Le hic : {against}.", "Côté moins : {against}.", "Sans filtre : {against}."],
};
