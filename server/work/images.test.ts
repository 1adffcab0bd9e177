/** Images between accounts: whoever sends many waits for themselves. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { imageProcessLimits } from "#adapters/web/limits";
import { imageLimits } from "#server/base/limits";
import { pngOf, tallPng } from "#tests/support/hostile-pictures";
import { drawAvatarFor, imagesAnswer, reencodeFor, shrinkFor } from "./images.ts";

/** Over a second of work each, within every bound. */
const heavy = pngOf({ width: 16_000, height: 2_700, depth: 16, colour: 6, interlaced: true });
const light = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();
const whole = { x: 0, y: 0, width: 1, height: 1 };

test("all places together are no more than there are processes, and no account fills a room", () => {
  const rooms = [imageLimits.sent, imageLimits.shown];
  expect(rooms.reduce((sum, room) => sum + room.atOnce, 0)).toBeLessThanOrEqual(imageProcessLimits.processes);
  for (const room of rooms) expect(room.perAccount).toBeLessThan(room.atOnce);
});

test("another account's picture, of any kind, comes before the pile of the one who sent first", async () => {
  const bytes = await light();
  const done: string[] = [];
  const mark = (name: string) => () => void done.push(name);
  const pile = [1, 2, 3].map((n) => reencodeFor("a", heavy).then(mark(`a${n}`)));
  const others = [
    reencodeFor("b", bytes).then(mark("b")),
    drawAvatarFor("c", bytes, whole).then(mark("c")),
    shrinkFor("a", async () => bytes, { width: 100, format: "webp" }).then(mark("a's page")),
    imagesAnswer().then(mark("measured")),
  ];
  await Promise.all([...pile, ...others]);
  for (const name of ["b", "c", "a's page", "measured"]) expect(done.indexOf(name)).toBeLessThan(done.indexOf("a2"));
});

test("a refused picture gives its place back, and an account that sends too many at once is told so", async () => {
  const { perAccount, waitingPerAccount } = imageLimits.sent;
  const bytes = tallPng();
  const sent = Array.from({ length: perAccount + waitingPerAccount + 1 }, () => reencodeFor("a", bytes));
  const codes = (await Promise.allSettled(sent)).map((one) => (one.status === "rejected" ? one.reason.code : "drawn"));
  expect(codes.filter((code) => code === "too_large")).toHaveLength(perAccount + waitingPerAccount);
  expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(1);
  expect(await reencodeFor("a", await light())).toMatchObject({ width: 400, height: 300 });
});

test("work that was called off while it waited is not begun", async () => {
  const stop = new AbortController();
  const first = reencodeFor("a", heavy);
  const second = reencodeFor("a", heavy, stop.signal);
  stop.abort();
  await first;
  await expect(second).rejects.toThrow("abort");
});
