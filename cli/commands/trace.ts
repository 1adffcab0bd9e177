/** `listcast trace`: the fact lock on any text, or on many: one line of JSON in, one line of JSON out. */
import { parseArgs } from "node:util";
import { z } from "zod";
import { oneOf } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { invalidInput } from "#cli/shared/issue-text";
import { numberedLines, parseJson } from "#cli/shared/json";
import { readListing } from "#cli/shared/listing-file";
import { readInput } from "#cli/shared/read-file";
import { copyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { listing } from "#contract/listing";
import { trace } from "#engine/copy/fact-lock/index";

const batchLine = z.object({ listing, language: copyLanguage, text: z.string() });

/** Reads a line of a batch; a line that does not fit is named by its number, counted from one. */
function readLine({ line, place }: { line: string; place: string }): z.infer<typeof batchLine> {
  const given = parseJson(line, place);
  const parsed = batchLine.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error, given, place);
}

export const command: Command = {
  name: "trace",
  usage:
    "trace --listing FILE --language zh <file|-> [--json]   show what the facts do not bear out\n" +
    "trace --batch FILE [--json]   the same for many: {listing, language, text} a line, answered by {untraced} a line",
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        listing: { type: "string" },
        language: { type: "string" },
        batch: { type: "string" },
        json: { type: "boolean" },
      },
    });
    if (values.batch) {
      if (positionals.length > 0 || values.listing || values.language)
        throw new AppError("bad_usage", { message: "--batch stands alone" });
      for (const one of numberedLines(await readInput(values.batch, io)).map(readLine))
        io.stdout(`${JSON.stringify({ untraced: trace(one.listing, one.language, one.text) })}\n`);
      return 0;
    }
    const [file] = positionals;
    if (!values.listing || !values.language || !file || positionals.length > 1)
      throw new AppError("bad_usage", { message: "give --listing, --language and one text, or --batch" });
    const language = oneOf("language", values.language, copyLanguage.options);
    const listing = await readListing(values.listing, io);
    const text = await readInput(file, io);
    const untraced = trace(listing, language, text);
    if (values.json) io.stdout(`${JSON.stringify({ untraced })}\n`);
    else
      for (const one of untraced)
        io.stdout(`${one.start}-${one.end}\t${one.grade ?? "block"}\t${one.kind}\t${one.text}\n`);
    return 0;
  },
};
