/** How long a stranger waits: what people do all day, done again and again, and the time each takes. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { captchaToken } from "#contract/captcha";
import { securityToken } from "#contract/device-key";
import { ended } from "#tests/support/domain";
import type { Visited } from "../suite/site.ts";
import { held } from "../suite/try.ts";
import { agent, listing, photoFile, type Resident } from "./world.ts";

export const actions = ["request", "page", "import", "edit", "sign-in", "new browser", "file", "photo"] as const;
type Action = (typeof actions)[number];
/** Milliseconds of each time; `faults`: what went wrong instead. */
interface Times {
  took: number[];
  faults: string[];
}
export type Measured = Record<Action | "healthz", Times>;

/** Who waits longer than this has not been answered. */
const GIVE_UP_MS = 30_000;
const REST_MS = 250;
/** An account may start sixty tasks in ten minutes: over all that is measured of one stranger, so many fit. */
const REST_AFTER_IMPORT_MS = 900;

/** One of each, as a person's browser does it. */
function doings(site: Visited, someone: Resident): Record<Action, () => Promise<unknown>> {
  const { client, email, password, token, deviceKey } = someone;
  const authorization = `Bearer ${token}`;
  const ok = async (answer: Response) => {
    await answer.arrayBuffer();
    held(answer.ok, `answered ${answer.status}`);
  };
  /** The code it was refused with. */
  const enter = async (key: string | null, captcha: string | null = null): Promise<string | null> => {
    const security = securityToken({ deviceKey: key, captcha });
    const options = security ? { options: { captchaToken: security } } : {};
    const { error } = await site.supabase().auth.signInWithPassword({ email, password, ...options });
    return error && (error.code ?? error.message);
  };
  const solved = async () => {
    const { left, right, operator, challenge } = await client.captcha.issue({});
    return captchaToken(challenge, { "+": left + right, "-": left - right, "*": left * right }[operator]);
  };
  let { version } = someone.piece;
  let home = 0;
  let picture: Promise<File> | null = null;
  return {
    request: async () => ok(await site.ask("/api/me", { headers: { authorization } })),
    page: async () => {
      // other words, so that the page is made anew
      const { version: seen } = await client.properties.get({ id: someone.propertyId });
      const changed = { ...listing, title: `Sunny flat ${++home}`, agent: { ...agent, licence: null } };
      await client.properties.update({
        id: someone.propertyId,
        version: seen,
        listing: changed,
        photoIds: [someone.photoId],
      });
      await ok(await site.ask(someone.page));
    },
    import: async () => {
      const source = { type: "text" as const, text: "Sunny flat, 3 bed, 90 m², $500,000" };
      const task = await ended(client, (await client.imports.start({ source, idempotencyKey: randomUUID() })).id);
      held(task.status === "completed", `the import failed (${task.cause?.code})`);
    },
    edit: async () => {
      const body = `A bright flat, ${version}.`;
      version = (await client.pieces.update({ id: someone.piece.id, version, title: null, body, hashtags: [] }))
        .version;
    },
    "sign-in": async () => held((await enter(deviceKey)) === null, "the sign-in failed"),
    // what nobody knows may be asked a question, which a person reads and answers in a time of their own
    "new browser": async () => {
      const code = await enter(null);
      if (code === null) return;
      held(code === "captcha_failed", `the sign-in failed (${code})`);
      const again = await enter(null, await solved());
      held(again === null, `the sign-in failed after the question (${again})`);
    },
    file: async () => {
      const { photos } = await client.properties.get({ id: someone.propertyId });
      await ok(await site.ask(new URL(photos[0]?.url ?? "", site.url).href.slice(site.url.length)));
    },
    photo: async () => {
      picture ??= photoFile(400);
      return client.imports.uploadPhoto({ file: await picture });
    },
  };
}

const timed = async (times: Times, work: () => Promise<unknown>): Promise<void> => {
  const started = performance.now();
  const late = new AbortController();
  try {
    const patience = sleep(GIVE_UP_MS, null, { signal: late.signal }).then(() => {
      throw new Error(`no answer in ${GIVE_UP_MS / 1000} s`);
    });
    patience.catch(() => {});
    await Promise.race([work(), patience]);
  } catch (error) {
    times.faults.push(error instanceof Error ? error.message : String(error));
  } finally {
    late.abort();
    times.took.push(performance.now() - started);
  }
};

/** Does everything over and over for so many seconds, each thing beside the others. */
export async function measure(site: Visited, someone: Resident, seconds: number): Promise<Measured> {
  const none = (): Times => ({ took: [], faults: [] });
  const measured = Object.fromEntries([...actions, "healthz"].map((name) => [name, none()])) as Measured;
  const until = performance.now() + seconds * 1000;
  const over = async (times: Times, work: () => Promise<unknown>, rest: number) => {
    while (performance.now() < until) {
      await timed(times, work);
      await sleep(rest);
    }
  };
  const all = doings(site, someone);
  const healthz = async () => held((await fetch(`${site.url}/healthz`)).ok, "not well");
  await Promise.all([
    ...actions.map((action) =>
      over(measured[action], all[action], action === "import" ? REST_AFTER_IMPORT_MS : REST_MS),
    ),
    over(measured.healthz, healthz, 20),
  ]);
  return measured;
}

/** The smallest time that so large a part of them does not exceed. */
export const quantile = (took: readonly number[], part: number): number =>
  took.toSorted((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * part))] ?? Number.NaN;
