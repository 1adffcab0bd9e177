/** `listcast carousel`: three to nine pictures that walk through a home. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { renderPoster } from "#adapters/render/poster";
import { oneOf, wrong } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import { shownPhoto } from "#cli/shared/photos";
import {
  assertOccasion,
  pictureOptions,
  pictureUsage,
  ratioOf,
  readPicture,
  templateOf,
} from "#cli/shared/picture-options";
import { ratios } from "#contract/media/poster";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { listingTitle } from "#engine/campaign/titles";
import { machineMark } from "#engine/compliance/labels";
import { carouselOf } from "#engine/media/carousel";

const formats = ["jpg", "png"] as const;

export const command: Command = {
  name: "carousel",
  usage: `carousel <listing.json|-> --out DIR [--template story] [--ratio ${ratios.join("|")}] [--format ${formats.join("|")}] ${pictureUsage} [--json]`,
  async run(args, io) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: pictureOptions });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    if (values.out === undefined) throw wrong("--out DIR is missing");
    const cover = templateOf(values.template ?? "story");
    const ratio = ratioOf(values.ratio ?? "3:4");
    const format = oneOf("format", values.format ?? "jpg", formats);
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const { language, brief, look, logo, photos } = await readPicture(values, listing, io);
    assertOccasion(cover, brief);
    const captions = photos.map(({ photo }) => photo.caption);
    const folder = path.resolve(io.cwd, values.out);
    await mkdir(folder, { recursive: true });
    const files: string[] = [];
    for (const [at, page] of carouselOf(listing, brief, language, cover, captions).entries()) {
      const shown = page.photos.flatMap((photo) => photos[photo] ?? []);
      const bytes = await renderPoster({
        template: page.template,
        ratio,
        content: page.content,
        look,
        photos: shown.map(shownPhoto),
        logo: logo?.jpeg ?? null,
        scale: 1,
        mark: machineMark(brief.market, listingTitle(listing)),
        format,
      });
      const out = path.join(folder, `${at + 1}.${format}`);
      await writeFile(out, bytes);
      files.push(out);
    }
    io.stdout(values.json ? `${JSON.stringify({ files })}\n` : `${files.join("\n")}\n`);
    return 0;
  },
};
