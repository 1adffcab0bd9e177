/** A stranger's sound: decoded to samples, and written anew without anything that is no sound. Film processes only. */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from "node-av/api";
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC } from "node-av/constants";
import { Frame, Rational } from "node-av/lib";
import { AppError } from "#contract/errors";
import { RATE, type Stereo } from "#engine/media/sound/voices";
import { soundKind } from "./sound-kind.ts";

const TO_SAMPLES = `aresample=${RATE},aformat=sample_fmts=fltp:sample_rates=${RATE}:channel_layouts=stereo`;
const BLOCK = 1024;
const RATE_OF_FILE = "160k";
/** Shorter than this nothing is heard. */
const LEAST_SECONDS = 0.2;

/** Grows by doubling: how long a file is, its header need not know. */
class Samples {
  #plane = new Float32Array(RATE * 30);
  length = 0;
  push(part: Float32Array): void {
    if (this.length + part.length > this.#plane.length) {
      const larger = new Float32Array(Math.max(this.#plane.length * 2, this.length + part.length));
      larger.set(this.#plane);
      this.#plane = larger;
    }
    this.#plane.set(part, this.length);
    this.length += part.length;
  }
  all(): Float32Array {
    return this.#plane.subarray(0, this.length);
  }
}

const samplesOf = (bytes: Buffer, count: number): Float32Array => {
  const copy = new Float32Array(count);
  new Uint8Array(copy.buffer).set(bytes.subarray(0, count * 4));
  return copy;
};

/** At most so many seconds of the first sound in the file. Throws unsupported_file for what is no sound, damaged_file. */
export async function decodeSound(bytes: Uint8Array, most: number): Promise<Stereo> {
  const kind = soundKind(bytes);
  if (kind === null) throw new AppError("unsupported_file");
  const [left, right] = [new Samples(), new Samples()];
  try {
    // the kind is said, so that nothing else is tried; a list of other files or addresses in it leads nowhere
    await using file = await Demuxer.open(Buffer.from(bytes), { format: kind, options: { protocol_whitelist: "" } });
    const stream = file.audio();
    if (!stream) throw new AppError("unsupported_file");
    using decoder = await Decoder.create(stream);
    using filter = FilterAPI.create(TO_SAMPLES);
    const take = (frame: Frame): void => {
      const [first, second = first] = frame.data ?? [];
      if (!first || !second) return;
      left.push(samplesOf(first, frame.nbSamples));
      right.push(samplesOf(second, frame.nbSamples));
    };
    for await (using frame of filter.frames(decoder.frames(file.packets(stream.index)))) {
      if (frame === null) break;
      take(frame);
      if (left.length > most * RATE) break;
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("damaged_file", { cause });
  }
  if (left.length < LEAST_SECONDS * RATE) throw new AppError("damaged_file");
  const length = Math.min(left.length, Math.floor(most * RATE));
  return { left: left.all().subarray(0, length), right: right.all().subarray(0, length) };
}

/** The sound as AAC in an MP4 of its own. */
async function encodeSound({ left, right }: Stereo, out: string): Promise<void> {
  await using muxer = await Muxer.open(out, { format: "ipod", options: { movflags: "+faststart" } });
  using encoder = await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: RATE_OF_FILE } });
  const stream = muxer.addStream(encoder);
  const write = async (frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) {
      using one = packet;
      await muxer.writePacket(one, stream);
    }
  };
  for (let from = 0; from < left.length; from += BLOCK) {
    const planes = new Float32Array(BLOCK * 2);
    planes.set(left.subarray(from, from + BLOCK), 0);
    planes.set(right.subarray(from, from + BLOCK), BLOCK);
    using block = Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
      sampleRate: RATE,
      nbSamples: BLOCK,
      format: AV_SAMPLE_FMT_FLTP,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      pts: BigInt(from),
      timeBase: new Rational(1, RATE),
    });
    await write(block);
  }
  await write(null);
}

/** The sound as bytes of an M4A, and its seconds. */
export async function writtenSound(sound: Stereo): Promise<{ bytes: Uint8Array; seconds: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "listcast-sound-"));
  try {
    const out = path.join(folder, "sound.m4a");
    await encodeSound(sound, out);
    return { bytes: new Uint8Array(await readFile(out)), seconds: Math.round((sound.left.length / RATE) * 10) / 10 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The sound decoded and written anew, as bytes of an M4A. Throws as `decodeSound` does. */
export const keptSound = async (bytes: Uint8Array, most: number): Promise<{ bytes: Uint8Array; seconds: number }> =>
  writtenSound(await decodeSound(bytes, most));
