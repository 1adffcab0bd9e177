/**
 * How a plain post runs, by kind of platform: what decides first, then what a reader asks for, then how to see it. Slots only,
 * since every word is the language's: @things tells what the home has in sentences, @groups in lines, @sheet its figures.
 */
import { copyStyles } from "#contract/copy";
import type { PlatformFamily } from "#contract/platform";
import type { Arc, Family } from "../languages/base/story.ts";

const arc = (family: Family, name: string, ...lines: string[]): Arc => ({
  name: `plain/${name}`,
  voices: copyStyles,
  families: [family],
  lines,
});

const arcs: readonly Arc[] = [
  arc("list", "points", "@open", "", "@home", "", "@groups", "", "@but", "@money @material?", "", "@call"),
  arc("list", "sheet", "@open", "", "@sheet", "@costs @material?", "", "@things @but?", "", "@call"),
  arc("list", "caption", "@open @home", "", "@things", "", "@money @material?", "@but", "", "@call"),
  arc("list", "price", "@open", "", "@money @material?", "", "@groups", "@but", "", "@home", "", "@call"),
  arc("chat", "letter", "@open @home", "", "@things", "", "@but", "@money @material?", "", "@call"),
  arc("chat", "answer", "@open", "", "@home @things", "", "@money @material? @but?", "", "@call"),
  arc("chat", "account", "@open @money", "", "@home @things", "", "@material @but?", "", "@call"),
  arc("chat", "things", "@open @things", "", "@home @but?", "", "@money @material?", "", "@call"),
  arc("short", "breath", "@open @home", "@things @money", "@call"),
  arc("short", "number", "@open @money", "@home @things", "@call"),
  arc("short", "wire", "@open @things", "@home @money", "@call"),
  arc("long", "home", "@open @home", "", "@things", "", "@but", "", "@money @material", "~@ask", "", "@call"),
  arc("long", "cost", "@open @home", "", "@money @material", "", "@things", "", "@but", "~@ask", "", "@call"),
  arc("long", "sheet", "@open", "", "@things", "", "@sheet", "@costs @material?", "", "@but", "~@ask", "", "@call"),
];

/** Moments are read line by line, without an empty one between. */
const moments: readonly Arc[] = [
  arc("chat", "moment", "@open", "@home", "@things", "@money @material?", "@but", "@call"),
  arc("chat", "moment of numbers", "@open", "@money @material?", "@home", "@things", "@but", "@call"),
  arc("chat", "moment of things", "@open", "@things", "@home", "@but", "@money @material?", "@call"),
];
/** A message begins as one person speaks to another. */
const messages: readonly Arc[] = [
  arc("chat", "message", "@greet @open", "", "@home @things", "", "@money @material? @but?", "", "@call"),
  arc("chat", "message of numbers", "@greet @open", "", "@home @money", "", "@things", "@material? @but?", "", "@call"),
];

/** The plans of plain posts that platforms of this family have. */
export const plainArcsOf = (family: PlatformFamily): readonly Arc[] =>
  family === "moment" ? moments : family === "message" ? messages : arcs;
