/** How a post runs in German, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";
import { chatArcs } from "./arcs-chat.ts";
import { longArcs } from "./arcs-long.ts";

const listArcs: readonly Arc[] = [
  {
    name: "Das Beste zuerst",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@list5", "~🪜 @but", "💰 @money", "~~@rest", "", "~@ask", "@call", "~@end"],
  },
  {
    name: "Erst rechnen, dann wohnen",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "💰 @money", "🏠 @home", "", "Und so wohnt es sich:\n@list5", "~~@rest", "", "~Ganz ehrlich: @but", "@call"],
  },
  {
    name: "Frage vorweg",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@question", "", "@open @home", "", "@list4", "~@rest", "", "@money", "~Gut zu wissen: @but", "~@ask", "@call"],
  },
  {
    name: "Ehrlich zuerst",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "Vorab, damit du nicht umsonst liest: @but", "", "Trotzdem weiterlesen? Dann das hier:\n@list5", "", "@home", "💰 @money", "~~@rest", "", "@call", "~@end"],
  },
  {
    name: "Steckbrief",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@dots6", "~@rest", "", "@money", "@material", "", "~Hinweis: @but", "~@ask", "@call"],
  },
  {
    name: "Zahlen voran",
    voices: ["professional"],
    families: ["list"],
    lines: ["@home", "@money", "", "Was im Alltag zählt:\n@dots5", "~@rest", "", "@material", "~@but", "~@ask", "", "@call"],
  },
  {
    name: "Auf einen Blick",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "Auf einen Blick:\n@list6", "", "@home", "@money", "~@material", "~~@rest", "", "~Offen gesagt: @but", "@call"],
  },
  {
    name: "Stillleben",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@prose2", "", "@home", "@money", "~@but", "", "@call"],
  },
  {
    name: "Drei Bilder",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@list4", "", "@home", "~@rest", "@money", "", "@call"],
  },
  {
    name: "Vom Haus her",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@home", "", "@open @prose2", "~@end", "", "@money", "@call"],
  },
  {
    name: "Im Schnelldurchlauf",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "", "Der Rest im Schnelldurchlauf:\n@list5", "~⚠️ @but", "💸 @money", "📍 @home", "", "~@end", "@call"],
  },
  {
    name: "Plus und Minus",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open @home", "", "👍 Plus\n@dots4", "", "~👎 Minus\n@but", "", "💸 @money", "~~@rest", "", "@question", "@call"],
  },
  {
    name: "Preisschild",
    voices: ["trendy"],
    families: ["list"],
    lines: ["💸 @money", "", "@open", "Das gibt’s dafür:\n@list6", "", "@home", "~Haken? Ja: @but", "~@question", "@call"],
  },
];

export const arcs: readonly Arc[] = [...listArcs, ...chatArcs, ...longArcs];
