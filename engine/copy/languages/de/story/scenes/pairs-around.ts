/** Scenes in German: two points at once, one of them outside the door. */
import type { Scene } from "#engine/copy/languages/base/story";

export const aroundPairs: readonly Scene[] = [
  {
    on: ["nearTransit", "transit", "quietStreet"],
    icon: "🚇",
    weight: 90,
    title: ["Nah an der Bahn, ruhige Straße"],
    open: {
      friendly: ["Schnell weg und trotzdem schlafen: {transit.until}, und die Straße ist ruhig."],
      luxury: ["{transit.until}, und doch eine ruhige Straße."],
      trendy: ["{transit.until}, ruhige Straße. Beides? Beides."],
      professional: ["{transit.until}, ruhige Straße: zwei Angaben, die man gern zusammen liest."],
    },
  },
  {
    on: ["nearTransit", "transit", "catsAllowed"],
    icon: "🐈",
    weight: 100,
    title: ["Katze darf mit, Bahn ist nah: {district}"],
    open: {
      friendly: ["Die Katze darf mit, und für dich sind es {transit.until}."],
      trendy: ["Katze erlaubt, {transit.until}. Sie schläft, du pendelst."],
      professional: ["Katzen erlaubt, {transit.until}."],
      luxury: ["{transit.until}. Und am Fenster wartet, wer nicht mitfährt: Katzen sind erlaubt."],
    },
    end: { friendly: ["Wer von euch beiden steht früher auf? 🐈"], trendy: ["Wer pendelt, wer pennt? 🐈"] },
  },
  {
    on: ["convenienceStore", "park"],
    icon: "🏪",
    weight: 82,
    title: ["Laden unten, Park nebenbei: {district}"],
    open: {
      friendly: ["Milch vergessen? 🥛 Unten ist ein kleiner Laden. Kopf lüften? Ein Park ist in der Nähe."],
      trendy: ["Unten Snacks, dann Grün: Laden im Haus, Park in der Nähe."],
      professional: ["Der Alltag in der Nähe: kleiner Laden unten im Haus, dazu ein Park in der Nähe."],
      luxury: ["Ein kleiner Laden unten, ein Park in der Nähe. Der Tag bleibt zu Fuß."],
    },
    line: {
      professional: ["Kleiner Laden unten im Haus, Park in der Nähe"],
      friendly: ["Unten ein kleiner Laden, in der Nähe ein Park: Vergessenes und Frischluft sind schnell geholt"],
    },
    end: { friendly: ["Und wer holt die Milch?"] },
  },
];
