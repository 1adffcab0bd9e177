import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AppError } from "#contract/errors";
import { emptyListing } from "#contract/listing";
import { command } from "./trace.ts";

const listing = { ...emptyListing(), language: "en", features: ["Cats allowed", "Garage"] };

const run = async (args: string[], batch = "") => {
  const lines: string[] = [];
  const cwd = await mkdtemp(join(tmpdir(), "listcast-trace-"));
  await writeFile(join(cwd, "home.json"), JSON.stringify(listing));
  await writeFile(join(cwd, "batch.jsonl"), batch);
  const stdout = (line: string): void => {
    lines.push(line);
  };
  const io = { cwd, stdout, stderr: () => {}, stdin: async () => "Dogs are allowed." };
  const code = await command.run(args, io);
  return { code, out: lines.join("") };
};
const refused = async (args: string[], batch?: string): Promise<string> => {
  const error = await run(args, batch).catch((cause: unknown) => cause);
  return error instanceof AppError ? error.code : "none";
};

describe("listcast trace", () => {
  it("names what the facts do not bear out, with its grade", async () => {
    const { out } = await run(["--listing", "home.json", "--language", "en", "-", "--json"]);
    expect(JSON.parse(out).untraced).toMatchObject([{ kind: "claim", grade: "block", start: 0 }]);
  });
  it("answers a batch line by line, in order", async () => {
    const line = (text: string) => JSON.stringify({ listing, language: "en", text });
    const { out } = await run(
      ["--batch", "batch.jsonl", "--json"],
      [line("Cats are welcome."), line("With a pool.")].join("\n"),
    );
    const answers = out
      .trim()
      .split("\n")
      .map((one) => JSON.parse(one).untraced);
    expect(answers[0]).toEqual([]);
    expect(answers[1]).toMatchObject([{ text: "pool" }]);
  });
  it("joins what the rules find with what a second reader said, of one text and of many", async () => {
    const basin = { ...listing, features: ["Water basin, 8 m by 4 m, heated in summer"] };
    const text = "The pool is 8 m long. Bring a towel.";
    const source = ["Water basin, 8 m by 4 m, heated in summer"];
    const readings = [
      { sentence: "The pool is 8 m long.", words: "The pool", verdict: "supported", source, model: "m" },
      { sentence: "Bring a towel.", words: "towel", verdict: "not_stated", source: [], model: "m" },
    ];
    const line = (more: object) => JSON.stringify({ listing: basin, language: "en", text, ...more });
    const { out } = await run(["--batch", "batch.jsonl", "--json"], [line({}), line({ readings })].join("\n"));
    const [alone, joint] = out
      .trim()
      .split("\n")
      .map((one) => JSON.parse(one).untraced);
    expect(alone).toMatchObject([{ text: "pool", liftable: true }]);
    expect(joint).toMatchObject([{ text: "towel", model: "m", grade: "note" }]);
    const lines = readings.map((one) => JSON.stringify(one)).join("\n");
    const one = await run(["--listing", "home.json", "--language", "en", "-", "--readings", "batch.jsonl"], lines);
    expect(one.out).toContain("Dogs");
  });
  it("refuses a line that does not fit, and a batch beside a text", async () => {
    expect(await refused(["--batch", "batch.jsonl"], "{}")).toBe("invalid_input");
    expect(await refused(["--batch", "batch.jsonl"], "no json")).toBe("invalid_input");
    expect(await refused(["--batch", "batch.jsonl", "--language", "en"])).toBe("bad_usage");
  });
});
