/** The real servers beside this file, each a process of its own, with their packages. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/base/root";
import { installed } from "./install.ts";

const ready = z.object({
  origin: z.string(),
  user: z.string().default(""),
  handle: z.string().default(""),
  password: z.string(),
});
export type Ready = z.output<typeof ready>;
const START_MS = 180_000;
const children: ChildProcess[] = [];

/** Starts one of the servers beside this file; `lines` goes on growing with what it says. */
export async function started(script: string, args: readonly string[]): Promise<{ told: Ready; lines: string[] }> {
  const child = spawn(process.execPath, [path.join(projectRoot, "tests/real", script), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const lines: string[] = [];
  let errors = "";
  child.stderr.on("data", (data) => {
    errors = `${errors}${data}`.slice(-3_000);
  });
  const told = new Promise<Ready>((resolve, reject) => {
    let rest = "";
    child.stdout.on("data", (data) => {
      const all = `${rest}${data}`.split("\n");
      rest = all.pop() ?? "";
      lines.push(...all);
      const line = all.find((one) => one.startsWith("ready "));
      if (line) resolve(ready.parse(JSON.parse(line.slice(6))));
    });
    child.once("exit", (code) => {
      reject(new Error(`${script} ended with ${code}:\n${errors}`));
      // one that ends in the middle is why nothing goes on
      if (code !== null) console.error(`${script} ended with ${code}:\n${errors}`);
    });
    setTimeout(() => reject(new Error(`${script} is not ready after ${START_MS} ms:\n${errors}`)), START_MS).unref();
  });
  return { told: await told, lines };
}

/** A PDS of the AT Protocol with one account, its data in that folder. */
export async function startPds(data: string): Promise<Ready> {
  const folder = installed({
    name: "bluesky",
    packages: { "@atproto/pds": "0.5.35" },
    // up to 12 it aborts whenever Node 24.19 and later collect a statement outside of a script (nodejs/node#65446)
    overrides: { "better-sqlite3": "13.2.0" },
    native: "better-sqlite3",
  });
  mkdirSync(data, { recursive: true });
  return (await started("pds.mjs", [folder, data])).told;
}

/** A WordPress with one application password. */
export async function startWordPress(): Promise<Ready> {
  const packages = {
    "@php-wasm/node": "3.1.56",
    "@wp-playground/wordpress": "3.1.56",
    "@wp-playground/wordpress-builds": "0.9.19",
  };
  return (await started("wordpress.mjs", [installed({ name: "wordpress", packages })])).told;
}

export function stopServers(): void {
  for (const child of children) child.kill();
}
