/** Links for a batch: a list, or share texts of which every link keeps its own words. */
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

async function take(text: string): Promise<unknown> {
  await mount(<ChooseBatch onBatch={() => {}} />);
  await type("textarea", text);
  await settle();
  await press("使用这些链接");
  return inputsOf("batches.createFromLinks").at(-1);
}
const [a, b] = ["https://sh.lianjia.com/ershoufang/1.html", "https://m.ke.com/x7Ab"];

test("of share texts both links are found, each with its own words, and it is said what is read", async () => {
  const texts = [`【链家】中远两湾城 3室2厅 698万 ${a} 复制打开`, `【贝壳】锦和苑 2室1厅 450万，${b}`];
  expect(await take(texts.join("\n\n"))).toEqual({
    links: [
      { url: a, words: texts[0] },
      { url: b, words: texts[1] },
    ],
  });
  expect(pageText()).toContain("找到 2 个链接，各自的文字已分开");
});

test("English messages are told apart the same way", async () => {
  const texts = [`Lovely 2-bed flat in Hackney, 850 sq.ft. ${a}`, `Have a look at this one too: ${b}`];
  expect(await take(texts.join("\n"))).toEqual({
    links: [
      { url: a, words: texts[0] },
      { url: b, words: texts[1] },
    ],
  });
});

test("a list stays a list, a mistyped address in it included", async () => {
  expect(await take(`${a}\nhtp:/nowhere\n${b} www.example.com`)).toEqual({
    links: [a, "htp:/nowhere", b, "www.example.com"],
  });
  expect(pageText()).not.toContain("找到");
});

test("a text without any link is not sent", async () => {
  expect(await take("中远两湾城 3室2厅 698万")).toBeUndefined();
  expect(pageText()).toContain("这里没有链接。");
});

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
