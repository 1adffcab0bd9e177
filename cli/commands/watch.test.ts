import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "./watch.ts";

const page = fileURLToPath(new URL("../../tests/fixtures/pages/zh-sale.html", import.meta.url));
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "listcast-watch-"));
  await cp(page, path.join(folder, "home.html"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const watch = async (...args: string[]) => {
  const said: string[] = [];
  const io = { cwd: folder, stdin: async () => "", stderr: () => {}, stdout: (text: string) => said.push(text) };
  await command.run(["home.html", "--state", "seen/home.json", ...args], io);
  return said.join("");
};

test("a first reading is kept, the same page changes nothing, another price is told", async () => {
  expect(await watch()).toContain("first reading");
  expect(await watch()).toBe("nothing changed\n");
  const file = path.join(folder, "home.html");
  const html = await readFile(file, "utf8");
  await writeFile(file, html.replaceAll("698", "668"));
  const { first, changes } = JSON.parse(await watch("--json"));
  expect(first).toBe(false);
  expect(changes).toContainEqual({
    path: "price",
    before: { amount: 6_980_000, currency: "CNY", period: null },
    after: { amount: 6_680_000, currency: "CNY", period: null },
  });
  expect(await watch()).toBe("nothing changed\n");
});

test("a page that cannot be read leaves the last reading as it was", async () => {
  const kept = await readFile(path.join(folder, "seen/home.json"), "utf8");
  await writeFile(path.join(folder, "home.html"), "<p>404</p>");
  await expect(watch()).rejects.toMatchObject({ code: "not_a_listing" });
  expect(await readFile(path.join(folder, "seen/home.json"), "utf8")).toBe(kept);
});

test("nobody's site is asked every second", async () => {
  await expect(watch("--every", "1m")).rejects.toMatchObject({ code: "bad_usage" });
  await expect(watch("--every", "often")).rejects.toMatchObject({ code: "bad_usage" });
});
