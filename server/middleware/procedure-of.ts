/** Which procedure of the contract a request to /api asks for, in both forms of the API, before anything of it is read. */
import { type AnyContractProcedure, isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/api/index";

export interface Known {
  /** As in the contract: "imports.start". */
  name: string;
  method: string;
  procedure: AnyContractProcedure;
}

function under(router: object, path: readonly string[] = []): [name: string, procedure: AnyContractProcedure][] {
  return Object.entries(router).flatMap(([key, one]) => {
    const name = [...path, key];
    if (isContractProcedure(one)) return [[name.join("."), one]];
    return typeof one === "object" && one !== null ? under(one, name) : [];
  });
}

/** Every procedure of the contract. */
export const procedures: readonly Known[] = under(contract).map(([name, procedure]) => ({
  name,
  method: procedure["~orpc"].route.method ?? "POST",
  procedure,
}));

const byName = new Map(procedures.map((one) => [`/api/rpc/${one.name.replaceAll(".", "/")}`, one]));
const routes = procedures.map((one) => ({ one, path: `/api${one.procedure["~orpc"].route.path ?? ""}` }));
const byPath = new Map(
  routes.filter(({ path }) => !path.includes("{")).map(({ one, path }) => [`${one.method} ${path}`, one]),
);
const byPattern = routes
  .filter(({ path }) => path.includes("{"))
  .map(({ one, path }) => ({ one, pattern: new RegExp(`^${path.replace(/\{[^{}]+\}/g, "[^/]+")}$`) }));

/** Undefined for a path that is none of the contract's, or is written in a way no client of ours writes it. */
export function procedureOf(method: string, asked: string): Known | undefined {
  // programs with a key make the same calls under a version
  const path = asked.replace(/^\/api\/v1\//, "/api/");
  return (
    byName.get(path) ??
    byPath.get(`${method} ${path}`) ??
    byPattern.find(({ one, pattern }) => one.method === method && pattern.test(path))?.one
  );
}
