/** Plans for messages and social posts, and for what is said in one breath. */
import type { Arc } from "#engine/copy/languages/base/story";

export const chatArcs: readonly Arc[] = [
  {
    name: "Wie an eine Freundin",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home @prose3", "", "~@but", "@money @material?", "~@ask", "", "@call", "~@end"],
  },
  {
    name: "Geld ist raus",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@money @material?", "", "@home @prose3", "~@but", "", "~@ask", "@call"],
  },
  {
    name: "Rundgang",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@home", "", "@prose4", "~@rest", "", "@money @material?", "~@but", "", "@call"],
  },
  {
    name: "Guten Tag",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@open", "", "@home @prose3", "~@rest", "", "@money", "@material", "", "~@but", "~@ask", "@call"],
  },
  {
    name: "Punkt für Punkt",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@home", "", "@dots5", "~@rest", "", "@money", "@material", "~@but", "", "@call"],
  },
  {
    name: "Vorher rechnen",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@money", "@material", "", "@open @home", "", "@prose3", "~@rest", "", "~@but", "~@ask", "@call"],
  },
  {
    name: "Ein Gang, ein Blick",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2", "", "@home", "@money @material?", "", "@call"],
  },
  {
    name: "Adresse zuerst",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home", "", "@prose3", "", "@money @material? @call"],
  },
  {
    name: "Vom Ende her",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open @home", "", "@prose2", "~@but", "~@end", "", "@money @material?", "@call"],
  },
  {
    name: "Geradeheraus",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "@home", "", "@prose3", "~@but", "", "💸 @money @material?", "~@end", "@call"],
  },
  {
    name: "Letzte Frage",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open @home", "", "@prose3", "~@but", "", "💸 @money @material?", "", "@question", "@call"],
  },
  {
    name: "Häkchen",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "", "@dots4", "", "@home", "💸 @money @material?", "~@but", "", "~@end", "@call"],
  },
  {
    name: "Ein Atemzug",
    voices: ["professional"],
    families: ["short"],
    lines: ["@home", "~@prose2", "@money", "@call"],
  },
  {
    name: "Merkmal, Preis, Kontakt",
    voices: ["professional"],
    families: ["short"],
    lines: ["@open @home", "~@prose1", "@money", "@call"],
  },
  {
    name: "Preis voran",
    voices: ["professional"],
    families: ["short"],
    lines: ["@money", "@home", "~@prose2", "@call"],
  },
  {
    name: "Kurz zugerufen",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open @home", "~@prose2", "@money", "@call"],
  },
  {
    name: "Mit Fußnote",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open", "@home @money", "~@but", "@call"],
  },
  {
    name: "Frage und Preis",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open @home", "@money", "~@end", "@call"],
  },
  {
    name: "Leise",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open", "@home @money", "@call"],
  },
  {
    name: "Ein Bild",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@home", "@prose1", "@money @call"],
  },
  {
    name: "Zwei Sätze",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open @prose1", "@home", "@money", "@call"],
  },
  {
    name: "Ansage",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open", "@home 💸 @money", "~@end", "@call"],
  },
  {
    name: "Preis, Punkt",
    voices: ["trendy"],
    families: ["short"],
    lines: ["💸 @money", "@open @home", "~@prose1", "@call"],
  },
  {
    name: "Minus inklusive",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open @home", "~@but", "@money", "@call"],
  },
];
