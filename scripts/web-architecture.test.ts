/** The law inside the web: lib <- ui <- (features | shell) <- routes <- the entries; features never import each other. */
import path from "node:path";
import { expect, test } from "vitest";
import { circlesOf, unitGraph } from "./sources/circles.ts";
import { isTest, sourcesOf, targetOf } from "./sources/read.ts";

/** Where a file stands: a layer's name, "features/orders", or "entries" for what stands beside the folders. */
function layerOf(file: string): string {
  const [, folder = "", inside = "", deeper] = file.split("/");
  if (inside === "") return "entries";
  return folder === "features" && deeper !== undefined ? `features/${inside}` : folder;
}

/** What a layer may import besides itself. Whoever is not named here is a feature. */
const below: Record<string, readonly string[]> = {
  lib: [],
  ui: ["lib"],
  shell: ["lib", "ui"],
};
/** These put the others together. */
const above = ["routes", "entries", "testing"];

const edges = sourcesOf("web").flatMap(({ file, imports }) =>
  imports.flatMap((wanted) => {
    const target = targetOf(file, wanted);
    return target?.startsWith("web/") ? [[file, target] as const] : [];
  }),
);
const ofProduct = edges.filter(([file]) => !isTest(file) && layerOf(file) !== "testing");

/** Whether one layer may import the other. */
function isAllowed(from: string, to: string): boolean {
  if (from === to || from === "entries" || from === "testing") return true;
  if (from === "routes") return to !== "entries" && to !== "testing";
  return (below[from] ?? ["lib", "ui"]).includes(to);
}

test("there are features to look at, and imports that leave them", () => {
  const features = new Set(edges.map(([file]) => layerOf(file)).filter((layer) => layer.startsWith("features/")));
  expect(features.size).toBeGreaterThan(5);
  expect(ofProduct.some(([file, target]) => layerOf(file) !== layerOf(target))).toBe(true);
});

test("every import of the web follows its layers, and no feature imports another", () => {
  const wrong = ofProduct.filter(([file, target]) => !isAllowed(layerOf(file), layerOf(target)));
  expect(wrong.map(([file, target]) => `${file} imports ${target}`)).toEqual([]);
});

test("a test besides looks only at the screens its subject stands in", () => {
  const wrong = edges
    .filter(([file]) => isTest(file))
    .filter(([file, target]) => !isAllowed(layerOf(file), layerOf(target)) && !above.includes(layerOf(target)));
  expect(wrong.map(([file, target]) => `${file} imports ${target}`)).toEqual([]);
});

test("no folders of the web import each other in a circle", () => {
  expect(circlesOf(unitGraph(ofProduct, path.posix.dirname))).toEqual([]);
});
