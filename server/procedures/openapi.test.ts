import { resolveContractProcedures } from "@orpc/server";
import { expect, test } from "vitest";
import { contract } from "#contract/api/index";
import { openApiDocument } from "./openapi.ts";
import { administering } from "./summaries/administering.ts";
import { buying } from "./summaries/buying.ts";
import { people } from "./summaries/people.ts";

/** Calls whose contract says the line itself. */
async function withOwnLine() {
  const names: string[] = [];
  await resolveContractProcedures({ path: [], router: contract }, ({ contract: call, path }) => {
    if (call["~orpc"].route.summary) names.push(path.join("."));
  });
  return names;
}

const verbs = ["get", "post", "put", "patch", "delete"] as const;

test("every call says in a line what it does, and no line is about a call that is gone", async () => {
  const { paths } = await openApiDocument("http://localhost", null);
  const operations = Object.values(paths ?? {}).flatMap((path) => verbs.flatMap((verb) => path?.[verb] ?? []));
  expect(operations.filter((one) => !one.summary).map((one) => one.operationId)).toEqual([]);
  const told = Object.keys({ ...people, ...buying, ...administering });
  expect([...told, ...(await withOwnLine())].sort()).toEqual(operations.map((one) => one.operationId).sort());
  const lines = operations.map((one) => one.summary);
  expect(new Set(lines).size).toBe(lines.length);
});

test("its title is the product's name of today", async () => {
  const titles = [null, { zh: "安居", en: "Homely" }].map(async (names) => {
    const { info } = await openApiDocument("http://localhost", names);
    return info.title;
  });
  expect(await Promise.all(titles)).toEqual(["Listcast API", "Homely API"]);
});
