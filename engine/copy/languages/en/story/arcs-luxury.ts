/** Luxury posts: the home’s best thing, few facts, and air between them. */
import type { Arc } from "#engine/copy/languages/base/story";

export const luxuryArcs: readonly Arc[] = [
  {
    name: "asset, facts, door",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@prose3", "", "@money", "@material", "@but", "", "@call"],
  },
  {
    name: "three frames",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@dots3", "", "@home @but?", "@money @material?", "", "@call"],
  },
  {
    name: "from the address in",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@home", "", "@prose3", "", "@but", "@money @material?", "", "@call"],
  },
  {
    name: "terms aside",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open @prose2", "", "@home", "", "@but", "", "@money", "@material", "", "@call"],
  },
  {
    name: "slow letter",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2 @home", "", "@but", "@money @material? @call"],
  },
  {
    name: "beginning with the rooms",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home @prose3", "", "@but", "@money", "@material", "", "@question @call"],
  },
  {
    name: "asset and candour",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@home @prose2", "", "@but? @money", "@material", "", "@call @end?"],
  },
  {
    name: "few words",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open @home", "", "@money @material? @but?", "", "@prose2", "@call"],
  },
  {
    name: "white space",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open", "@home @money", "@call"],
  },
  {
    name: "one detail",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open @prose1", "@home @money @call"],
  },
  {
    name: "address first",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@home", "@prose1 @money", "@call"],
  },
  {
    name: "catalogue",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open", "", "@home @prose4", "", "@rest", "", "@money @material?", "", "@but", "", "@call"],
  },
  {
    name: "essay",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open", "", "@prose5", "", "@home", "~@rest", "", "@but", "", "@money @material?", "~@ask", "@call @end?"],
  },
  {
    name: "from the plan out",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@home", "", "@prose4", "@but", "", "@rest", "", "@money @material? @ask?", "", "@call"],
  },
  {
    name: "still shots",
    voices: ["luxury"],
    families: ["script"],
    lines: ["Opening, held: @open", "Held shots\n@dots3", "Title card: @home", "Price card: @money", "Close: @call"],
  },
];
