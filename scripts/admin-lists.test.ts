/** What a list of the administration costs, counted in files; docs/adding-a-list.md says which. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { resolveContractProcedures } from "@orpc/server";
import { expect, test } from "vitest";
import { contract } from "#contract/api/index";
import { projectRoot } from "#server/base/root";
import { isTest, sourcesOf, targetOf } from "./sources/read.ts";

const MOST = 9;

const sources = ["contract", "server", "web", "tests"].flatMap(sourcesOf).filter(({ file }) => !isTest(file));
const inRoom = (room: string) => sources.filter((source) => source.room === room);

/** Names and addresses of the lists: those whose rows can be taken away. */
async function lists() {
  const found: { name: string; address: string }[] = [];
  await resolveContractProcedures({ path: [], router: contract }, ({ path: at, contract: call }) => {
    const [first, ...rest] = at;
    const { path: address = "" } = call["~orpc"].route;
    if (first === "admin" && rest.at(-1) === "export" && !rest.includes("reports"))
      found.push({ name: rest.slice(0, -1).join("."), address: address.replace(/^\/admin|\.csv$/g, "") });
  });
  return found;
}

/** Every file that is there for the list alone, or has a line for it. */
function filesOf({ name, address }: { name: string; address: string }): string[] {
  const called = new RegExp(`\\badmin\\.${name.replaceAll(".", "\\.")}\\.(list|export)\\b`);
  const calling = (room: string) => inRoom(room).filter(({ text }) => called.test(text));
  const contracts = inRoom("contract").filter(({ text }) => text.includes(`adminList("${address}"`));
  const procedures = calling("server");
  const screens = calling("web").filter(({ text }) => text.includes("useAdminList({"));
  const handler = procedures.flatMap(({ text }) => {
    const declared = new RegExp(`admin\\.${name.replaceAll(".", "\\.")}\\.export\\.handler\\((\\w+)\\.file`).exec(
      text,
    )?.[1];
    return new RegExp(`const ${declared} = [^;]*?(\\w+List)\\b(?!\\()`).exec(text)?.[1] ?? [];
  });
  const rows = inRoom("server").filter(({ text }) =>
    handler.some((source) => text.includes(`export const ${source}: ListSource<`)),
  );
  const tabs = sources.filter(({ file, imports }) =>
    imports.some((wanted) => screens.some((screen) => targetOf(file, wanted) === screen.file.replace(/\.tsx?$/, ""))),
  );
  const parts = { contracts, rows, procedures, screens, tabs };
  for (const [part, files] of Object.entries(parts))
    expect(
      files.map(({ file }) => file),
      `${name}: ${part}`,
    ).toHaveLength(1);
  // benches, attacks and pictures are there for lists that are large or look their own
  const told = calling("tests").filter(({ file }) => !/^tests\/(bench|attack|support\/screens)\//.test(file));
  const files = [...Object.values(parts).flat(), ...told].map(({ file }) => file);
  return [...new Set(files), "locales/zh", "locales/en", "a test of its own"];
}

test("a list costs no more files than the documentation says", async () => {
  const all = await lists();
  expect(all.length).toBeGreaterThan(10);
  for (const list of all) expect(filesOf(list).length, `${list.name}: ${filesOf(list)}`).toBeLessThanOrEqual(MOST);
  const told = readFileSync(path.join(projectRoot, "docs/adding-a-list.md"), "utf8");
  expect(told).toContain(`| 16 | ${MOST} |`);
});
