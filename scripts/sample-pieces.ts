/** `npm run samples`: writes the texts of the sample campaigns anew, after the composer has changed. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sampleProperties } from "#server/demo/sample/properties";
import { writePieces } from "#server/demo/sample/write-pieces";

const file = fileURLToPath(new URL("../server/demo/sample/pieces.json", import.meta.url));
const pieces = Object.fromEntries(sampleProperties.map((property) => [property.key, writePieces(property)]));
writeFileSync(file, `${JSON.stringify(pieces, null, 1)}\n`);
