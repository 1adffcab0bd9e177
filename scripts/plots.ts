/**
 * `npm run plots -- LANGUAGE [--plot NAME] [--home NAME] [--quiet]`: each plot of a language told of the homes it fits, with what the
 * fact lock and the law say of it. For whoever writes plots; `--quiet` prints findings only, and plots that no home can be told in.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type CopyLanguage, copyLanguages, type Market, markets } from "#contract/copy";
import { type Listing, listing } from "#contract/listing";
import type { Family } from "#engine/copy/languages/base/story";
import { realiserOf } from "#engine/copy/languages/index";
import { writePost } from "#engine/copy/post";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { withParticulars } from "#engine/copy/writing/particulars";
import { planOf } from "#engine/copy/writing/plan";
import { getPlatform } from "#engine/platforms/index";
import { agent, briefFor } from "#tests/samples/briefs";
import { decidingHomes } from "#tests/samples/deciding-homes";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plot: { type: "string" }, home: { type: "string" }, quiet: { type: "boolean", default: false } },
});
const code = z.enum(copyLanguages).parse(positionals[0]);

const folder = new URL("../tests/samples/fact-lock/fresh/", import.meta.url);
/** Homes of the sets that may be studied; the others are kept apart to measure by. */
const fresh = ["first", "second", "third", "fourth"].flatMap((set) =>
  Object.entries(
    z.record(z.string(), listing).parse(JSON.parse(readFileSync(new URL(`${set}/homes.json`, folder), "utf8"))),
  ).map(([name, home]): [string, Listing] => [`${set}/${name}`, home]),
);
const homes: readonly (readonly [string, Listing])[] = [
  ...Object.entries({ ...decidingHomes, ...sampleListings, ...europeanListings }),
  ...fresh,
];

/** Where a post of each shape is put. */
const shown: Readonly<Record<Family, readonly string[]>> = {
  list: ["instagram", "xiaohongshu"],
  chat: ["facebook", "wechat"],
  short: ["twitter"],
  long: [],
  script: [],
};
const marketOf = ({ country }: Listing): Market | null =>
  markets.find((market) => market === (country === "GB" ? "UK" : country) || market === `EU/${country}`) ?? null;

function show(language: CopyLanguage): void {
  const lang = realiserOf(language);
  if (!lang) throw new Error(`no texts in ${language}`);
  for (const plot of lang.plots) {
    if (values.plot !== undefined && plot.name !== values.plot) continue;
    let told = 0;
    for (const [name, home] of homes) {
      if (values.home !== undefined && !name.endsWith(values.home)) continue;
      for (const family of plot.families)
        for (const id of shown[family])
          for (const style of plot.voices) {
            const platform = getPlatform(id);
            if (!platform) throw new Error(id);
            const brief = briefFor(home, { style, seed: 3, agent, market: marketOf(home) });
            const plan = planOf(home, brief, platform, "post", { ...lang, plots: [plot] });
            const made = writePost(home, plan, new Set());
            if (!made.taken.has(`plot/${plot.name}`)) continue;
            told++;
            const { title, body, hashtags } = withParticulars(home, brief, language, platform, made);
            const common = {
              platform: id,
              language,
              kind: "post",
              preheader: null,
              html: null,
              writtenBy: "composer",
            } as const;
            const piece = finishPiece(home, brief, { ...common, title, body, hashtags });
            const wrong = [
              ...piece.untraced
                .filter(({ grade }) => grade !== "note")
                .map(({ text, kind }) => `not stated (${kind}): ${text}`),
              ...piece.findings
                .filter(({ severity, text }) => severity === "block" && text !== "")
                .map(({ rule, text }) => `law ${rule}: ${text}`),
            ];
            if (values.quiet && wrong.length === 0) continue;
            console.log(
              `\n=== ${plot.name} · ${name} · ${id} ${style}${made.tooLong ? " · TOO LONG" : ""}\n${title ?? "(no title)"}\n${piece.body}\n${hashtags.join(" ")}`,
            );
            for (const one of wrong) console.log(`!!! ${one}`);
          }
    }
    if (told === 0 || !values.quiet) console.log(`\n### ${plot.name}: ${told} posts`);
  }
}
show(code);
