/**
 * `npm run attack`: every group, or those that are named (`npm run attack -- signin exhaustion`). Exit code 1 when anything
 * broke or was not reached, 2 for wrong usage. Works on loopback and temporary folders only.
 */
import { parseArgs } from "node:util";
import { ensureBuilt } from "#server/boot/build";
import { copyTemplate, openTemplate } from "#tests/support/template";
import { groups } from "./groups.ts";
import { allHeld, tableOf } from "./suite/print.ts";
import { type Result, runGroup } from "./suite/run-group.ts";
import { openStage } from "./suite/stage.ts";
import { groupNames } from "./suite/try.ts";

const usage = `npm run attack -- [${groupNames.join("|")} …] [--sample] [--seed N] [--only TEXT] [--all]`;

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        seed: { type: "string", default: "1" },
        only: { type: "string", default: "" },
      },
    });
    const seed = Number(values.seed);
    const chosen = groups.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
    const known = positionals.every((one) => groupNames.some((name) => name === one));
    return known && Number.isSafeInteger(seed) ? { ...values, seed, chosen } : null;
  } catch {
    return null;
  }
}

const wish = asked();
if (!wish) {
  console.error(usage);
  process.exit(2);
}
await ensureBuilt(
  () => new Date(),
  () => console.error("building the web application …"),
);
const template = await openTemplate();
const stage = openStage({
  seed: wish.seed,
  full: !wish.sample,
  database: () => copyTemplate(template),
  close: template.stop,
});
/** Whatever ends the run early takes its servers along. */
async function giveUp(why: unknown): Promise<never> {
  console.error(why);
  await stage.close().catch(() => {});
  process.exit(1);
}
process.on("uncaughtException", giveUp);
process.on("unhandledRejection", giveUp);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => giveUp(signal));

const results: Result[] = [];
for (const group of wish.chosen) {
  console.error(`${group.name} …`);
  const result = await runGroup(group, stage, wish.only);
  results.push(result);
  console.error(tableOf([result]).slice(2, -1).join("\n"));
}
await stage.close();
console.log(tableOf(results, wish.all).join("\n"));
for (const { group, told } of results) if (told.length > 0) console.log(`\n${group}\n${told.join("\n")}`);
process.exit(allHeld(results) ? 0 : 1);
