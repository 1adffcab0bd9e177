/**
 * A screen of the administration fetches the texts of all it is built of. A drawer whose texts came only when it opens
 * would wait for them in the screen's place: the list flashes away, and the keyboard loses where it was.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";

const read = (file: string): string => readFileSync(path.join(projectRoot, file), "utf8");
const screens = read("web/routes/admin-screens.ts");
/** The frame of every signed-in screen has fetched these. */
const always = ["common", "errors", "shell", "admin"];

const said = (text: string, found: RegExp): string[] => [...text.matchAll(found)].flatMap(([, one]) => one ?? []);

/** The files a screen is made of from the first: what `import()` brings waits in a place of its own. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const one of said(read(file), /from "([^"]+\.tsx?)"/g)) {
    const near = one.startsWith("#web/") ? `web/${one.slice(5)}` : path.join(path.dirname(file), one);
    if (one.startsWith("#web/") || one.startsWith(".")) filesOf(near, seen);
  }
  return seen;
}

const calls = screens
  .split(/=>\s*named\(/)
  .slice(1)
  .map((call) => ({
    route: said(call, /#web\/(routes\/[^"]+)"/g)[0] ?? "",
    subjects: said(call, /"([a-zA-Z]+)"/g),
  }));

test.each(calls)("$route brings the texts of everything it is made of", ({ route, subjects }) => {
  const used = [...filesOf(`web/${route}`)].flatMap((file) => said(read(file), /useTranslation\("([a-zA-Z]+)"\)/g));
  expect([...new Set(used)].filter((one) => !always.includes(one) && !subjects.includes(one))).toEqual([]);
});

test("every screen is looked at", () => {
  expect(calls.map(({ route }) => route).sort()).toEqual(said(screens, /(routes\/[a-z-]+\.tsx)/g).sort());
});
