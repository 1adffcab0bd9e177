/** `listcast trace`: the fact lock on any text, or on many: one line of JSON in, one line of JSON out. */
import { parseArgs } from "node:util";
import { z } from "zod";
import { oneOf } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { invalidInput } from "#cli/shared/issue-text";
import { numberedLines, parseJson } from "#cli/shared/json";
import { readListing } from "#cli/shared/listing-file";
import { readInput } from "#cli/shared/read-file";
import { readReadings } from "#cli/shared/readings-file";
import { type Brief, copyLanguage, reading, type Untraced } from "#contract/copy";
import { AppError } from "#contract/errors";
import { listing } from "#contract/listing";
import { trace } from "#engine/copy/fact-lock/index";
import { joined } from "#engine/copy/fact-reading/join";

const batchLine = z.object({
  listing,
  language: copyLanguage,
  text: z.string(),
  /** What a second reader said of its sentences. */
  readings: z.array(reading).default([]),
});

/** Rules and reader together. Nobody signs the text: who does is told by its listing. */
function traced({ listing, language, text, readings }: z.infer<typeof batchLine>): Untraced[] {
  const brief: Brief = { style: "professional", seed: 0, market: null, agent: null, link: null };
  return joined(trace(listing, language, text), readings, { listing, brief, language, text });
}

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
    "trace --listing FILE --language zh <file|-> [--readings FILE] [--json]   show what the facts do not bear out\n" +
    "  trace --batch FILE [--json]   the same for many: {listing, language, text, readings?} a line, answered by {untraced} a line",
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        listing: { type: "string" },
        language: { type: "string" },
        batch: { type: "string" },
        readings: { type: "string" },
        json: { type: "boolean" },
      },
    });
    if (values.batch) {
      if (positionals.length > 0 || values.listing || values.language || values.readings)
        throw new AppError("bad_usage", { message: "--batch stands alone" });
      for (const one of numberedLines(await readInput(values.batch, io)).map(readLine))
        io.stdout(`${JSON.stringify({ untraced: traced(one) })}\n`);
      return 0;
    }
    const [file] = positionals;
    if (!values.listing || !values.language || !file || positionals.length > 1)
      throw new AppError("bad_usage", { message: "give --listing, --language and one text, or --batch" });
    const language = oneOf("language", values.language, copyLanguage.options);
    const listing = await readListing(values.listing, io);
    const text = await readInput(file, io);
    const readings = values.readings === undefined ? [] : await readReadings(values.readings, io);
    const untraced = traced({ listing, language, text, readings });
    if (values.json) io.stdout(`${JSON.stringify({ untraced })}\n`);
    else
      for (const one of untraced)
        io.stdout(`${one.start}-${one.end}\t${one.grade ?? "block"}\t${one.kind}\t${one.text}\n`);
    return 0;
  },
};
