/** An account whose images have to be killed again and again is refused for a while; nobody else is, and real pictures do not count. */
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { imageLimits } from "#server/base/limits";
import { pngOf } from "#tests/support/hostile-pictures";

const LIMITS = "#adapters/web/limits";

// files of this room share their modules: this one has its own, with its own limits, and leaves none of them behind
vi.resetModules();
// the picture that costs eight seconds of a processor would cost this test eighty
vi.doMock(LIMITS, async (original) => {
  const real = await original<typeof import("#adapters/web/limits")>();
  return { ...real, imageProcessLimits: { ...real.imageProcessLimits, processorMs: 300 } };
});
const { reencodeFor } = await import("./images.ts");
afterAll(() => {
  vi.doUnmock(LIMITS);
  vi.resetModules();
});

test("so many that were killed, and no more", async () => {
  const heavy = pngOf({ width: 16_000, height: 2_700, depth: 16, colour: 6, interlaced: true });
  const light = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();
  for (let sent = 0; sent < imageLimits.killed.points + 3; sent++) await reencodeFor("a", light);
  for (let sent = 0; sent < imageLimits.killed.points; sent++)
    await expect(reencodeFor("a", heavy)).rejects.toMatchObject({ code: "too_large", data: { over: "time" } });
  const refused = { code: "too_many_requests", data: { retryAfterSeconds: expect.any(Number) } };
  await expect(reencodeFor("a", heavy)).rejects.toMatchObject(refused);
  await expect(reencodeFor("a", light)).rejects.toMatchObject(refused);
  expect(await reencodeFor("b", light)).toMatchObject({ width: 40, height: 30 });
});
