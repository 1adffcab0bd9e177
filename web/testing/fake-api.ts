/**
 * A stand-in for our own API in component tests: `answers["campaigns.create"] = async (input) => …`, and `calls` tells
 * what was asked. Use: `vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);`
 */
import { createTanstackQueryUtils } from "@orpc/tanstack-query";

type Answer = (input: unknown) => Promise<unknown>;

export const answers: Record<string, Answer> = {};
export const calls: { name: string; input: unknown }[] = [];

/** The inputs of every call of that procedure, oldest first. */
export const inputsOf = (name: string): unknown[] =>
  calls.filter((call) => call.name === name).map((call) => call.input);

export function resetFakeApi(): void {
  calls.length = 0;
  for (const name of Object.keys(answers)) delete answers[name];
  // A stream that says nothing until it is let go.
  answers["tasks.paused"] = async () => [];
  answers["tasks.events"] = () => new Promise(() => {});
}

const procedure = (path: string[]): unknown =>
  new Proxy(() => undefined, {
    get: (_, key) => (typeof key === "string" && key !== "then" ? procedure([...path, key]) : undefined),
    apply: (_, __, [input]: unknown[]) => {
      const name = path.join(".");
      calls.push({ name, input });
      const answer = answers[name];
      return answer ? answer(input) : Promise.reject(new Error(`no answer for ${name}`));
    },
  });

const api = procedure([]);
export const fakeApiModule = { api, orpc: createTanstackQueryUtils(api as never), forever: {} };

/** An error as our API's client throws it. */
export const apiError = (code: string, data: Record<string, unknown> = {}): Error =>
  Object.assign(new Error(code), { code, data });
