/** The process of attack.ts: does one worst thing over and over, and tells what it was answered. */
import { constants, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { visitSite } from "../suite/site.ts";
import type { Ordered, Prepared, Reported } from "./attack.ts";
import { residentAt } from "./world.ts";
import { worst } from "./worst.ts";

// an attacker has a machine of their own: this one's work stands back behind the server's
setPriority(constants.priority.PRIORITY_LOW);

const tell = (reported: Reported) => process.send?.(reported);

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "answered";
  return "code" in error ? String(error.code) : error.message.slice(0, 40);
};

const answers = new Map<string, number>();
let over = false;
let start = (): void => {
  throw new Error("nothing is prepared");
};

async function keepOn(work: () => Promise<unknown>): Promise<void> {
  while (!over) {
    const said = await work().then(codeOf, codeOf);
    answers.set(said, (answers.get(said) ?? 0) + 1);
    // what a limit refuses is not asked for again at once
    if (said !== "answered") await sleep(100);
  }
}

async function prepare({ name, url, someone }: Prepared): Promise<void> {
  const scenario = worst.find((one) => one.name === name);
  if (!scenario) throw new Error(`no scenario is called ${name}`);
  const site = await visitSite(url);
  const work = await scenario.prepare(site, residentAt(site, someone));
  start = () => {
    for (let at = 0; at < scenario.atOnce; at++) void keepOn(() => work(at));
  };
  tell({ ready: true });
}

process.on("message", (ordered: Ordered) => {
  if (ordered.do === "prepare") prepare(ordered).catch((error: unknown) => tell({ failed: String(error) }));
  else if (ordered.do === "start") start();
  else {
    over = true;
    tell({ answers: [...answers] });
  }
});
process.on("disconnect", () => process.exit());
