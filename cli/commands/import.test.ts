import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "./import.ts";

const fixtures = fileURLToPath(new URL("../../tests/fixtures/pages/", import.meta.url));
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "listcast-import-"));
  for (const name of ["de-rent", "search", "en-graph"])
    await cp(path.join(fixtures, `${name}.html`), path.join(folder, `${name}.html`));
  await writeFile(path.join(folder, "de-rent.url"), "https://www.wohnfinder.de/expose/55501\n");
  await writeFile(path.join(folder, "message.txt"), "2 bed flat for sale\nPrice: £210,000\n60 m2\nBedrooms: 2");
  await writeFile(path.join(folder, "notes.txt"), "no home");
  await writeFile(path.join(folder, "label.json"), "{}");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(args: string[], stdin = "") {
  let out = "";
  const code = await command.run(args, {
    cwd: folder,
    stdout: (text) => {
      out += text;
    },
    stderr: () => {},
    stdin: async () => stdin,
  });
  return {
    code,
    lines: out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  };
}

describe("listcast import", () => {
  it("reads a file with the address beside it", async () => {
    const { code, lines } = await run(["de-rent.html", "--json"]);
    expect(code).toBe(0);
    expect(lines[0]).toMatchObject({
      sourceUrl: "https://www.wohnfinder.de/expose/55501",
      site: "wohnfinder.de",
      price: { amount: 1069 },
    });
  });

  it("lets --url overrule it, and reads standard input", async () => {
    expect((await run(["de-rent.html", "--url", "https://a.example.de/1", "--json"])).lines[0]).toMatchObject({
      sourceUrl: "https://a.example.de/1",
    });
    expect(
      (await run(["-", "--json"], "2 bed flat for sale\nPrice: £210,000\n60 m2\nBedrooms: 2")).lines[0],
    ).toMatchObject({ price: { amount: 210_000, currency: "GBP" } });
  });

  it("answers a line per page and text in name order, refusals included", async () => {
    const { lines } = await run(["--batch", ".", "--json"]);
    expect(lines.map(({ file }) => file)).toEqual([
      "de-rent.html",
      "en-graph.html",
      "message.txt",
      "notes.txt",
      "search.html",
    ]);
    expect(lines[0]).toMatchObject({ ms: expect.any(Number), listing: { site: "wohnfinder.de" } });
    expect(lines[2]).toMatchObject({ listing: { price: { amount: 210_000, currency: "GBP" } } });
    expect(lines[3]).toMatchObject({ error: { code: "no_home_in_text" } });
    expect(lines[4]).toEqual({ file: "search.html", ms: expect.any(Number), error: { code: "search_results" } });
  });

  it.each([
    [[], "bad_usage"],
    [["a", "b"], "bad_usage"],
    [["x.html", "--batch", "."], "bad_usage"],
    [["missing.html"], "file_not_readable"],
    [["--batch", "missing"], "file_not_readable"],
    [["http://127.0.0.1/"], "address_not_allowed"],
    [["search.html"], "search_results"],
  ])("refuses %j as %s", async (args, code) => {
    await expect(run(args)).rejects.toMatchObject({ code });
  });
});
