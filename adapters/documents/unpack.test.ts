/** Documents cost their own process, and nobody else memory. */
import { expect, test, vi } from "vitest";
import { boundlessZip, lyingWordDocument, pdfOfVastPictures, twicePackedPdf } from "#tests/support/documents/bombs";
import { brochurePdf } from "#tests/support/documents/make";
import { documentKind } from "./kind.ts";
import { unpack } from "./unpack.ts";

const MIB = 1024 * 1024;
/** Twice what it may cost; packing it for the test takes long enough. */
const UNPACKED_MIB = 800;
const cost = { processorMs: 60_000, memoryBytes: 400 * MIB };

test.each([
  ["word", () => lyingWordDocument(UNPACKED_MIB)],
  ["pdf", () => twicePackedPdf(UNPACKED_MIB)],
  ["scan", () => twicePackedPdf(UNPACKED_MIB)],
] as const)(
  "a %s of kilobytes that unpacks to twice what it may cost is refused, and its memory is not ours",
  async (what, make) => {
    const bomb = await make();
    expect(bomb.length).toBeLessThan(2 * MIB);
    const before = process.memoryUsage.rss();
    await expect(unpack(what, bomb, { most: 5, cost })).rejects.toMatchObject({
      code: "too_large",
      data: { over: "memory" },
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MIB);
  },
);

test("one that takes too long is refused", async () => {
  const slow = { processorMs: 300, memoryBytes: 4_000 * MIB };
  const bomb = await twicePackedPdf(1_024);
  await expect(unpack("pdf", bomb, { cost: slow })).rejects.toMatchObject({
    code: "too_large",
    data: { over: "time" },
  });
});

test("what is refused for another reason says so, and no process is left behind", async () => {
  await expect(unpack("pdf", new TextEncoder().encode("%PDF-1.7 nothing"))).rejects.toMatchObject({
    code: "damaged_file",
  });
  expect(await unpack("pdf", await brochurePdf())).toMatchObject({ text: expect.stringContaining("Guide price") });
  const children = () => process.getActiveResourcesInfo().filter((resource) => resource === "ProcessWrap");
  await vi.waitFor(() => expect(children()).toEqual([]));
});

test("a zip that says it has parts without end is no document, and is counted no further than one", async () => {
  expect(documentKind(boundlessZip())).toBeNull();
  await expect(unpack("word", boundlessZip())).rejects.toMatchObject({ code: "too_large" });
});

test("pictures of one colour by the dozen come as small as they are", async () => {
  const pictures = await unpack("scan", pdfOfVastPictures(4), { most: 1 });
  expect(pictures).toHaveLength(1);
  expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(2 * MIB);
});
