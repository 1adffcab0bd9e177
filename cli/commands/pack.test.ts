import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { command } from "./pack.ts";

const cwd = mkdtempSync(path.join(os.tmpdir(), "listcast 房播 "));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const said: string[] = [];
const io = { cwd, stdout: (text: string) => void said.push(text), stderr: () => {}, stdin: async () => "" };

writeFileSync(
  path.join(cwd, "page.html"),
  `<html lang="zh"><head><title>梅川苑 2室2厅</title></head><body><h1>梅川苑 2室2厅</h1>
   <dl><dt>总价</dt><dd>698万</dd><dt>户型</dt><dd>2室2厅1卫</dd><dt>建筑面积</dt><dd>89.3㎡</dd><dt>小区名称</dt><dd>梅川苑</dd><dt>地址</dt><dd>上海市普陀区梅川路</dd></dl>
   </body></html>`,
);

test("a page becomes a folder and the same as a zip, even under a name with a space and Chinese", async () => {
  const args = ["page.html", "--languages", "zh,en", "--platforms", "wechat,twitter", "--out", "给 客户", "--json"];
  expect(await command.run(args, io)).toBe(0);
  expect(JSON.parse(said.join(""))).toMatchObject({ pieces: 8, photos: 0 });
  const folder = path.join(cwd, "给 客户");
  expect(readFileSync(path.join(folder, "zh/wechat/post.txt"), "utf8")).toContain("89.3");
  expect(readdirSync(folder).sort()).toEqual(["en", "index.html", "manifest.json", "not-ready", "zh"]);
  // without the sender of a message it may not be sent
  expect(readdirSync(path.join(folder, "not-ready/zh")).length).toBeGreaterThan(0);
  const inZip = Object.keys(unzipSync(readFileSync(`${folder}.zip`)));
  expect(inZip).toContain("给-客户/en/email/email.html");
});

test.each([
  [["page.html", "--languages", "zh", "--platforms", "wechat"], "--out"],
  [["page.html", "--languages", "xx", "--platforms", "wechat", "--out", "o"], "xx"],
  [["page.html", "--languages", "zh", "--platforms", "myspace", "--out", "o"], "myspace"],
])("%j is bad usage and says what is wrong", async (args, word) => {
  await expect(command.run(args, io)).rejects.toMatchObject({
    code: "bad_usage",
    message: expect.stringContaining(word),
  });
});
