import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";
import { drawArchitecture } from "./sources/draw.ts";
import { arrows, serverStoreys } from "./sources/law.ts";

const withoutSizes = (svg: string) => svg.replace(/(?<=[a-z]) \d+/g, "");

test("the picture in the docs shows the rooms as they are (run `npm run architecture`)", () => {
  const kept = readFileSync(path.join(projectRoot, "docs/images/architecture.svg"), "utf8");
  expect(withoutSizes(kept)).toBe(withoutSizes(drawArchitecture()));
  for (const name of [...Object.keys(arrows), ...serverStoreys.flat()]) expect(kept).toContain(name);
});

test("docs/architecture.md names files and folders that exist", () => {
  const text = readFileSync(path.join(projectRoot, "docs/architecture.md"), "utf8");
  const named = [...text.matchAll(/`((?:contract|locales|engine|adapters|server|web|cli|supabase)\/[\w./-]+)`/g)].map(
    ([, name = ""]) => name,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(path.join(projectRoot, name)))).toEqual([]);
});
