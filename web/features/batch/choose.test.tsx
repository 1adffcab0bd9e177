import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_BATCH_LINKS } from "#contract/batch/batch";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, type, unmountAll } from "#web/testing/mount.tsx";
import { ChooseBatch } from "./choose.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(() => {
  resetFakeApi();
  answers["batches.createFromLinks"] = () => new Promise(() => {});
});
afterEach(unmountAll);

const links = (count: number) => Array.from({ length: count }, (_, at) => `https://homes.example/${at}`);
async function give(text: string) {
  await mount(<ChooseBatch onBatch={() => undefined} />);
  await type("textarea", text);
  await press("使用这些链接");
  await settle();
}
const sent = () => inputsOf("batches.createFromLinks");

test("links are taken once each, in their order", async () => {
  await give(links(3).concat(links(2)).join("\n"));
  expect(sent()).toEqual([{ links: links(3) }]);
});

test("as many as may be read at once are taken, more are refused and nothing is left out unsaid", async () => {
  await give(links(MAX_BATCH_LINKS).join("\n"));
  expect(sent()).toHaveLength(1);
  await unmountAll();
  await give(links(MAX_BATCH_LINKS + 13).join(" "));
  expect(sent()).toHaveLength(1);
  expect(pageText()).toContain(`${MAX_BATCH_LINKS + 13} 个链接`);
});

test("an empty field says so and sends nothing", async () => {
  await give("  \n ");
  expect(pageText()).toContain("这里没有链接");
  expect(sent()).toEqual([]);
});
