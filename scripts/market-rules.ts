/** Writes engine/compliance/markets/<market>/index.ts: one import for each rule file of the folder. Run after adding a rule. */
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../engine/compliance/markets/", import.meta.url));

/** The text of a market's index, of the names of its rule files. */
export const indexOf = (files: readonly string[]): string => {
  const rules = files.filter((name) => name.endsWith(".json")).sort();
  const name = (at: number): string => `rule${at + 1}`;
  return [
    "/** Every rule of this market; written by scripts/market-rules.ts. */",
    'import market from "./market.json" with { type: "json" };',
    ...rules.map((file, at) => `import ${name(at)} from "./rules/${file}" with { type: "json" };`),
    "",
    "export const marketFile: unknown = {",
    "  ...market,",
    "  rules: [",
    ...rules.map((_, at) => `    ${name(at)},`),
    "  ],",
    "};",
    "",
  ].join("\n");
};

if (import.meta.main) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    writeFileSync(`${folder}${entry.name}/index.ts`, indexOf(readdirSync(`${folder}${entry.name}/rules`)));
  }
}
