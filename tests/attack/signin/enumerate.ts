/** Who has an account: every route that is told an address, asked about addresses of every state. */

import { median } from "#tests/bench/median";
import { newEmail, raw } from "#tests/contract/subject";
import { held, slowly, type Try } from "../suite/try.ts";
import type { SignInSubject } from "./subject.ts";

const GIVEN = "Guessed!Day42";
const states = ["confirmed", "unconfirmed", "invited", "banned", "forgotten"] as const;
type State = (typeof states)[number];

async function addressOf(at: SignInSubject, state: State): Promise<string> {
  const email = newEmail();
  const { client, house } = at;
  if (state === "unconfirmed") await client().auth.signUp({ email, password: "Own!Secret55" });
  else if (state === "invited") await house.backend.accounts.invite(email, { role: "agent", language: "en" });
  else {
    const person = await at.subject.person();
    if (state === "forgotten") await client().auth.resetPasswordForEmail(person.email);
    if (state === "banned")
      await house.db
        .updateTable("auth.users" as never)
        .set({ banned_until: new Date(Date.now() + 1e11) } as never)
        .where("id" as never, "=", person.id as never)
        .execute();
    return person.email;
  }
  return email;
}

const routes: Record<string, (email: string) => [path: string, body: object]> = {
  "sign-in": (email) => ["/auth/v1/token?grant_type=password", { email, password: GIVEN }],
  "sign-up": (email) => ["/auth/v1/signup", { email, password: GIVEN }],
  recover: (email) => ["/auth/v1/recover", { email }],
  resend: (email) => ["/auth/v1/resend", { email, type: "signup" }],
  "a code of a sign-up": (email) => ["/auth/v1/verify", { email, token: "123456", type: "signup" }],
  "a code of a recovery": (email) => ["/auth/v1/verify", { email, token: "123456", type: "recovery" }],
};

/** Values that differ for any two addresses are taken for their kind; times for a time. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  if (typeof value !== "string") return value;
  if (/^[0-9a-f-]{36}$/.test(value)) return "id";
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return "time";
  return value.includes("@") ? "address" : value;
};
const CHANGING = /^(date|x-request-id)$/;

async function answer(at: SignInSubject, route: keyof typeof routes, email: string): Promise<string> {
  const [path, body] = routes[route]?.(email) ?? ["", {}];
  await at.forgetLimits();
  const said = await raw(at.subject, path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify(body),
  });
  const shape = shapeOf(await said.json());
  const headers = Object.fromEntries([...said.headers].filter(([name]) => !CHANGING.test(name)));
  // a length tells what the body tells
  delete headers["content-length"];
  return JSON.stringify({ status: said.status, shape, headers });
}

/** The time of an answer tells as much as its words: known and unknown addresses in turn, and no more than half as long again. */
function times(at: SignInSubject): Try[] {
  return Object.keys(routes).map((route) => ({
    name: `who has an account: the time of ${route}`,
    run: async () => {
      const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
      for (let round = 0; round < 15; round++) {
        const known = await addressOf(at, "confirmed");
        for (const [kind, email] of [
          ["known", known],
          ["unknown", newEmail()],
        ] as const) {
          const started = performance.now();
          await answer(at, route, email);
          took[kind].push(performance.now() - started);
        }
      }
      const [known, unknown] = [median(took.known), median(took.unknown)];
      const ratio = Math.max(known, unknown) / Math.min(known, unknown);
      // a thousandth more or less is the machine's
      held(
        ratio < 1.5 || Math.abs(known - unknown) < 5,
        `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`,
      );
    },
  }));
}

export function enumerate(at: SignInSubject): Try[] {
  const words = Object.keys(routes).flatMap((route) =>
    states.map((state) => ({
      name: `who has an account: ${route}, ${state}`,
      run: async () => {
        const email = await addressOf(at, state);
        at.house.advance(61_000);
        const [known, unknown] = [await answer(at, route, email), await answer(at, route, newEmail())];
        held(known === unknown, `known ${known.slice(0, 140)}, unknown ${unknown.slice(0, 140)}`);
      },
    })),
  );
  return [...words, ...slowly(times(at))];
}
