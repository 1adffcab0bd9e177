/**
 * What other people wait while one account sends pictures made to hurt, eight at once: their own account, a sign-in and a
 * file, against the same alone. Milliseconds are this machine's; the column to read is the last.
 */
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { pngOf, tallPng } from "#tests/support/hostile-pictures";
import { median } from "./median.ts";

const AT_ONCE = 8;
/** Looks at the house without anybody's pictures. */
const QUIET_ROUNDS = 10;
/** No longer than this with them. */
const MOST_MS = 120_000;

const attacks = {
  "1-bit PNG of 1 x 59,000,000": tallPng,
  "interlaced 16-bit PNG of 16,000 x 2,700": () =>
    pngOf({ width: 16_000, height: 2_700, depth: 16, colour: 6, interlaced: true }),
} as const;

interface Account {
  email: string;
  password: string;
}

interface Times {
  me: number[];
  signIn: number[];
  file: number[];
}

async function publishableKey(app: RunningApp): Promise<string> {
  const page = await (await fetch(`${app.url}/auth`)).text();
  return /"publishableKey":"([^"]+)"/.exec(page)?.[1] ?? "";
}

async function tokenOf(app: RunningApp, key: string, { email, password }: Account): Promise<string> {
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const body: unknown = await answer.json();
  if (!answer.ok || typeof body !== "object" || body === null || !("access_token" in body))
    throw new Error(`the sign-in was answered ${answer.status}: ${JSON.stringify(body)}`);
  return String(body.access_token);
}

const upload = async (app: RunningApp, token: string, bytes: Uint8Array): Promise<string> => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "picture.png", { type: "image/png" }));
  const answer = await fetch(`${app.url}/api/photos`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await answer.text();
  return answer.ok ? "kept" : `${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 80)}`;
};

/** The address of a photo of the account's own. */
async function photoOf(app: RunningApp, token: string): Promise<string> {
  const form = new FormData();
  const small = pngOf({ width: 400, height: 300, depth: 8, colour: 2 });
  form.set("file", new File([new Uint8Array(small)], "mine.png", { type: "image/png" }));
  const answer = await fetch(`${app.url}/api/photos`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: unknown = await answer.json();
  if (typeof body !== "object" || body === null || !("url" in body)) throw new Error(JSON.stringify(body));
  return String(body.url);
}

async function timed(times: number[], ask: () => Promise<Response>): Promise<void> {
  const begun = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  times.push(performance.now() - begun);
}

/** One look each; all three at once, as people come. */
const look = (app: RunningApp, key: string, account: Account, token: string, photo: string, times: Times) =>
  Promise.all([
    timed(times.me, () => fetch(`${app.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })),
    timed(times.signIn, () =>
      fetch(`${app.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: key, "content-type": "application/json" },
        body: JSON.stringify(account),
      }),
    ),
    timed(times.file, () => fetch(photo)),
  ]);

const none = (): Times => ({ me: [], signIn: [], file: [] });
const most = (values: number[]) => Math.max(...values);

export async function bench(): Promise<void> {
  const app = await startApp();
  try {
    const [attacker, other] = app.demo();
    if (!attacker || !other) throw new Error("two demo accounts are needed");
    const key = await publishableKey(app);
    const [bad, good] = [await tokenOf(app, key, attacker), await tokenOf(app, key, other)];
    const photo = await photoOf(app, good);
    const alone = none();
    for (let round = 0; round < QUIET_ROUNDS; round++) await look(app, key, other, good, photo, alone);
    for (const [name, make] of Object.entries(attacks)) {
      const bytes = make();
      const times = none();
      let open = true;
      const begun = performance.now();
      const sent = Promise.all(Array.from({ length: AT_ONCE }, () => upload(app, bad, bytes))).finally(() => {
        open = false;
      });
      // the pictures arrive first
      await new Promise((resolve) => setTimeout(resolve, 100));
      while ((open || times.me.length < 3) && performance.now() - begun < MOST_MS)
        await look(app, key, other, good, photo, times);
      const answers = await sent;
      console.log(`\n${AT_ONCE} at once: ${name}, ${(bytes.length / 1024).toFixed(0)} KiB each`);
      console.log(`  answered after ${((performance.now() - begun) / 1000).toFixed(1)} s: ${answers.join(", ")}`);
      console.table(
        Object.fromEntries(
          (["me", "signIn", "file"] as const).map((what) => [
            what,
            {
              "alone, median ms": Math.round(median(alone[what])),
              "alone, longest ms": Math.round(most(alone[what])),
              "meanwhile, median ms": Math.round(median(times[what])),
              "meanwhile, longest ms": Math.round(most(times[what])),
            },
          ]),
        ),
      );
    }
  } finally {
    await app.stop();
    await removeData(app.dataDir);
  }
}
