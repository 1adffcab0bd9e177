/** `listcast trace`: the fact lock on any text, or on many: one JSON line in, one JSON line out. */
import { parseArgs } from "node:util";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { listing as listingShape } from "#contract/listing";
import { trace } from "#engine/copy/fact-lock/index";
import type { Command } from "../command.ts";
import { readListing } from "../listing-file.ts";
import { readInput } from "../read-file.ts";

const batchLine = z.object({ listing: listingShape, language: copyLanguage, text: z.string() });
