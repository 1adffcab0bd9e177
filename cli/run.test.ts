import { expect, test } from "vitest";
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

test("several things that do not fit are named together", async () => {
  const { err } = await listcast(compose, JSON.stringify({ transaction: "swap", area: { sqm: 74, kind: "living" } }));
  expect(err).toContain('transaction: "swap" is none of sale, rent; area.kind: "living"');
});

test("what is no JSON, a line of a batch and an agent's card say where they fail", async () => {
  expect((await listcast(compose, "{")).err).toBe("listcast compose: - is not JSON\n");
  const batch = await listcast(["check", "--batch", "-"], '{"text":1}');
  expect(batch.err).toMatch(/^listcast check: line 1: /);
  expect(batch.err).not.toContain("{");
});

test("an error that names nothing of the input keeps the dictionary's sentence", async () => {
  const { code, err } = await listcast(["compose", "nowhere.json", "--languages", "zh", "--platforms", "weibo"]);
  expect(code).toBe(1);
  expect(err).toBe("listcast compose: The file nowhere.json cannot be read.\n");
});
