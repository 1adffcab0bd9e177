/** Code is set in the system's own face, which need not have Han: legal texts, prompts and answers of models are read in it, too. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";

const web = path.join(projectRoot, "web");
const styles = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !file.startsWith("dist"),
);

test("whatever is set as code has a face for Han behind the system's, by the one token", () => {
  const set = styles.flatMap((file) =>
    readFileSync(path.join(web, file), "utf8")
      .split("\n")
      .filter((line) => /monospace|--mono/.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );
  const [token, ...uses] = set.sort(
    (a, b) => Number(b.line.startsWith("--mono:")) - Number(a.line.startsWith("--mono:")),
  );
  expect(token?.line).toMatch(/^--mono: .*monospace, "Listcast Han";$/);
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter(({ line }) => line !== "font-family: var(--mono);")).toEqual([]);
});

test("elements whose own face is the system's monospace name the token where they are styled", () => {
  const rules = styles.flatMap((file) =>
    [...readFileSync(path.join(web, file), "utf8").matchAll(/^[^\n{}]* (?:pre|code) \{\n([^}]*)\}/gm)].map(
      ([rule, body]) => ({
        rule: `${file}: ${rule.split("\n")[0]}`,
        named: (body ?? "").includes("font-family: "),
      }),
    ),
  );
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter(({ named }) => !named)).toEqual([]);
});
