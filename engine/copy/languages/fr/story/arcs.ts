/** How a post runs in French, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";
import { chatArcs } from "./arcs-chat.ts";
import { listArcs } from "./arcs-list.ts";
import { longArcs } from "./arcs-long.ts";

const shortArcs: readonly Arc[] = [
  {
    name: "une respiration",
    voices: ["professional", "friendly"],
    families: ["short"],
    lines: ["@open? @home?", "~@prose1? @but?", "@money? @call?"],
  },
  {
    name: "le prix au milieu",
    voices: ["friendly", "trendy"],
    families: ["short"],
    lines: ["@open? @home? @money?", "~@but", "@call"],
  },
  {
    name: "télégramme",
    voices: ["professional"],
    families: ["short"],
    lines: ["@home", "@prose2", "~@but", "@money? @call?"],
  },
  {
    name: "la question finale",
    voices: ["friendly", "trendy"],
    families: ["short"],
    lines: ["@open", "@home? @money?", "~@question", "@call"],
  },
  {
    name: "ligne claire",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open", "@home? @money?", "@call"],
  },
  {
    name: "un lieu, un détail",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@home? @prose1?", "@money? @call?"],
  },
  {
    name: "punchline",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open? @home?", "@prose2", "~@but", "@money? @call?"],
  },
  {
    name: "les chiffres devant",
    voices: ["professional"],
    families: ["short"],
    lines: ["@home? @money?", "~@prose1? @but?", "@call"],
  },
  {
    name: "le détail, puis le lieu",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open", "@prose1? @home?", "@money? @call?"],
  },
  {
    name: "deux détails, un prix",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open? @home?", "@prose2", "@money? @call?"],
  },
];

export const arcs: readonly Arc[] = [...listArcs, ...chatArcs, ...shortArcs, ...longArcs];
