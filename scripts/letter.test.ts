import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";
import { letterModule } from "./letter.ts";

test("the letter's frame is what its MJML says: after a change of it, npm run letter", async () => {
  const kept = readFileSync(path.join(projectRoot, "engine/copy/email/letter-html.ts"), "utf8");
  expect(kept).toBe(await letterModule());
});
