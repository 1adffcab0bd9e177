/** `listcast watch`: reads a source again and says what changed since the last time; once, or on and on. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Command, Io } from "#cli/shared/command";
import { invalidInput } from "#cli/shared/issue-text";
import { parseJson } from "#cli/shared/json";
import { readText } from "#cli/shared/read-file";
import { AppError } from "#contract/errors";
import { type Listing, listing as listingShape } from "#contract/listing";
import type { FactChange } from "#engine/listing/differences";
import { readingChanges } from "#engine/listing/reading-changes";
import { importSource } from "./import.ts";

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** A site is asked no more often than this. */
const LEAST_MS = 10 * 60_000;

/** "30m", "6h", "1d" -> milliseconds. */
function everyOf(text: string): number {
  const found = /^(\d{1,4})([mhd])$/.exec(text);
  const unit = found?.[2];
  const milliseconds = unit === "m" || unit === "h" || unit === "d" ? Number(found?.[1]) * UNITS[unit] : 0;
  if (milliseconds < LEAST_MS)
    throw new AppError("bad_usage", { message: "--every takes 10m or more, such as 6h or 1d" });
  return milliseconds;
}

/** What the file holds; null where there is none yet. Throws as `readText` does, and `invalid_input` for what no reading is. */
async function lastReading(state: string, io: Io): Promise<Listing | null> {
  if (!existsSync(path.resolve(io.cwd, state))) return null;
  const given = parseJson(await readText(state, io), state);
  const read = listingShape.safeParse(given);
  if (!read.success) throw invalidInput(read.error, given, state);
  return read.data;
}

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const lineOf = ({ path: fact, before, after }: FactChange) => `${fact}: ${shown(before)} -> ${shown(after)}\n`;

/** One look. A reading that fails leaves the last one as it was. */
async function look(source: string, state: string, json: boolean, io: Io): Promise<void> {
  const before = await lastReading(state, io);
  const after = await importSource(source, null, io);
  const changes = before ? readingChanges(before, after) : [];
  const file = path.resolve(io.cwd, state);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
  if (json) return io.stdout(`${JSON.stringify({ source, first: before === null, changes })}\n`);
  if (!before) return io.stdout(`first reading of ${source}\n`);
  io.stdout(changes.length > 0 ? changes.map(lineOf).join("") : "nothing changed\n");
}

export const command: Command = {
  name: "watch",
  usage: "watch <url|file> --state FILE [--every 30m|6h|1d] [--json]",
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { state: { type: "string" }, every: { type: "string" }, json: { type: "boolean" } },
    });
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0 || values.state === undefined)
      throw new AppError("bad_usage", { message: "one address or file and --state FILE are needed" });
    const every = values.every === undefined ? null : everyOf(values.every);
    for (;;) {
      await look(source, values.state, values.json ?? false, io).catch((error: unknown) => {
        // a site that is away today is asked again tomorrow
        if (every === null || !(error instanceof AppError)) throw error;
        io.stderr(`${error.code}\n`);
      });
      if (every === null) return 0;
      await sleep(every);
    }
  },
};
