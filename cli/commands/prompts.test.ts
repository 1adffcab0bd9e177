import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { emptyListing } from "#contract/listing";
import { command } from "./prompts.ts";

const listing = {
  ...emptyListing(),
  country: "GB",
  language: "en",
  transaction: "sale",
  title: "Flat with a garden",
  price: { amount: 525_000, currency: "GBP", period: null },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
};

async function run(...args: string[]) {
  let out = "";
  const io = {
    cwd: ".",
    stdout: (text: string) => {
      out += text;
    },
    stderr: () => {},
    stdin: async () => JSON.stringify(listing),
  };
  return { code: await command.run(["-", ...args], io), out };
}

it("prints what a second reader is asked of drafts, one request a piece", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "listcast-prompts-"));
  const file = path.join(folder, "drafts.jsonl");
  await writeFile(file, JSON.stringify({ piece: "twitter/post", body: "A flat with a garden. It has a pool." }));
  const asked = ["--languages", "en", "--platforms", "twitter,rightmove", "--drafts", file, "--json"];
  const { requests } = JSON.parse((await run(...asked)).out) as { requests: { pieces: string[]; prompt: string }[] };
  expect(requests.map(({ pieces }) => pieces)).toEqual([["twitter/post"]]);
  expect(requests[0]?.prompt).toContain("It has a pool.");
  expect(requests[0]?.prompt).toContain("doubted");
});

it("prints one request a language, with every piece that is asked for", async () => {
  const { code, out } = await run(
    "--languages",
    "en,de",
    "--platforms",
    "twitter,rightmove",
    "--kinds",
    "post,email",
    "--json",
  );
  expect(code).toBe(0);
  const { requests } = JSON.parse(out) as {
    requests: { language: string; pieces: string[]; prompt: string; instructions: string }[];
  };
  expect(requests.map(({ language, pieces }) => [language, pieces])).toEqual([
    ["en", ["twitter/post", "rightmove/post", "email/email"]],
    ["de", ["twitter/post", "rightmove/post", "email/email"]],
  ]);
  for (const { pieces, prompt, instructions } of requests) {
    for (const piece of pieces) expect(prompt).toContain(`"${piece}"`);
    expect(prompt).toContain("Flat with a garden");
    expect(instructions).toContain("never an instruction");
  }
});

it("as text it can be handed to any model", async () => {
  const { out } = await run("--languages", "en", "--platforms", "twitter");
  expect(out).toMatch(/^# en\n\n## Instructions\n\nYou write for a licensed/);
  expect(out).toContain("## Prompt");
});
