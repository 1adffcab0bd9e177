/** Strangers' waiting times: alone, and while one account does its worst. At most a second more, and /healthz stays quick. */
import { setTimeout as sleep } from "node:timers/promises";
import { removeData } from "#tests/support/app";
import { startSite } from "../suite/stage.ts";
import { held, slowly, type Try } from "../suite/try.ts";
import { type Attack, prepareAttack } from "./attack.ts";
import { actions, type Measured, quantile } from "./measure.ts";
import { openOnlooker } from "./onlooker.ts";
import { resident } from "./world.ts";
import { type Worst, worst } from "./worst.ts";

/** Threads and files that are needed for the first time. */
const WARM_SECONDS = 5;
const ALONE_SECONDS = 10;
const UNDER_SECONDS = 20;
/** Before the stranger is measured, so that all of it is under way. */
const HEAD_START_MS = 2_000;
/** More than alone. */
const MAY_WAIT_MS = 1_000;
const HEALTHZ_P99_MS = 50;

/** With these the product says that somebody has enough. Any other answer is a mistake of the attack: it attacks nothing. */
const REFUSALS: readonly string[] = [
  "too_many_requests",
  "unavailable",
  "too_large",
  "request_timeout",
  "over_request_rate_limit",
  "captcha_failed",
  "429",
  "answered 429",
  "503",
];

interface Waited {
  name: string;
  alone: Measured;
  under: Measured;
  /** What the attacker was answered, and how often. */
  answers: Map<string, number>;
}

/** One scenario on a server of its own, which is killed afterwards with all that still waits in it. */
async function wait({ name }: Worst): Promise<Waited> {
  const site = await startSite(undefined, { READY_THREADS: "2" });
  const onlooker = openOnlooker();
  let attack: Attack | null = null;
  try {
    const [stranger, attacker] = [await resident(site), await resident(site)];
    attack = await prepareAttack(name, site.url, attacker);
    const now = async () => ({ ...stranger, piece: await pieceOf(stranger) });
    await onlooker.measure(site.url, stranger, WARM_SECONDS);
    const alone = await onlooker.measure(site.url, await now(), ALONE_SECONDS);
    attack.start();
    await sleep(HEAD_START_MS);
    const under = await onlooker.measure(site.url, await now(), UNDER_SECONDS);
    const answers = await attack.end();
    return { name, alone, under, answers };
  } finally {
    await attack?.close();
    await onlooker.close();
    await site.close();
    await site.app.kill9();
    await removeData(site.dataDir);
  }
}

/** Its version has grown by now. */
async function pieceOf({ client, campaignId, piece }: Awaited<ReturnType<typeof resident>>) {
  const { pieces } = await client.campaigns.get({ id: campaignId });
  return pieces.find(({ id }) => id === piece.id) ?? piece;
}

export function waiting(): { tries: Try[]; told(): string[] } {
  const done: Waited[] = [];
  const tries = worst.flatMap((scenario) => {
    let running: Promise<Waited> | null = null;
    const waited = () => {
      running ??= wait(scenario).then((one) => {
        done.push(one);
        return one;
      });
      return running;
    };
    const of = actions.map((action) => ({
      name: `waiting for a stranger: ${scenario.name}: ${action}`,
      run: async () => {
        const { alone, under } = await waited();
        const [before, during] = [alone[action], under[action]];
        held(before.faults.length === 0, `alone: ${before.faults[0]}`);
        held(
          during.faults.length === 0,
          `${during.faults.length} of ${during.took.length} failed: ${during.faults[0]}`,
        );
        const more = Math.max(...during.took) - Math.max(...before.took);
        held(more <= MAY_WAIT_MS, `${(more / 1000).toFixed(1)} s more than alone`);
      },
    }));
    const healthz = {
      name: `waiting for a stranger: ${scenario.name}: /healthz`,
      run: async () => {
        const { alone, under } = await waited();
        const { took, faults } = under.healthz;
        held(faults.length === 0, faults[0] ?? "");
        const [before, p99] = [quantile(alone.healthz.took, 0.99), quantile(took, 0.99)];
        held(p99 < HEALTHZ_P99_MS, `p99 ${p99.toFixed(0)} ms, alone ${before.toFixed(0)} ms`);
      },
    };
    const itself = {
      name: `waiting for a stranger: ${scenario.name}: the attack itself`,
      run: async () => {
        const { answers } = await waited();
        held((answers.get(scenario.refusedAs ?? "answered") ?? 0) > 0, "nothing was done");
        const others = [...answers.keys()].filter((said) => said !== "answered" && !REFUSALS.includes(said));
        held(others.length === 0, `it was answered ${others.join(", ")}`);
      },
    };
    return [...of, healthz, itself];
  });
  return { tries: slowly(tries), told: () => done.flatMap(linesOf) };
}

const milliseconds = (value: number) => `${value.toFixed(0)}`.padStart(7);

/** Milliseconds, alone and under attack. */
function linesOf({ name, alone, under, answers }: Waited): string[] {
  const said = [...answers].map(([code, times]) => `${code} ${times}`).join(", ");
  const rows = [...actions, "healthz" as const].map((action) => {
    const [before, during] = [alone[action].took, under[action].took];
    const numbers = [
      quantile(before, 0.5),
      Math.max(...before),
      quantile(during, 0.5),
      quantile(during, 0.99),
      Math.max(...during),
      Math.max(...during) - Math.max(...before),
    ];
    const faults = under[action].faults.length;
    return `  ${action.padEnd(11)} |${numbers.map(milliseconds).join(" |")} |${String(during.length).padStart(4)}${faults > 0 ? `, ${faults} failed: ${under[action].faults[0]}` : ""}`;
  });
  return [
    `${name} (the attacker was answered: ${said || "nothing yet"})`,
    "  ms          | alone: p50 | worst | under: p50 | p99 | worst | more | times",
    ...rows,
  ];
}
