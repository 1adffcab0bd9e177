import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { command as brochure } from "./brochure.ts";
import { command as carousel } from "./carousel.ts";
import { command as photos } from "./photos.ts";
import { command as poster } from "./poster.ts";

const cwd = mkdtempSync(path.join(os.tmpdir(), "listcast 房播 "));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
let said: string[] = [];
const io = { cwd, stdout: (text: string) => void said.push(text), stderr: () => {}, stdin: async () => "" };

const home = {
  language: "zh-CN",
  country: "CN",
  transaction: "sale",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  address: { city: "上海", district: "普陀", community: "梅川苑" },
  features: ["有电梯", "厨房有窗"],
};
writeFileSync(path.join(cwd, "home.json"), JSON.stringify(home));
for (const [name, background] of Object.entries({ living: "#8899aa", kitchen: "#aa9988" })) {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  writeFileSync(path.join(cwd, `${name}.jpg`), await picture.jpeg().toBuffer());
}

test("a listing and a photo become a poster of the shape asked for", async () => {
  const args = [
    "home.json",
    "--template",
    "minimal",
    "--ratio",
    "4:5",
    "--photo",
    "living.jpg",
    "--out",
    "海 报.png",
    "--json",
  ];
  expect(await poster.run(args, io)).toBe(0);
  expect(JSON.parse(said.join(""))).toMatchObject({ width: 1080, height: 1350, photos: 1 });
  const bytes = readFileSync(path.join(cwd, "海 报.png"));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1080, height: 1350 });
  // words on paper, and a photo: no sheet of one colour
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(20);
});

test("a carousel has its cover, a picture for each further room, the facts and the agent", async () => {
  said = [];
  const args = [
    "home.json",
    "--ratio",
    "1:1",
    "--photo",
    "kitchen.jpg=厨房",
    "--photo",
    "living.jpg=客厅",
    "--out",
    "slides",
  ];
  expect(await carousel.run(args, io)).toBe(0);
  expect(readdirSync(path.join(cwd, "slides")).sort()).toEqual(["1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
  expect(await sharp(path.join(cwd, "slides/2.jpg")).metadata()).toMatchObject({ width: 1080, height: 1080 });
});

test("a carousel refuses formats it does not make, and a cover without what it tells of", async () => {
  const asked = (...more: string[]) =>
    carousel.run(["home.json", "--photo", "living.jpg", "--out", "none", ...more], io);
  await expect(asked("--format", "webp")).rejects.toMatchObject({ code: "bad_usage" });
  await expect(asked("--template", "open-house")).rejects.toMatchObject({ code: "bad_usage" });
  await expect(asked("--template", "price-change", "--occasion", "listed")).rejects.toMatchObject({
    code: "bad_usage",
  });
  expect(existsSync(path.join(cwd, "none"))).toBe(false);
});

test("a brochure is a PDF of the paper asked for", async () => {
  said = [];
  const args = ["home.json", "--size", "Letter", "--photo", "living.jpg=客厅", "--out", "手册.pdf", "--json"];
  expect(await brochure.run(args, io)).toBe(0);
  expect(JSON.parse(said.join(""))).toMatchObject({ size: "Letter", photos: 1 });
  expect(readFileSync(path.join(cwd, "手册.pdf")).toString("latin1", 0, 5)).toBe("%PDF-");
});

test("photos come out in the order of a visit, in the shape asked for, with what is wrong with them", async () => {
  said = [];
  const named = ["--photo", "kitchen.jpg=厨房", "--photo", "living.jpg=客厅"];
  expect(await photos.run(["home.json", ...named, "--shape", "1:1", "--out", "photos", "--json"], io)).toBe(0);
  const { photos: made } = JSON.parse(said.join(""));
  expect(made).toMatchObject([
    { caption: "客厅", hints: ["small"] },
    { caption: "厨房", hints: ["small"] },
  ]);
  expect(await sharp(path.join(cwd, "photos/01.jpg")).metadata()).toMatchObject({ width: 480, height: 480 });
});

test.each([
  [["home.json", "--template", "banner"], "--out"],
  [["home.json", "--out", "a.gif"], ".jpg"],
  [["home.json", "--template", "baroque", "--out", "a.jpg"], "baroque"],
  [["home.json", "--ratio", "2:1", "--out", "a.jpg"], "2:1"],
  [["home.json", "--template", "open-house", "--out", "a.jpg"], "--occasion"],
  [["home.json", "--accent", "red", "--out", "a.jpg"], "--accent"],
])("%j is bad usage and says what is wrong", async (args, word) => {
  await expect(poster.run(args, io)).rejects.toMatchObject({
    code: "bad_usage",
    message: expect.stringContaining(word),
  });
});
