/** `listcast poster`: one picture of a home, as JPEG or PNG. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { renderPoster } from "#adapters/render/poster";
import { wrong } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import { outFile } from "#cli/shared/out-file";
import { shownPhoto } from "#cli/shared/photos";
import {
  assertOccasion,
  pictureOptions,
  pictureUsage,
  ratioOf,
  readPicture,
  templateOf,
} from "#cli/shared/picture-options";
import { posterTemplates, ratios } from "#contract/media/poster";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { listingTitle } from "#engine/campaign/titles";
import { machineMark } from "#engine/compliance/labels";
import { contentOf } from "#engine/media/content/content-of";
import { pixelsOf } from "#engine/media/content/format";
import { toldBy } from "#engine/media/poster";

export const command: Command = {
  name: "poster",
  usage: `poster <listing.json|-> --template ${posterTemplates.join("|")} --ratio ${ratios.join("|")} --out FILE.jpg|FILE.png ${pictureUsage} [--json]`,
  async run(args, io) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: pictureOptions });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    if (values.out === undefined) throw wrong("--out FILE is missing");
    const format = /\.(jpe?g|png)$/iu.exec(values.out)?.[1]?.toLowerCase();
    if (format === undefined) throw wrong("--out ends in .jpg or .png");
    const template = templateOf(values.template ?? "just-listed");
    const ratio = ratioOf(values.ratio ?? "3:4");
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const { language, brief, look, logo, photos } = await readPicture(values, listing, io);
    const told = toldBy(template);
    assertOccasion(template, brief);
    const content = contentOf(listing, { ...brief, ...(told === undefined ? {} : { told }) }, language);
    const out = await outFile(values.out, io);
    const bytes = await renderPoster({
      template,
      ratio,
      content,
      look,
      photos: photos.map(shownPhoto),
      logo: logo?.jpeg ?? null,
      scale: 1,
      mark: machineMark(brief.market, listingTitle(listing)),
      format: format === "png" ? "png" : "jpg",
    });
    await writeFile(out, bytes);
    const summary = { file: out, ...pixelsOf[ratio], bytes: bytes.length, photos: photos.length };
    io.stdout(values.json ? `${JSON.stringify(summary)}\n` : `${out}\n`);
    return 0;
  },
};
