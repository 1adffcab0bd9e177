/** `npm run architecture` draws docs/images/architecture.svg from the sources: rooms by what they may import, with their files. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#server/base/root";
import { drawArchitecture } from "./sources/draw.ts";

writeFileSync(path.join(projectRoot, "docs/images/architecture.svg"), drawArchitecture());
