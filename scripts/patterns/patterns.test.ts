import { describe, expect, it, vi } from "vitest";
import { idOf, productPatterns } from "./all.ts";
import { allowed, faultsOf } from "./allowed.ts";
import { tried } from "./guilty.ts";
import { judgeAutomaton, judgeStructure, repeats } from "./judge.ts";
import { superlinear } from "./measure.ts";
import { patternsInSql } from "./migrations.ts";
import { readVerdicts } from "./verdicts.ts";
import { patternsIn } from "./written.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Milliseconds recheck may look at one expression. */
const LOOK = 5_000;
/** How many recheck has not judged yet may be judged here; more belong into the file. */
const NEW = 40;

describe("the collector", () => {
  it("finds literals, texts that become expressions, and the lines that construct some", () => {
    const code = [
      "const a = /(a+)+$/giu;",
      'const b = <p title="/no/">{text.match("b+c")}</p>;',
      "const c = new RegExp(",
      "  word,",
      ");",
      'const d = globalThis.RegExp("d"); // new RegExp("comment")',
      'const e = "/text/" + 8 / 2 / 1;',
    ].join("\n");
    const { literals, made } = patternsIn("x.tsx", code);
    expect(literals).toEqual([
      { source: "(a+)+$", flags: "giu", at: "x.tsx:1" },
      { source: "b+c", flags: "", at: "x.tsx:2" },
    ]);
    expect(made).toEqual(["x.tsx:3", "x.tsx:6"]);
    expect(() => patternsIn("y.ts", "const =")).toThrow(/y\.ts/);
  });

  it("finds the patterns of a migration", () => {
    const sql = [
      "-- an owner's ~ 'comment'",
      "check (code ~ '^[a-z]+$' and name <> 'it''s ~' and note !~* '(a+)+')",
      "set phone = regexp_replace(regexp_replace(phone, '[ ]', '', 'g'), '^00', '+')",
    ].join("\n");
    const found = patternsInSql("m.sql", sql).map(({ source, at }) => `${at} ${source}`);
    expect(found).toEqual(["m.sql:2 ^[a-z]+$", "m.sql:2 (a+)+", "m.sql:3 [ ]", "m.sql:3 ^00"]);
  });
});

describe("the judges", () => {
  const verdicts = async (source: string, flags = "u") => [
    judgeStructure({ source, flags }).verdict,
    (await judgeAutomaton({ source, flags }, LOOK)).verdict,
  ];
  it("let pass what costs no more than its text", async () => {
    for (const fine of ["^a*b", "(?<!\\d)\\d+x", "\\d{1,20}x", "x\\s*(?:a\\s*)?b", "a+"]) {
      expect([fine, ...(await verdicts(fine))]).toEqual([fine, "linear", "linear"]);
      expect(superlinear({ source: fine, flags: "u" }), fine).toBeNull();
    }
  });
  it("convict planted expressions, each judge its own", async () => {
    expect(await verdicts("(a+)+$")).toEqual(["exponential", "exponential"]);
    expect(await verdicts("\\d+x")).toEqual(["polynomial", "polynomial"]);
    expect(await verdicts("\\s*:?\\s*$")).toEqual(["polynomial", "polynomial"]);
    // a beginning that may stand anywhere is seen by recheck alone
    expect(await verdicts('<link[^>]* href="x"')).toEqual(["linear", "polynomial"]);
    // a look-ahead is beyond both
    expect(superlinear({ source: "\\b\\d{5}\\b(?!.*\\b\\d{6}\\b)", flags: "" })?.text).toMatch(/^的/);
  });
  it("take a sticky expression for one that begins at one place", async () => {
    expect(await verdicts("\\d+x", "uy")).toEqual(["linear", "linear"]);
    expect(await verdicts("(a+)+b", "uy")).toEqual(["exponential", "exponential"]);
  });
  it("do not ask about what repeats nothing", () => {
    expect(["a|b?", "(?:[a-z]|\\d){0,1}"].map((source) => repeats({ source, flags: "" }))).toEqual([false, false]);
    expect(["a{2}", "(?<!b*)a"].map((source) => repeats({ source, flags: "" }))).toEqual([true, true]);
  });
});

describe("the product", () => {
  const { patterns, unseen } = productPatterns();
  const known = readVerdicts();
  const excused = new Set(allowed.map(idOf));

  it("has patterns in every room, and every line that constructs some was seen to", () => {
    const rooms = new Set(patterns.flatMap(({ at }) => at.map((place) => place.split("/")[0])));
    expect([...rooms].sort()).toEqual([
      "adapters",
      "cli",
      "contract",
      "engine",
      "locales",
      "server",
      "supabase",
      "web",
    ]);
    expect(patterns.length).toBeGreaterThan(2000);
    expect(unseen).toEqual([]);
  });

  it("has none that may cost more than its text's length", async () => {
    const judged = new Set([...known.linear, ...known.undecided]);
    const fresh = patterns.filter(
      (pattern) => repeats(pattern) && !judged.has(idOf(pattern)) && !excused.has(idOf(pattern)),
    );
    expect(fresh.length, "run `npm run patterns`").toBeLessThanOrEqual(NEW);
    const guilty: string[] = [];
    for (const pattern of patterns) {
      if (excused.has(idOf(pattern))) continue;
      const { against } = await tried(pattern, known, LOOK);
      if (against) guilty.push(`${pattern.at.join(", ")} /${pattern.source}/${pattern.flags}: ${against.because}`);
    }
    expect(guilty).toEqual([]);
  });

  it("is judged as the file says: a sample once more", async () => {
    const linear = patterns.filter((pattern) => known.linear.includes(idOf(pattern)) && !excused.has(idOf(pattern)));
    expect(linear.length).toBeGreaterThan(500);
    for (const pattern of linear.filter((_, at) => at % 60 === 0)) {
      const { verdict, because } = await judgeAutomaton(pattern, LOOK);
      expect(["linear", "undecided"], `${pattern.source}: ${because}`).toContain(verdict);
    }
  });

  it("is excused only where it must be: short texts, a reason, and never the exponential", async () => {
    const why = "an address of at most two hundred signs";
    const planted = (source: string, most = 200, reason = why) => {
      const one = { source, flags: "", most, reason };
      return faultsOf(one, [{ ...one, at: ["x.ts:1"] }], LOOK);
    };
    expect(await planted("\\d+x")).toEqual([]);
    expect(await planted("(a+)+$")).toEqual(["is exponential, which no text is short enough for"]);
    expect(await planted("^a+b")).toEqual(["needs no allowance"]);
    expect(await planted("\\d+x", 1e6, "short")).toEqual(["is given long texts", "gives no reason"]);
    for (const one of allowed) expect(await faultsOf(one, patterns, LOOK), one.source).toEqual([]);
  });
});
