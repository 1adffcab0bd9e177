/** How the texts are set: Chinese with its own punctuation and no stray gaps, English without Chinese. */
import { expect, test } from "vitest";
import { loadTexts, subjects } from "#tests/support/dictionaries";

/** English texts that name something in Chinese on purpose. */
const namesChinese = new Set([
  "common.switchLanguage",
  "common.switchLanguageLabel",
  "landing.switchTo",
  "landing.switchLabel",
  "legal/frame.switchTo",
  "legal/frame.switchLabel",
  "palette.language",
  // what the Chinese advertising rules ask for, by its name
  "wizard.confirm.verificationCode",
]);
/** The product's name in both languages. */
const NAME = "Listcast 房播";

const rules: readonly (readonly [name: string, breaks: RegExp])[] = [
  ["half-width punctuation after Chinese", /\p{Script=Han}[,;:?!](?!\w)/u],
  ["half-width punctuation between Chinese", /[\p{Script=Han}][.,;:?!()][\p{Script=Han}]/u],
  ["half-width brackets around Chinese", /\(\p{Script=Han}|\p{Script=Han}\)/u],
  ["straight quotes around Chinese", /["']\p{Script=Han}|\p{Script=Han}["']/u],
  ["a gap between Chinese", /\p{Script=Han} +\p{Script=Han}/u],
  // a day ends in 日, with no gap after it
  ["a gap between a day and Chinese", /\{\{(date|day|start|end)\}\} +\p{Script=Han}/u],
  ["a gap beside full-width punctuation", / [，。；：？！、）”]|[，。；：？！、（“] (?!$)/u],
  ["doubled punctuation", /[，。；：？！、][，。；：？！、]/u],
  ["dots instead of an ellipsis", /\.{3}|。{2}/u],
];

const all = async (language: "zh" | "en") => {
  const texts: [string, string][] = [];
  for (const subject of subjects)
    for (const [key, text] of await loadTexts(language, subject)) texts.push([`${subject}.${key}`, text]);
  return texts;
};

test.each(rules)("no Chinese text has %s", async (_, breaks) => {
  const found = (await all("zh")).filter(([, text]) => breaks.test(text));
  expect(found).toEqual([]);
});

/** What the specification words itself. */
const toTheLetter = new Set(["auth.signInFailed", "auth.signUpFailed", "auth.resetFailed"]);

test("what comes to nothing is 未成功, and texts are 撰写, wherever they are spoken of", async () => {
  const found = (await all("zh")).filter(([key, text]) => /失败|没有成功|写作/.test(text) && !toTheLetter.has(key));
  expect(found).toEqual([]);
});

/** Words that were found for what has another word on every other screen, and that word. */
const otherWords: readonly (readonly [other: RegExp, ours: string])[] = [
  [/供应商|提供商/, "服务商"],
  [/对公转账/, "银行转账"],
  [/未送出|未发出|没有送出/, "未送达"],
  // what is read is a 房源页 of somebody's site; what we publish is the 房源网页
  [/房源页面|公开页面/, "房源网页"],
  [/优惠券|折扣码/, "优惠码"],
  [/二次验证|双重验证|双因素/, "两步验证"],
  [/备用码/, "恢复码"],
  [/登陆|登入/, "登录"],
  [/帐/, "账"],
];

test.each(otherWords)("one thing has one word: not %s but %s", async (other) => {
  const found = (await all("zh")).filter(([, text]) => other.test(text));
  expect(found).toEqual([]);
});

test("no English text has Chinese in it", async () => {
  const found = (await all("en")).filter(
    ([key, text]) => /[\p{Script=Han}，。；：？！]/u.test(text.replaceAll(NAME, "")) && !namesChinese.has(key),
  );
  expect(found).toEqual([]);
});

test("English quotes and apostrophes are curly, and its sentences have no doubled spaces", async () => {
  const found = (await all("en")).filter(([, text]) => /\w'\w|"| {2}|\.{3}/.test(text));
  expect(found).toEqual([]);
});
