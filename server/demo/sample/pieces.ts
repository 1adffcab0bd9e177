/**
 * The texts of the sample campaigns: the composer's, written by `npm run samples` into pieces.json, so that a first start need
 * not wait a quarter of a minute for them. A test writes them again and compares.
 */
import { z } from "zod";
import { type Piece, piece } from "#contract/copy";
import { seedOf } from "#engine/campaign/seed";
import stored from "./pieces.json" with { type: "json" };
import type { SampleProperty } from "./property.ts";

/** The same on every machine, so that the texts are. */
export const sampleSeed = ({ key }: Pick<SampleProperty, "key">): number => seedOf(`sample ${key}`);

const byProperty: Readonly<Record<string, unknown>> = stored;
const pieces = z.array(piece);

/** As they were written; none of a campaign that waits. */
export const storedPieces = (key: string): Piece[] => pieces.parse(byProperty[key] ?? []);
