/** `listcast trace`: the fact lock on any text. */
import { parseArgs } from "node:util";
import type { Command } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import { readInput } from "#cli/shared/read-file";
import { copyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { trace } from "#engine/copy/fact-lock/index";

export const command: Command = {
  name: "trace",
  usage: "trace --listing FILE --language zh <file|-> [--json]   show what the facts do not bear out",
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { listing: { type: "string" }, language: { type: "string" }, json: { type: "boolean" } },
    });
    const language = copyLanguage.safeParse(values.language);
    const [file] = positionals;
    if (!values.listing || !language.success || !file || positionals.length > 1)
      throw new AppError("bad_usage", { message: "give --listing, --language and one text" });
    const listing = await readListing(values.listing, io);
    const text = await readInput(file, io);
    const untraced = trace(listing, language.data, text);
    if (values.json) io.stdout(`${JSON.stringify({ untraced })}\n`);
    else for (const one of untraced) io.stdout(`${one.start}-${one.end}\t${one.kind}\t${one.text}\n`);
    return 0;
  },
};
