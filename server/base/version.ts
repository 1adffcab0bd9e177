/** Which version of the product this process runs. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/base/root";

const manifest = z.object({ version: z.string() });

/** Of package.json: "0.1.0". */
export const ownVersion = (): string =>
  manifest.parse(JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8"))).version;
