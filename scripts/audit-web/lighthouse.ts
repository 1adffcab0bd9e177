/** Runs Lighthouse against an address, several times, with the browser the tests use, and answers medians. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { browserCommand } from "#tests/support/browser";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
type Scores = Record<Category, number>;

const score = z.object({ score: z.number() });
const metric = z.object({ displayValue: z.string() });
const outcome = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "first-contentful-paint": metric,
    "largest-contentful-paint": metric,
    "total-blocking-time": metric,
    "cumulative-layout-shift": metric,
  }),
});

async function runOnce(command: string, address: string): Promise<Scores> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-lighthouse-"));
  const file = path.join(folder, "report.json");
  const { executablePath, args } = await browserCommand();
  try {
    const child = spawn(
      process.execPath,
      [
        command,
        address,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        `--only-categories=${categories.join(",")}`,
        `--chrome-flags=--headless=new ${args.join(" ")}`,
      ],
      { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CHROME_PATH: executablePath } },
    );
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    const { categories: found, audits } = outcome.parse(JSON.parse(readFileSync(file, "utf8")));
    const scores: Scores = {
      performance: found.performance.score,
      accessibility: found.accessibility.score,
      "best-practices": found["best-practices"].score,
      seo: found.seo.score,
    };
    const metrics = Object.entries(audits).map(([name, { displayValue }]) => `${initials(name)} ${displayValue}`);
    console.log(
      `  ${address} ${Object.values(scores)
        .map((value) => Math.round(value * 100))
        .join(" ")}  ${metrics.join(", ")}`,
    );
    return scores;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const initials = (name: string): string =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Scores 0..1 by category: the median of `runs` runs, on a server that has answered the page before. */
export async function medians(command: string, address: string, runs: number): Promise<Scores> {
  await (await fetch(address)).text();
  const all: Scores[] = [];
  for (let run = 0; run < runs; run++) all.push(await runOnce(command, address));
  const of = (category: Category) => median(all.map((scores) => scores[category]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
  };
}
