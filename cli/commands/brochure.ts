/** `listcast brochure`: a PDF of up to four pages to hand over. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { oneOf, wrong } from "#cli/shared/brief-options";
import { brochureOf } from "#cli/shared/brochure";
import type { Command } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import { outFile } from "#cli/shared/out-file";
import { pictureOptions, pictureUsage, readPicture } from "#cli/shared/picture-options";
import { brochureSizes, sizeOfMarket } from "#contract/media/brochure";
import { assertEnoughFacts } from "#engine/campaign/enough";

export const command: Command = {
  name: "brochure",
  usage: `brochure <listing.json|-> --out FILE.pdf [--size ${brochureSizes.join("|")}] ${pictureUsage} [--json]`,
  async run(args, io) {
    const options = { ...pictureOptions, size: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    if (values.out === undefined || !/\.pdf$/iu.test(values.out)) throw wrong("--out FILE.pdf is missing");
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const { language, brief, look, logo, photos } = await readPicture(values, listing, io);
    const size = values.size === undefined ? sizeOfMarket(brief.market) : oneOf("size", values.size, brochureSizes);
    const out = await outFile(values.out, io);
    const bytes = await brochureOf({ listing, brief, language, photos, logo, look, size });
    await writeFile(out, bytes);
    const summary = { file: out, size, bytes: bytes.length, photos: photos.length };
    io.stdout(values.json ? `${JSON.stringify(summary)}\n` : `${out}\n`);
    return 0;
  },
};
