/** What a second reader said, from a file in place of a model: lines of {"sentence": its words, "words", "verdict", "source": [...]}. */
import type { FactReader } from "#adapters/models/fact-reader";
import { type Reading, reading } from "#contract/copy";
import { AppError } from "#contract/errors";
import { objectsIn } from "#engine/copy/drafts/json-objects";

const line = reading.extend({
  source: reading.shape.source.default([]),
  model: reading.shape.model.default("readings"),
});

/** Throws `invalid_input` for a file without a reading. */
export function readingsFrom(text: string): Reading[] {
  const readings = objectsIn(text).flatMap((value) => line.safeParse(value).data ?? []);
  if (readings.length === 0) throw new AppError("invalid_input", { message: "the file holds no reading" });
  return readings;
}

/** Says of a sentence what the file says of it. */
export const fileReader =
  (readings: readonly Reading[]): FactReader =>
  async ({ sentences }) =>
    readings.filter(({ sentence }) => sentences.some(({ text }) => text === sentence));
