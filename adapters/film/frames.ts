/** The frames of a film, made one after the other in the same planes: the photo as it moves, the shade, the words as they come. */
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { paint, type Ready, WHOLE } from "#adapters/canvas/paint";
import { measureText } from "#adapters/canvas/text";
import { tonesOf } from "#adapters/canvas/tones";
import { frameOf } from "#engine/media/content/format";
import { cropIn, type Move, moveOf } from "#engine/media/film/moves";
import { overMoving } from "#engine/media/film/over-photo";
import { scenePicture } from "#engine/media/film/scene-picture";
import { FPS, type Scene, type Timeline } from "#engine/media/film/timeline";
import type { Command } from "#engine/media/layout/commands";
import type { Picture } from "#engine/media/layout/crop";
import type { FilmWork } from "./order.ts";
import { type Cover, openPixels, type Planes } from "./pixels/index.ts";

/** Frames in which words come after a cut, and the card comes over the last picture. */
const WORDS_COME = 9;
const CARD_COMES = 14;
const TONES_SIDE = 48;
const LOGO_SIDE = 512;

interface Shown {
  /** Null: nothing moves below the words. */
  photo: { planes: Planes; move: Move } | null;
  shades: Cover | null;
  words: Cover | null;
  /** Frames in which the words come. */
  come: number;
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

/** The commands as they lie over a frame: pixels from the first row they touch. */
function layerOf(commands: readonly Command[], pictures: readonly Ready[], { width, height }: Size) {
  const first = Math.min(height - 2, Math.max(0, Math.floor(topOf(commands)) - 2));
  const top = first - (first % 2);
  const canvas = createCanvas(width, height - top);
  const context = canvas.getContext("2d");
  context.translate(0, -top);
  paint(context, commands, pictures);
  return { pixels: { data: canvas.data(), width, height: height - top }, top };
}

const pixelsIn = (canvas: Canvas) => ({ data: canvas.data(), width: canvas.width, height: canvas.height });

/**
 * `draw(frame)` gives the frame's planes one behind the other, good until the next one is drawn. Frames are asked for in their
 * order.
 */
export async function framesOf(order: FilmWork, timeline: Timeline) {
  const { width, height } = frameOf(order.ratio, order.scale);
  const size = { width, height };
  const pixels = openPixels(width, height);
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
        photo: photo && {
          ...(plan ? described(photo) : overMoving(tonesIn(photo), size)),
          altered: given?.altered ?? false,
        },
      },
      measureText,
    );
    const pictures = [photo, logo].filter((one) => one !== null).map((canvas) => ({ canvas, part: WHOLE }));
    const cover = (commands: readonly Command[]): Cover | null => {
      if (commands.length === 0) return null;
      const layer = layerOf(commands, pictures, size);
      return pixels.cover(layer.pixels, layer.top);
    };
    return {
      photo:
        photo && moves ? { planes: pixels.picture(pixelsIn(photo)), move: moveOf(photo, size, number, seconds) } : null,
      shades: cover(shades),
      words: cover(words),
      come: moves && scene.kind === "shot" ? WORDS_COME : 1,
    };
  };

  /** `quiet`: without its words, which would be read through those of the card. */
  const drawScene = ({ photo, shades, words, come }: Shown, scene: Scene, at: number, quiet = false): void => {
    if (photo) {
      const { planes, move } = photo;
      const crop = cropIn(move, at / Math.max(1, scene.frames - 1));
      pixels.draw(planes, {
        ...{ x: crop.x * planes.width, y: crop.y * planes.height },
        ...{ width: crop.width * planes.width, height: crop.height * planes.height },
      });
    }
    if (shades) pixels.lay(shades, 1);
    if (words && !(quiet && photo)) pixels.lay(words, (at + 1) / come);
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
      if (!before) pixels.forget();
      now = { scene, shown: await prepare(scene, number) };
    }
    const at = index - now.scene.from;
    const comes = now.scene.kind === "end" ? (at + 1) / CARD_COMES : 1;
    if (comes < 1 && before) {
      drawScene(before.shown, before.scene, before.scene.frames - 1, true);
      if (now.shown.words) pixels.lay(now.shown.words, comes);
    } else drawScene(now.shown, now.scene, at);
    return pixels.bytes();
  };
  return { width, height, draw };
}
