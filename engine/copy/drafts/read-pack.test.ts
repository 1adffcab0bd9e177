import fc from "fast-check";
import { expect, test } from "vitest";
import type { Target } from "../writing/plan.ts";
import { packReader } from "./read-pack.ts";

const targets: Target[] = [
  { platform: "xiaohongshu", language: "zh", kind: "post" },
  { platform: "wechat", language: "zh", kind: "post" },
  { platform: "email", language: "zh", kind: "email" },
];
const line = (piece: string, body: string, more: object = {}) =>
  JSON.stringify({ piece, title: null, preheader: null, body, hashtags: [], ...more });
const answer = [
  line("xiaohongshu/post", '厨房有窗，\n"油烟"有路走 🍳 {不是}', { title: "厨房有窗", hashtags: ["#上海租房"] }),
  line("wechat/post", "月租5200，押一付一。"),
  line("email/email", "您好", { preheader: "三行说完" }),
].join("\n");

const bodies = (text: string) =>
  packReader(targets)
    .read(text)
    .whole.map(({ target, draft }) => [target.platform, draft.body]);
const all = [
  ["xiaohongshu", '厨房有窗，\n"油烟"有路走 🍳 {不是}'],
  ["wechat", "月租5200，押一付一。"],
  ["email", "您好"],
];

test("lines of JSON are read, and the sign of a hashtag is taken off", () => {
  expect(bodies(answer)).toEqual(all);
  expect(packReader(targets).read(answer).whole[0]?.draft.hashtags).toEqual(["上海租房"]);
});

test.each([
  ["in a list", `[${answer.replaceAll("}\n", "},\n")}]`],
  ["in an object", `{"pieces":[${answer.replaceAll("}\n", "},\n")}]}`],
  ["in a code fence with chatter", `Sure, here "it" is:\n\`\`\`json\n${answer}\n\`\`\`\nHope it helps!`],
])("they may stand %s", (_how, text) => {
  expect(bodies(text)).toEqual(all);
});

test("however it is cut into parts, each piece is told once and as soon as it is whole", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (steps) => {
      const reader = packReader(targets);
      const told: string[] = [];
      let at = 0;
      for (const step of [...steps, answer.length]) {
        at = Math.min(answer.length, at + step);
        const { whole, growing } = reader.read(answer.slice(0, at));
        told.push(...whole.map(({ draft }) => draft.body));
        if (growing) expect(all.some(([, body]) => body?.startsWith(growing.body))).toBe(true);
      }
      expect(told).toEqual(all.map(([, body]) => body));
    }),
    { numRuns: 60 },
  );
});

test("what is not asked for, comes twice or lacks its text is passed over", () => {
  const text = [
    line("tiktok/post", "x"),
    line("wechat/post", "first"),
    line("wechat/post", "again"),
    '{"piece":"email/email"}',
  ];
  expect(bodies(text.join("\n"))).toEqual([["wechat", "first"]]);
});

test("a pack of one piece need not name it", () => {
  const reader = packReader(targets.slice(1, 2));
  expect(reader.read('{"title":null,"bo').growing).toBeNull();
  expect(reader.read('{"title":null,"body":"月租52').growing).toMatchObject({ body: "月租52" });
  expect(reader.read('{"title":null,"body":"月租5200"}').whole).toHaveLength(1);
});
