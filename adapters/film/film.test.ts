/** One small film of two seconds, made by the film process and looked into; sounds of strangers; a film nobody wants any more. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Demuxer } from "node-av/api";
import { AV_CODEC_ID_AAC, AV_CODEC_ID_H264, AV_PIX_FMT_YUV420P } from "node-av/constants";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { machineMark } from "#engine/compliance/labels";
import { aboutFilm } from "#engine/media/film/about";
import { RATE } from "#engine/media/sound/voices";
import { homeContent } from "#tests/support/media/drawn";
import { keepSound, makeFilmAside } from "./index.ts";
import { runFilm } from "./run.ts";

/** The number of the profile in the standard. */
const HIGH = 100;
const folder = mkdtempSync(path.join(os.tmpdir(), "listcast 片 "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = homeContent("zh", "story");
const picture = async (background: string): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
async function orderTo(name: string) {
  const photos = [await picture("#8899aa"), await picture("#f4f4f4")].map((jpeg, at) => ({
    ...{ jpeg, plan: at === 1, altered: at === 0 },
  }));
  const shots = [
    { photo: 0, caption: null, seconds: 0.8 },
    { photo: 1, caption: "户型方正", seconds: 0.6 },
  ];
  return {
    ...{ out: path.join(folder, name), content, look: { accent: "#D9481C" }, ratio: "9:16" as const, scale: 1 / 6 },
    ...{ shots, end: 0.6, photos, logo: null, music: null, voice: null, about: aboutFilm(content) },
  };
}

/** A second of a tone as 16-bit WAV. */
function wav(): Uint8Array {
  const samples = Int16Array.from({ length: RATE }, (_, n) => Math.round(9000 * Math.sin(n / 17)));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return new Uint8Array(Buffer.concat([head, Buffer.from(samples.buffer)]));
}

/** The last box at the top level of an MP4. */
function lastBox(bytes: Buffer) {
  let at = 0;
  let last = { type: "", text: "" };
  while (at < bytes.length) {
    const size = bytes.readUInt32BE(at);
    last = { type: bytes.toString("latin1", at + 4, at + 8), text: bytes.toString("utf8", at + 24, at + size) };
    at += size;
  }
  expect(at).toBe(bytes.length);
  return last;
}

test("a film is H.264 High in yuv420p with AAC beside it, its index in front, as long as its frames, and says what it is", async () => {
  const voice = (await keepSound(wav())).bytes;
  const order = await orderTo("房 film.mp4");
  const told: number[] = [];
  const made = await makeFilmAside(
    { ...order, voice, music: { bed: "city" }, mark: machineMark("CN", "PROP-7") },
    { onProgress: (part) => told.push(part) },
  );
  expect(told[0]).toBe(0);
  const bytes = readFileSync(order.out);
  expect(made.bytes).toBe(bytes.length);
  expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  const box = lastBox(bytes);
  expect(box).toMatchObject({ type: "uuid", text: expect.stringContaining("/compositeSynthetic<") });
  const label = /<TC260:AIGC>([^<]+)<\/TC260:AIGC>/u.exec(box.text)?.[1] ?? "";
  expect(JSON.parse(label)).toMatchObject({ Label: "1", ProduceID: "PROP-7" });
  await using file = await Demuxer.open(order.out);
  expect(file.duration).toBeCloseTo(made.seconds, 0);
  expect(file.video()?.codecpar).toMatchObject({
    ...{ codecId: AV_CODEC_ID_H264, profile: HIGH, format: AV_PIX_FMT_YUV420P },
    ...{ width: 180, height: 320 },
  });
  expect(file.video()?.nbFrames).toBe(BigInt(made.frames));
  expect(file.audio()?.codecpar).toMatchObject({ codecId: AV_CODEC_ID_AAC, sampleRate: RATE });
  expect(file.metadata?.title).toBe(content.headline ?? content.name);
  expect(file.metadata?.comment).toContain("广告");
}, 180_000);

test("a stranger's sound is decoded and written anew; what is none is refused by its first bytes or by its content", async () => {
  const kept = await keepSound(wav());
  expect(kept.seconds).toBe(1);
  expect(Buffer.from(kept.bytes.subarray(4, 8)).toString()).toBe("ftyp");
  await expect(keepSound(new TextEncoder().encode("#EXTM3U\nhttp://10.0.0.1/"))).rejects.toMatchObject({
    code: "unsupported_file",
  });
  const broken = wav();
  broken.fill(0xff, 12);
  await expect(keepSound(broken)).rejects.toMatchObject({ code: "damaged_file" });
}, 180_000);

test("a film that is not wanted any more, or costs too much, ends with its process and leaves no file", async () => {
  const order = { what: "film" as const, ...(await orderTo("never.mp4")) };
  const stop = new AbortController();
  const cost = { processorMs: 60_000, memoryBytes: 600 * 2 ** 20 };
  const asked = runFilm(order, { cost, signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) });
  await expect(asked).rejects.toThrow("enough");
  await expect(runFilm(order, { cost: { ...cost, memoryBytes: 2 ** 20 } })).rejects.toMatchObject({
    code: "too_large",
    data: { over: "memory" },
  });
  expect(existsSync(order.out)).toBe(false);
}, 180_000);
