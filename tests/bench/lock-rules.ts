/**
 * `npm run bench -- lock-rules`: which rules of the fact lock earn their place, on pieces of other hands (tests/samples/fact-lock/fresh).
 * Alarms: what a rule stops in true pieces. Hits: falsehoods it stops; alone: those that no other rule does. A rule with more alarms than
 * hits wants mending.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { listing } from "#contract/listing";
import { type Finding, finder } from "#engine/copy/fact-lock/index";

const folder = new URL("../samples/fact-lock/fresh/", import.meta.url);
const load = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
const pieces = z.record(
  z.string(),
  z.object({ text: z.string(), swaps: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
);
const sets = ["first", "second", "third", "fourth"] as const;

interface Row {
  alarms: number;
  hits: number;
  alone: number;
  example: string;
}

export async function bench(): Promise<void> {
  const rows = new Map<string, Row>();
  const rowOf = (rule: string): Row => {
    const row = rows.get(rule) ?? { alarms: 0, hits: 0, alone: 0, example: "" };
    rows.set(rule, row);
    return row;
  };
  for (const set of sets) {
    const homes = z.record(z.string(), listing).parse(load(`${set}/homes`));
    const finders = new Map(Object.entries(homes).map(([name, facts]) => [name, finder(facts)]));
    for (const language of copyLanguages)
      for (const [home, { text, swaps }] of Object.entries(pieces.parse(load(`${set}/${language}`)))) {
        const find = finders.get(home);
        if (!find) throw new Error(home);
        const blocked = (said: string): Finding[] => find(language, said).filter(({ grade }) => grade === "block");
        for (const alarm of blocked(text)) {
          const row = rowOf(alarm.rule);
          row.alarms++;
          row.example ||= `${language}: ${alarm.text}`;
        }
        for (const [original, falsehood] of swaps) {
          const twin = text.replace(original, falsehood);
          const at = twin.indexOf(falsehood);
          const caught = blocked(twin).filter(({ start, end }) => start < at + falsehood.length && at < end);
          const rules = new Set(caught.map(({ rule }) => rule));
          for (const rule of rules) {
            const row = rowOf(rule);
            row.hits++;
            if (rules.size === 1) row.alone++;
          }
        }
      }
  }
  console.log("| rule | alarms | hits | alone | an alarm |\n| --- | ---: | ---: | ---: | --- |");
  const worst = [...rows].sort(([, a], [, b]) => b.alarms - a.alarms || b.hits - a.hits);
  for (const [rule, { alarms, hits, alone, example }] of worst)
    console.log(`| ${rule} | ${alarms} | ${hits} | ${alone} | ${example} |`);
}
