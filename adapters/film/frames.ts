/** The frames of a film, made one after the other in the same planes: the photo as it moves, the shade, the words as they come. */
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { paint } from "#adapters/canvas/paint";
import { measureText } from "#adapters/canvas/text";
import { tonesOf } from "#adapters/canvas/tones";
import { frameOf } from "#engine/media/content/format";
import { cropIn, type Move, moveOf } from "#engine/media/film/moves";
import { overMoving } from "#engine/media/film/over-photo";
import { blankPlanes, type Cover, coverOf, drawPart, lay, type Planes } from "#engine/media/film/planes";
import { scenePicture } from "#engine/media/film/scene-picture";
import { FPS, type Scene, type Timeline } from "#engine/media/film/timeline";
import type { Command } from "#engine/media/layout/commands";
import type { Picture } from "#engine/media/layout/crop";
import type { FilmWork } from "./order.ts";

/** Frames in which words come after a cut, and the card comes over the last picture. */
const WORDS_COME = 9;
const CARD_COMES = 14;
const TONES_SIDE = 48;
const LOGO_SIDE = 512;

interface Shown {
  /** Null: nothing moves below the words. */
  photo: Planes | null;
  move: Move | null;
  shades: Cover | null;
  words: Cover | null;
  whole: Cover;
}

/** The tones of a canvas, small. */
function tonesIn(canvas: Canvas): number[][] {
  const small = createCanvas(TONES_SIDE, TONES_SIDE);
  const context = small.getContext("2d");
  context.drawImage(canvas, 0, 0, TONES_SIDE, TONES_SIDE);
  return tonesOf({ data: small.data(), side: TONES_SIDE });
}

const described = (canvas: Canvas): Picture => ({
  width: canvas.width,
  height: canvas.height,
  focus: { x: 0.5, y: 0.5 },
  tones: tonesIn(canvas),
});

interface Size {
  width: number;
  height: number;
}

/** Decoded, and made smaller once where it is larger than it will be shown: `scaleOf` says by how much. */
async function photoAt(jpeg: Uint8Array, scaleOf: (photo: Size) => number): Promise<Canvas> {
  const image = await loadImage(jpeg);
  const scale = Math.min(1, scaleOf(image));
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2);
  const canvas = createCanvas(even(image.width), even(image.height));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const topOf = (commands: readonly Command[]): number =>
  Math.min(...commands.map((one) => (one.kind === "text" ? one.y - one.font.size * 1.2 : one.y)));

/** The commands as they lie over a frame, from the first row they touch. */
function layerOf(commands: readonly Command[], pictures: readonly Canvas[], { width, height }: Size): Cover {
  const first = commands.length === 0 ? height : Math.max(0, Math.floor(topOf(commands)) - 2);
  const top = Math.min(height - 2, first - (first % 2));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  paint(context, commands, pictures);
  return coverOf(context.getImageData(0, top, width, height - top).data, width, height - top, top);
}

/** An opaque picture as planes. */
function planesOf(canvas: Canvas): Planes {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const { y, u, v } = coverOf(data, width, height, 0);
  return { width, height, y, u, v };
}

/**
 * `draw(frame)` gives the frame's planes one behind the other, good until the next one is drawn. Frames are asked for in their
 * order.
 */
export async function framesOf(order: FilmWork, timeline: Timeline) {
  const { width, height } = frameOf(order.ratio, order.scale);
  const size = { width, height };
  const frame = blankPlanes(width, height);
  const bytes = new Uint8Array(frame.y.buffer);
  const logo =
    order.logo === null ? null : await photoAt(order.logo, (own) => LOGO_SIDE / Math.max(own.width, own.height));

  const prepare = async (scene: Scene, number: number): Promise<Shown> => {
    const given = scene.photo === null ? undefined : order.photos[scene.photo];
    const plan = given?.plan ?? false;
    const seconds = scene.frames / FPS;
    // the nearest crop fills the frame pixel by pixel; a plan stands whole
    const fit = (own: Size): number => {
      if (plan) return Math.max(width / own.width, height / own.height);
      const { from, to } = moveOf(own, size, number, seconds);
      return width / (Math.min(from.width, to.width) * own.width);
    };
    const photo = given === undefined ? null : await photoAt(given.jpeg, fit);
    const { look, ratio, scale, content } = order;
    const { moves, shades, words } = scenePicture(
      {
        ...{ scene, content, look, ratio, scale, plan, logo: logo && described(logo) },
        photo: photo && (plan ? described(photo) : overMoving(tonesIn(photo), size)),
      },
      measureText,
    );
    const pictures = [...(photo ? [photo] : []), ...(logo ? [logo] : [])];
    const comes = moves && scene.kind === "shot";
    return {
      photo: photo && moves ? planesOf(photo) : null,
      move: photo && moves ? moveOf(photo, size, number, seconds) : null,
      shades: comes ? layerOf(shades, pictures, size) : null,
      words: comes ? layerOf(words, pictures, size) : null,
      whole: layerOf([...shades, ...words], pictures, size),
    };
  };

  /** `quiet`: without its words, which would be read through those of the card. */
  const drawScene = ({ photo, move, shades, words, whole }: Shown, scene: Scene, at: number, quiet = false): void => {
    if (photo && move) {
      const crop = cropIn(move, at / Math.max(1, scene.frames - 1));
      const part = {
        ...{ x: crop.x * photo.width, y: crop.y * photo.height },
        ...{ width: crop.width * photo.width, height: crop.height * photo.height },
      };
      drawPart(photo, part, frame);
    }
    const come = (at + 1) / WORDS_COME;
    if (shades && words && (quiet || come < 1)) {
      lay(shades, frame, 1);
      if (!quiet) lay(words, frame, come);
    } else lay(whole, frame, 1);
  };

  let number = -1;
  let now: { scene: Scene; shown: Shown } | null = null;
  let before: { scene: Scene; shown: Shown } | null = null;
  const draw = async (index: number): Promise<Uint8Array> => {
    while (now === null || index >= now.scene.from + now.scene.frames) {
      const scene = timeline.scenes[++number];
      if (!scene) throw new Error(`the film has no frame ${index}`);
      before = scene.kind === "end" ? now : null;
      now = null;
      now = { scene, shown: await prepare(scene, number) };
    }
    const at = index - now.scene.from;
    const comes = now.scene.kind === "end" ? (at + 1) / CARD_COMES : 1;
    if (comes < 1 && before) {
      drawScene(before.shown, before.scene, before.scene.frames - 1, true);
      lay(now.shown.whole, frame, comes);
    } else drawScene(now.shown, now.scene, at);
    return bytes;
  };
  return { width, height, draw };
}
