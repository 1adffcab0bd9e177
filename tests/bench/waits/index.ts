/**
 * How long one account waits while another does its worst: every thing a person does, alone and during each attack, with
 * the 99th percentile of /healthz beside it. Times depend on the machine; what counts is how much longer than alone.
 *
 * `npm run bench -- waits [part of an attack's name]`
 */
import { setTimeout as sleep } from "node:timers/promises";
import { attacks } from "./attacks.ts";
import { type House, openHouse } from "./people.ts";
import { readyToUse, type Times } from "./use.ts";

/** Between the attack's beginning and the victim's. */
const HEAD_START_MS = 700;
const HEALTH_EVERY_MS = 25;
/** What a thread is at goes on to the end of its budget. */
const LET_GO_MS = 60_000;

/** Asks /healthz until told to stop; answers the 99th percentile of the milliseconds. */
function watchHealth(url: string): () => Promise<number> {
  const times: number[] = [];
  let on = true;
  const watching = (async () => {
    while (on) {
      const began = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      times.push(performance.now() - began);
      await sleep(HEALTH_EVERY_MS);
    }
  })();
  return async () => {
    on = false;
    await watching;
    return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
  };
}

/** What the attacker has left is measured by nobody. */
async function giveUp({ attacker: { client } }: House): Promise<void> {
  for (const status of ["pending", "processing"] as const) {
    const { items } = await client.tasks.list({ status, limit: 100 });
    for (const { id } of items) await client.tasks.cancel({ id }).catch(() => {});
  }
}

const told = (name: string, times: Times, healthz: number) =>
  console.log(
    [name, ...Object.entries({ ...times, "healthz p99": healthz }).map((pair) => pair.join(" "))].join("  | "),
  );

export async function bench([only = ""]: readonly string[]): Promise<void> {
  const house = await openHouse();
  try {
    const round = async (name: string, attack: () => Promise<unknown>) => {
      const use = await readyToUse(house);
      const attacking = attack();
      await sleep(HEAD_START_MS);
      const health = watchHealth(house.app.url);
      told(name, await use(), await health());
      await giveUp(house);
      await Promise.race([attacking, sleep(LET_GO_MS)]);
    };
    // the first round of all starts threads and fills caches
    for (const name of ["first", "alone", "alone"]) await round(name, async () => {});
    for (const { name, ready } of attacks.filter((one) => one.name.includes(only)))
      await round(name, await ready(house));
  } finally {
    await house.close();
  }
}
