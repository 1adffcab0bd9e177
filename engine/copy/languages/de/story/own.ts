/** German for what is a home's own: first lines and titles of its rarest things, and what speaks against it, openly. */
import type { Scene, Story } from "#engine/copy/languages/base/story";

export const own: readonly Scene[] = [
  {
    on: ["own"],
    icon: "✨",
    weight: 96,
    title: ["{own}", "{own.two}, {district}", "{own.two}", "{own.one} in {city}", "{own.one}"],
    open: {
      professional: [
        "{own}: Das zeichnet dieses Angebot in {place} aus.",
        "Was es nicht überall gibt: {own}.",
        "{place}: {own}.",
        "{own}: {beds.home} in {place}.",
        "Zuerst das Besondere in {place}: {own}.",
      ],
      friendly: [
        "In {place} gibt es das an einer Adresse: {own}.",
        "{own}: alles an einer Adresse in {place}.",
        "Fangen wir mit dem Besonderen an: {own}.",
        "Was du hier in {place} findest: {own}.",
        "Kurz gesagt: {own}, und das in {place}.",
      ],
      luxury: [
        "{own}. Der Rest ergibt sich daraus.",
        "{place}: {own}.",
        "Geblieben sind: {own}.",
        "{own}, in {place}.",
        "Zuerst fällt auf: {own}.",
      ],
      trendy: [
        "{own}. Ja, alles da.",
        "Vor dem Weiterscrollen: {own}.",
        "{place} mit {own}.",
        "In Kürze: {own} 👇",
        "{own}? Gibt’s hier.",
      ],
    },
  },
];

export const against: Story["against"] = {
  professional: [
    "Zu beachten: {against}.",
    "Bitte einplanen: {against}.",
    "Der Vollständigkeit halber: {against}.",
    "Dagegen steht: {against}.",
  ],
  friendly: [
    "Ganz ehrlich: {against}.",
    "Das solltest du wissen: {against}.",
    "Was dagegen spricht: {against}.",
    "Sag ich lieber gleich: {against}.",
  ],
  luxury: ["Auch das gehört dazu: {against}.", "Offen gesagt: {against}.", "Zu bedenken: {against}."],
  trendy: ["Der Haken: {against}.", "Minuspunkte: {against}.", "Ohne Filter: {against}.", "👎 {against}."],
};
