import { readFileSync } from "node:fs";
import { parsePage } from "#engine/listing/page";
import { readPhotos } from "#engine/listing/readers/photos";
import { evidenceOf } from "#engine/listing/refuse";

const p = process.argv[2];
const f = `/work/shared/data/pages/${p}.html`;
let url = null;
try {
  url = readFileSync(f.replace(".html", ".url"), "utf8").trim();
} catch {}
const page = parsePage(readFileSync(f, "utf8"), url);
console.log(
  page.hints,
  page.site,
  page.lines.length,
  page.main.length,
  "scripts",
  page.$("script:not([src])").length,
  page
    .$("script:not([src])")
    .toArray()
    .map((e) => page.$(e).text().length)
    .slice(0, 10),
);
if (process.argv[3] === "lines")
  for (const l of page.lines)
    console.log(
      l.chrome ? "C" : " ",
      l.aside ? "A" : " ",
      l.linked ? "L" : " ",
      l.heading || " ",
      l.block.name,
      `[${l.block.attribs.class ?? ""}]`,
      JSON.stringify(l.parts).slice(0, 200),
    );
if (process.argv[3] === "pairs")
  for (const l of page.pairs) console.log(l.meaning, "|", l.label, "|", l.value.slice(0, 100), l.confidence);
