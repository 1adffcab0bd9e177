/** Code is set in the system's own face, which need not have Han: legal texts, prompts and answers of models are read in it, too. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";

const web = path.join(projectRoot, "web");
const styles = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".module.css") && !file.startsWith("dist"),
);

test("whatever is set as code has a face for Han behind the system's", () => {
  const set = styles.flatMap((file) =>
    readFileSync(path.join(web, file), "utf8")
      .split("\n")
      .filter((line) => line.includes("ui-monospace"))
      .map((line) => ({ file, line: line.trim() })),
  );
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter(({ line }) => !line.endsWith('monospace, "Listcast Han";'))).toEqual([]);
});
