/** Frames and sound become an MP4 that every platform takes: H.264 High, yuv420p, BT.709, AAC, its index in front. Film processes only. */
import { Encoder, Muxer } from "node-av/api";
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from "node-av/constants";
import { Dictionary, Frame, Rational } from "node-av/lib";
import { FPS } from "#engine/media/film/timeline";
import { RATE, type Stereo } from "#engine/media/sound/voices";

/** Samples of an AAC frame. */
const BLOCK = 1024;
/** What pictures that move slowly need: 19 looks like the photo. */
const CRF = 19;
const PRESET = "veryfast";
/** Bits a second at most: phones play more, but platforms then encode harder themselves. */
const MOST_RATE = "12M";
const BUFFER = "16M";
/** A picture to begin with every second second: players and platforms jump to those. */
const GOP = FPS * 2;
/** Frames the encoder looks ahead; each takes it a dozen megabytes. */
const AHEAD = 10;
const SOUND_RATE = "160k";
interface Encoding {
  out: string;
  width: number;
  height: number;
  /** How many frames there are. */
  frames: number;
  /** Planes of 4:2:0 one behind the other, asked for in order; good until the next call. */
  draw: (frame: number) => Promise<Uint8Array>;
  sound: Stereo | null;
  about: { title: string; comment: string };
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

const videoEncoder = (): Promise<Encoder> =>
  Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      gopSize: GOP,
      colorPrimaries: AVCOL_PRI_BT709,
      colorTrc: AVCOL_TRC_BT709,
      colorSpace: AVCOL_SPC_BT709,
      colorRange: AVCOL_RANGE_MPEG,
      rcMaxRate: MOST_RATE,
      rcBufferSize: BUFFER,
      threadCount: 2,
    },
    options: { preset: PRESET, profile: "high", crf: CRF, "rc-lookahead": AHEAD },
  });

/** One block of the sound, left then right; silence where it ends. */
function blockOf({ left, right }: Stereo, from: number): Buffer {
  const planes = new Float32Array(BLOCK * 2);
  planes.set(left.subarray(from, from + BLOCK), 0);
  planes.set(right.subarray(from, from + BLOCK), BLOCK);
  return Buffer.from(planes.buffer);
}

/** Writes the file. Sound is written beside the frames it belongs to, so that a player need not search. */
export async function encodeFilm(film: Encoding): Promise<void> {
  const { out, width, height, frames, draw, sound, about, onProgress } = film;
  await using muxer = await Muxer.open(out, { format: "mp4", options: { movflags: "+faststart" } });
  using video = await videoEncoder();
  using audio = sound === null ? null : await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: SOUND_RATE } });
  const pictures = muxer.addStream(video);
  const sounds = audio === null ? -1 : muxer.addStream(audio);
  muxer.getFormatContext().metadata = Dictionary.fromObject({ title: about.title, comment: about.comment });
  const write = async (encoder: Encoder, stream: number, frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) {
      using one = packet;
      await muxer.writePacket(one, stream);
    }
  };
  const timeBase = new Rational(1, FPS);
  const ticks = new Rational(1, RATE);
  let heard = 0;
  const soundUntil = async (samples: number): Promise<void> => {
    if (sound === null || audio === null) return;
    for (; heard < samples; heard += BLOCK) {
      using block = Frame.fromAudioBuffer(blockOf(sound, heard), {
        sampleRate: RATE,
        nbSamples: BLOCK,
        format: AV_SAMPLE_FMT_FLTP,
        channelLayout: AV_CHANNEL_LAYOUT_STEREO,
        pts: BigInt(heard),
        timeBase: ticks,
      });
      await write(audio, sounds, block);
    }
  };
  for (let frame = 0; frame < frames; frame++) {
    const pixels = await draw(frame);
    using drawn = Frame.fromVideoBuffer(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
      width,
      height,
      format: AV_PIX_FMT_YUV420P,
      pts: BigInt(frame),
      timeBase,
    });
    await write(video, pictures, drawn);
    await soundUntil(Math.floor(((frame + 1) * RATE) / FPS / BLOCK) * BLOCK);
    if (frame % FPS === 0) onProgress(frame / frames);
  }
  await write(video, pictures, null);
  if (audio !== null) await write(audio, sounds, null);
}
