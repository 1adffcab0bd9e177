/**
 * `npm run plots -- LANGUAGE [--plot NAME] [--home NAME] [--quiet]`: each plot of a language told of the homes it fits, with what the
 * fact lock and the law say of it. For whoever writes plots; `--quiet` prints what was refused only, and plots that no home can be
 * told in.
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { realiserOf } from "#engine/copy/languages/index";
import { plotHomes, shownOn, tellIn } from "#tests/support/plot-homes";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plot: { type: "string" }, home: { type: "string" }, quiet: { type: "boolean", default: false } },
});
const lang = realiserOf(z.enum(copyLanguages).parse(positionals[0]));
if (!lang) throw new Error(`nothing is written in ${positionals[0] ?? ""}`);

for (const plot of lang.plots) {
  if (values.plot !== undefined && plot.name !== values.plot) continue;
  let told = 0;
  for (const [name, home] of plotHomes) {
    if (values.home !== undefined && !name.endsWith(values.home)) continue;
    for (const id of plot.families.flatMap((family) => shownOn[family]))
      for (const style of plot.voices) {
        const made = tellIn(plot, lang, home, id, style);
        if (!made) continue;
        told++;
        if (values.quiet && made.wrong.length === 0) continue;
        const { title, body, hashtags } = made.piece;
        console.log(`\n=== ${plot.name} · ${name} · ${id} ${style}${made.tooLong ? " · TOO LONG" : ""}`);
        console.log(
          [title ?? "(no title)", body, hashtags.join(" "), ...made.wrong.map((one) => `!!! ${one}`)].join("\n"),
        );
      }
  }
  if (told === 0 || !values.quiet) console.log(`\n### ${plot.name}: ${told} posts`);
}
