import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AppError } from "#contract/errors";
import { command } from "./check.ts";

const run = async (args: string[], input = "") => {
  const lines: string[] = [];
  const cwd = await mkdtemp(join(tmpdir(), "listcast-check-"));
  await writeFile(join(cwd, "text.txt"), "全市最好的江景房");
  await writeFile(
    join(cwd, "batch.jsonl"),
    `${JSON.stringify({ market: "CA", lang: "en", text: "No wheelchairs" })}\n${JSON.stringify({ market: "EU/FR", lang: "fr", text: "Bel appartement" })}\n`,
  );
  const stdout = (line: string): void => {
    lines.push(line);
  };
  const io = { cwd, stdout, stderr: () => {}, stdin: async () => input };
  const code = await command.run(args, io);
  return { code, out: lines.join("") };
};
const refused = async (args: string[]): Promise<string> => {
  const error = await run(args).catch((cause: unknown) => cause);
  return error instanceof AppError ? error.code : "none";
};

describe("listcast check", () => {
  it("answers findings with offsets for a file and for standard input", async () => {
    const { code, out } = await run(["--market", "CN", "--language", "zh", "text.txt", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out).findings).toMatchObject([{ rule: "cn-ad-law-zui", start: 0, end: 4, text: "全市最好" }]);
    const piped = await run(["--market", "us", "--language", "en", "-", "--json"], "No children");
    expect(JSON.parse(piped.out).findings).toMatchObject([{ rule: "us-fha-familial-status" }]);
  });
  it("asks an SMS for what an SMS must carry", async () => {
    const { out } = await run(["--market", "CN", "--language", "zh", "--kind", "sms", "-", "--json"], "三房在售");
    expect(JSON.parse(out).findings).toHaveLength(2);
  });
  it("answers a batch line by line, in order", async () => {
    const lines = (await run(["--batch", "batch.jsonl", "--json"])).out.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).findings.length)).toEqual([1, 0]);
  });
  it("tells with --panel what was checked, when it was reviewed, what is not known, and what decides the findings", async () => {
    const text = "Two-bedroom flat. No pets of any kind, no exceptions.";
    const asked = ["--market", "US", "--language", "en", "--panel", "-"];
    const { findings, panel, questions } = JSON.parse((await run([...asked, "--json"], text)).out);
    expect(findings).toMatchObject([{ rule: "us-no-pets-absolute" }]);
    expect(panel).toMatchObject({ market: "US", reviewed: { first: "2026-11-21" } });
    expect(panel.skipped.map(({ circumstance }: { circumstance: string }) => circumstance)).toContain("state");
    expect(questions).toMatchObject([{ key: "assistance_animals_accepted", rules: ["us-no-pets-absolute"] }]);
    const { out } = await run(asked, text);
    expect(out).toContain("warn\tus-no-pets-absolute");
    for (const words of [
      "美国 / United States",
      "HUD",
      "2026-11-21",
      "not known: state",
      "Are assistance animals accepted?",
    ])
      expect(out).toContain(words);
    expect(
      JSON.parse((await run(["--market", "US", "--language", "en", "-", "--json"], text)).out).panel,
    ).toBeUndefined();
  });
  it("lets an address decide which state's law it is, in the findings and in the panel", async () => {
    const text = "Two-bedroom flat for rent. No Section 8.";
    const asked = ["--market", "US", "--language", "en", "--panel", "--json", "-"];
    const told = async (...more: string[]) => JSON.parse((await run([...asked, ...more], text)).out);
    const skipped = ({ panel }: { panel: { skipped: { circumstance: string }[] } }) =>
      panel.skipped.map(({ circumstance }) => circumstance);
    const nowhere = await told();
    expect(nowhere.findings).toMatchObject([{ rule: "us-source-of-income-unknown", severity: "warn" }]);
    expect(skipped(nowhere)).toContain("state");
    expect(nowhere.questions).toMatchObject([{ key: "state" }]);
    const newark = await told("--address", "12 Elm Street, Newark, NJ 07102");
    expect(newark.findings).toMatchObject([{ rule: "us-source-of-income", severity: "block" }]);
    expect(skipped(newark)).not.toContain("state");
    expect(newark.questions).toEqual([]);
    expect((await told("--address", "Newark")).findings).toEqual(newark.findings);
    expect(await refused(["--market", "US", "--language", "en", "text.txt", "--address", "somewhere"])).toBe(
      "bad_usage",
    );
  });
  it("refuses unknown markets, kinds and missing options as bad usage", async () => {
    expect(await refused(["--market", "XX", "--language", "zh", "text.txt"])).toBe("bad_usage");
    expect(await refused(["--market", "CN", "text.txt"])).toBe("bad_usage");
    expect(await refused(["--market", "CN", "--language", "zh", "--kind", "fax", "text.txt"])).toBe("bad_usage");
    expect(await refused(["--market", "CN", "--language", "zh", "nowhere.txt"])).toBe("file_not_readable");
  });
});
