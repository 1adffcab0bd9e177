import { describe, expect, it } from "vitest";
import { type Concept, type Language, list } from "./language.ts";
import { Reader } from "./reader.ts";
import { tokenize } from "./tokens.ts";

const fields: Language["fields"] = {
  no: list("no, not, never"),
  kid: { words: list("child, kid~, little one~"), except: ["<kid> (hospital|street)"] },
  young: ["<kid>", "teens"],
  away: list("look elsewhere, need not apply"),
};
const language: Language = {
  id: "xx",
  marks: [],
  inflect: (word) => [`${word}s`],
  fields,
  concepts: {},
  alike: { 蕞: "最" },
  statements: { parting: ["but"], leading: ["^ whether"] },
};

const found = (concept: Concept, text: string, names: string[] = []): string[] => {
  const spans = names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }));
  return new Reader(language, { it: concept })
    .read(text, spans)
    .spans("it")
    .map(({ start, end }) => text.slice(start, end));
};
const frame = (...frames: string[]): Concept => ({ frames });

describe("a reading", () => {
  it("tells which concepts have all words of a frame in the text, and no others", () => {
    const reader = new Reader(language, {
      kids: frame("<no> <kid>", "<young> ..2 <away>"),
      other: frame("<kid> away"),
    });
    expect(reader.read("Small kids sleep. We said no to it").possible).toEqual(["kids"]);
    expect(reader.read("Teens, look elsewhere; little ones away").possible).toEqual(["kids", "other"]);
    expect(reader.read("Small kids sleep").possible).toEqual([]);
  });
});

describe("a frame", () => {
  it.each<[string, string, string[]]>([
    ["<no> <kid>", "Sorry, no kids here", ["no kids"]],
    ["<no> <kid>", "no small kids", []],
    ["<no> ..1 <kid>", "no small kids", ["no small kids"]],
    ["<no> ..3 <kid>", "No, we love kids", []],
    ["<no> ...3 <kid>", "No, we love kids", ["No, we love kids"]],
    ["<no> ...9 <kid>", "No. Kids play", []],
    ["<no> small? <kid>", "no small kids, no kids", ["no small kids", "no kids"]],
    ["(small|tiny)? <kid>", "small kids", ["small kids"]],
    ["<kid> !free", "kids free, kids", ["kids"]],
    ["!<no> <kid>", "no kids, kids", ["kids"]],
    ["^ <kid> $", "Kids, kids here", ["Kids"]],
    ["<kid> & parking", "Parking behind, two kids above", ["Parking behind, two kids"]],
    ["<young>", "teens and a little one", ["teens", "little one"]],
    ["<kid> ..4 <away>", "Little ones must look elsewhere", ["Little ones must look elsewhere"]],
    ["<kid>", "Kid Hospital, Kid Street", []],
    ["{num} kid*", "4 kiddies", ["4 kiddies"]],
    ["*land", "Lakeland", ["Lakeland"]],
    ["最 (大|好)", "蕞🔥大, 最 好", ["蕞🔥大", "最 好"]],
  ])("%s on %s", (text, given, wanted) => expect(found(frame(text), given).sort()).toEqual([...wanted].sort()));

  it("is excused by its statement, by its sentence where a frame says so, or by the text", () => {
    const kids = (unless: string) => ({ frames: ["<no> <kid>"], unless: [unless] });
    expect(found(kids("hopa"), "No kids by HOPA")).toEqual([]);
    expect(found(kids("hopa"), "HOPA home, no kids")).toEqual(["no kids"]);
    expect(found(kids("hopa"), "HOPA home but no kids")).toEqual(["no kids"]);
    expect(found(kids("hopa"), "HOPA: teens/no kids")).toEqual([]);
    expect(found(kids("... hopa"), "No kids, HOPA")).toEqual([]);
    expect(found(kids("... hopa"), "No kids. HOPA")).toEqual(["No kids"]);
    expect(found({ ...kids("hopa"), loose: true }, "No kids, HOPA")).toEqual([]);
    expect(found({ frames: ["<no> <kid>"], unlessText: ["hopa"] }, "No kids. HOPA")).toEqual([]);
  });
  it("never judges a word inside a name the listing gives", () => {
    expect(found(frame("<kid>"), "Billy the Kid Lane, one kid", ["Billy the Kid Lane"])).toEqual(["kid"]);
  });
  it("is refused where it names a field nobody wrote, or nothing", () => {
    expect(() => found(frame("<nobody>"), "")).toThrow("no field <nobody>");
    expect(() => found(frame("^ $"), "")).toThrow("needs a word");
  });
});

describe("the units of a text", () => {
  it("are words, numbers, and letters set apart joined", () => {
    const words = (text: string) => tokenize(text).map(({ names }) => names[0]);
    expect(words("No D S S, U.C. or kid-free; £1,250 Café")).toEqual([
      "no",
      "dss",
      "uc",
      "or",
      "kid",
      "free",
      "£",
      "1250",
      "cafe",
    ]);
    expect(words("没有🚫小孩")).toEqual(["没", "有", "🚫", "小", "孩"]);
  });
});
