import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder";
import { run } from "./run.ts";

/** A command line with what stands on its standard input. */
async function listcast(args: string[], input = "") {
  let [out, err] = ["", ""];
  const code = await run(args, {
    cwd: "/",
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
    stdin: async () => input,
  });
  return { code, out, err };
}
/** As few facts as a picture takes. */
const enough = {
  title: "中远两湾城",
  transaction: "sale",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 128.5, kind: "gross" },
  rooms: { bedrooms: 3 },
};
const compose = ["compose", "-", "--languages", "zh", "--platforms", "weibo"];

test.each([
  [{ area: { sqm: 74, kind: "living" } }, "area.kind", '"living" is none of gross, net, land, unknown'],
  [{ price: { amount: "305万", currency: "CNY", period: null } }, "price.amount", '"305万" is not of type number'],
  [{ price: { amount: 1, period: null } }, "price.currency", "is missing (string)"],
  [{ transaction: "swap" }, "transaction", '"swap" is none of sale, rent'],
  [{ photos: [{ url: 7, caption: null, width: null, height: null }] }, "photos[0].url", "7 is not of type string"],
])("what does not fit in a listing is said with its place: %j", async (listing, field, problem) => {
  const message = `${field}: ${problem}`;
  const plain = await listcast(compose, JSON.stringify(listing));
  expect(plain).toMatchObject({ code: 1, out: "", err: `listcast compose: ${message}\n` });
  const asJson = await listcast([...compose, "--json"], JSON.stringify(listing));
  expect(asJson).toMatchObject({ code: 1, err: "" });
  expect(JSON.parse(asJson.out)).toEqual({ error: { code: "invalid_input", message, field } });
});

test("a command there is none of is said in both forms, too", async () => {
  const plain = await listcast(["frob"], "");
  expect(plain).toMatchObject({ code: 2, out: "" });
  expect(plain.err).toMatch(/^listcast: there is no command "frob"\n/);
  const asJson = await listcast(["frob", "--json"], "");
  const message = 'there is no command "frob"';
  expect([asJson.code, JSON.parse(asJson.out)]).toEqual([2, { error: { code: "bad_usage", message } }]);
});

test("several things that do not fit are named together", async () => {
  const { err } = await listcast(compose, JSON.stringify({ transaction: "swap", area: { sqm: 74, kind: "living" } }));
  expect(err).toContain('transaction: "swap" is none of sale, rent; area.kind: "living"');
});

test("what is no JSON, a line of a batch and an agent's card say where they fail", async () => {
  const cut = await listcast(compose, '{"title": "a",\n "area": {sqm: 1}}');
  expect(cut.err).toMatch(/^listcast compose: - is not JSON: .*line 2 column 11/);
  expect((await listcast(compose, " ")).err).toBe("listcast compose: - is empty\n");
  expect((await listcast(compose, "[]")).err).toBe("listcast compose: - holds no listing, but a list\n");
  const batch = await listcast(["check", "--batch", "-"], '{"text":1}');
  expect(batch.err).toMatch(/^listcast check: line 1: /);
  expect(batch.err).not.toContain("{");
});

test("a line of a batch is named by the number an editor shows, with what is not known in it", async () => {
  const line = '{"market":"CN","lang":"zh","text":"采光好"}';
  const market = await listcast(
    ["check", "--batch", "-", "--json"],
    `${line}\n\n{"market":"XX","lang":"zh","text":"a"}`,
  );
  expect(market.out).toContain('"message":"line 3: unknown market \\"XX\\"; known: CN, ');
  expect((await listcast(["trace", "--batch", "-"], "\nno")).err).toMatch(/^listcast trace: line 2 is not JSON: /);
  const language = await listcast(["trace", "--listing", "-", "--language", "klingon", "text.txt"]);
  expect(language.err).toMatch(/^listcast trace: unknown language "klingon"; known: zh, en, /);
});

test("a file that an editor of Windows saved with its mark is read", async () => {
  expect((await listcast(compose, `\ufeff${JSON.stringify({ transaction: "swap" })}`)).err).toContain(
    '"swap" is none of',
  );
});

test("bounds and forms are said in words", async () => {
  const { err } = await listcast(
    compose,
    JSON.stringify({ country: "China", price: { amount: -1, currency: "rmb", period: null } }),
  );
  expect(err).toBe(
    'listcast compose: country: "China" is no country code of two capital letters (ISO 3166-1), such as CN; ' +
      "price.amount: -1 is not more than 0; " +
      'price.currency: "rmb" is no currency code of three capital letters (ISO 4217), such as CNY\n',
  );
});

test("where nothing can be written, the reason is said before the work begins", async () => {
  const poster = (out: string) => listcast(["poster", "-", "--out", out, "--json"], JSON.stringify(enough));
  const folder = temporaryFolder("listcast-out-");
  mkdirSync(path.join(folder, "there.png"));
  writeFileSync(path.join(folder, "file"), "");
  const taken = await poster(path.join(folder, "there.png"));
  expect([taken.code, JSON.parse(taken.out)]).toEqual([
    2,
    { error: { code: "bad_usage", message: `${folder}/there.png cannot be written: a folder stands there` } },
  ]);
  const beneath = await poster(path.join(folder, "file", "a.png"));
  expect(beneath.out).toContain("cannot be written: a file stands where a folder should");
});

test("an error that names nothing of the input keeps the dictionary's sentence", async () => {
  const { code, err } = await listcast(compose, JSON.stringify({ title: "x" }));
  expect(code).toBe(1);
  expect(err).toMatch(/^listcast compose: Too little is known to write anything\./);
});

const named = { title: "x", transaction: "sale", price: { amount: 5, currency: "GBP", period: null } };

test.each([
  [{ ...enough, address: "Main street 1, Leeds" }, "address", '"Main street 1, Leeds" is not of type object'],
  [{ address: "Main street 1" }, "address", '"Main street 1" is not of type object'],
  [{ ...named, agent: "Bob" }, "agent", '"Bob" is not of type object'],
  [{ ...named, rooms: 3 }, "rooms", "3 is not of type object"],
  [{ ...named, address: ["Leeds"] }, "address", '["Leeds"] is not of type object'],
])("a part that is no part is refused and not left out: %j", async (listing, field, problem) => {
  const { code, out, err } = await listcast(compose, JSON.stringify(listing));
  expect({ code, out, err }).toEqual({ code: 1, out: "", err: `listcast compose: ${field}: ${problem}\n` });
});

test.each([
  [{ ...enough, yaerBuilt: 2003 }, "yaerBuilt", "yearBuilt"],
  [{ ...named, aera: { sqm: 60, kind: "gross" } }, "aera", "area"],
  [{ ...enough, year_built: 2003 }, "year_built", "yearBuilt"],
  [{ ...enough, adress: { city: "Leeds" } }, "adress", "address"],
  [{ ...enough, rooms: { bedroms: 3 } }, "rooms.bedroms", "rooms.bedrooms"],
  [{ ...enough, agent: { nmae: "Bob" } }, "agent.nmae", "agent.name"],
  [{ listing: { ...enough, titel: "a" } }, "titel", "title"],
])("a misspelt field is refused with the one that was meant: %j", async (listing, field, meant) => {
  const message = `${field} is no field of a listing; ${meant} is one`;
  const asJson = await listcast([...compose, "--json"], JSON.stringify(listing));
  expect(asJson.code).toBe(1);
  expect(JSON.parse(asJson.out)).toEqual({ error: { code: "invalid_input", message, field } });
});

test("a field that no listing has is named and left out, one that all have is not", async () => {
  const { code, out, err } = await listcast(
    [...compose, "--json"],
    JSON.stringify({ ...enough, seen: "2026-11-29", address: null, agent: { name: "Ann", star: 5 } }),
  );
  expect(code).toBe(0);
  expect(JSON.parse(out).pieces).toHaveLength(1);
  expect(err).toBe("-: left out, for no listing has it: seen, agent.star\n");
  expect((await listcast([...compose, "--json"], JSON.stringify(enough))).err).toBe("");
});

test("a missing file, a folder for a file and a file for a folder are told apart", async () => {
  const folder = temporaryFolder("listcast-run");
  const page = path.join(folder, "page.html");
  writeFileSync(page, "<p>x</p>");
  const gone = path.join(folder, "gone.txt");
  const message = async (...args: string[]) => JSON.parse((await listcast([...args, "--json"])).out).error;
  const code = "file_not_readable";
  expect(await message("import", folder)).toEqual({
    code,
    message: `${folder} is a folder, not a file. import --batch reads the pages of a folder.`,
  });
  expect(await message("import", gone)).toEqual({ code, message: `There is nothing at ${gone}.` });
  expect(await message("import", "--batch", gone)).toEqual({ code, message: `There is nothing at ${gone}.` });
  expect(await message("import", "--batch", page)).toEqual({ code, message: `${page} is not a folder.` });
  expect(await message("trace", "--listing", gone, "--language", "en", "-")).toEqual({
    code,
    message: `There is nothing at ${gone}.`,
  });
  expect(await message("check", "--market", "CN", "--language", "zh", folder)).toEqual({
    code,
    message: `${folder} is a folder, not a file.`,
  });
});
