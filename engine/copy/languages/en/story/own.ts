/** English for what is a home's own: first lines and titles of its rarest things, and what speaks against it, openly. */
import type { Scene, Story } from "#engine/copy/languages/base/story";

export const own: readonly Scene[] = [
  {
    on: ["own"],
    icon: "✨",
    weight: 96,
    title: ["{own}", "{own.two}, {district}", "{own.two}", "{own.one} in {city}", "{own.one}"],
    open: {
      professional: [
        "{own}: a home in {place}.",
        "This home comes with {own}.",
        "In {place}, a home with {own}.",
        "{place}: {own}.",
        "First in the particulars: {own}.",
      ],
      friendly: [
        "There’s {own} here, in {place}.",
        "{own}, all at one address in {place}.",
        "Looking in {place}? This one has {own}.",
        "Go and look at these first: {own}.",
        "{own}, and it’s in {place}.",
      ],
      luxury: [
        "{own}. The rest follows from there.",
        "{place}: {own}.",
        "There is {own}.",
        "A home with {own}.",
        "{own}, in {place}.",
      ],
      trendy: [
        "{own}. Yes, all of it.",
        "Before you scroll: {own}.",
        "{place} with {own}.",
        "In short: {own} 👇",
        "{own}? Here.",
      ],
    },
  },
];

export const against: Story["against"] = {
  professional: [
    "Please note: {against}.",
    "To be aware of: {against}.",
    "On the other side: {against}.",
    "For the record: {against}.",
  ],
  friendly: [
    "The honest part: {against}.",
    "Better you hear it from me: {against}.",
    "What you should know first: {against}.",
    "Not so good: {against}.",
  ],
  luxury: ["In candour: {against}.", "It should be said: {against}.", "To be weighed: {against}."],
  trendy: ["The catch: {against}.", "Minus points: {against}.", "No sugar-coating: {against}.", "👎 {against}."],
};
