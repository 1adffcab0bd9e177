/** What a second reader said, from a file in place of a model: lines of {"sentence": its words, "words", "verdict", "source": [...]}. */
import type { FactReader } from "#adapters/models/fact-reader";
import { type Reading, reading } from "#contract/copy";
import type { Io } from "./command.ts";
import { readRecords } from "./records.ts";

const shape = reading.extend({
  source: reading.shape.source.default([]),
  model: reading.shape.model.default("readings"),
});

/** Throws as `readRecords`. */
export const readReadings = (file: string, io: Io): Promise<Reading[]> =>
  readRecords(file, io, { shape, name: "reading" });

/** Says of a sentence what the file says of it. */
export const fileReader =
  (readings: readonly Reading[]): FactReader =>
  async ({ sentences }) =>
    readings.filter(({ sentence }) => sentences.some(({ text }) => text === sentence));
