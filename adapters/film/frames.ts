/** The frames of a film, drawn one after the other on one canvas: the photo as it moves, the shade, the words as they come. */
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { paint } from "#adapters/canvas/paint";
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

/** Frames in which words come after a cut, and the card comes over the last picture. */
const WORDS_COME = 9;
const CARD_COMES = 14;
const TONES_SIDE = 48;
const LOGO_SIDE = 512;

interface Layer {
  canvas: Canvas;
  /** Nothing stands above this row. */
  top: number;
}

interface Shown {
  photo: Canvas | null;
  move: Move | null;
  shades: Layer | null;
  words: Layer;
  whole: Layer;
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
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const topOf = (commands: readonly Command[]): number =>
  Math.min(...commands.map((one) => (one.kind === "text" ? one.y - one.font.size * 1.2 : one.y)));

function layerOf(commands: readonly Command[], pictures: readonly Canvas[], width: number, height: number): Layer {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext("2d"), commands, pictures);
  return { canvas, top: commands.length === 0 ? height : Math.max(0, Math.floor(topOf(commands)) - 1) };
}

/** `draw(frame)` gives four bytes a pixel, good until the next one is drawn. Frames are asked for in their order. */
export async function framesOf(order: FilmWork, timeline: Timeline) {
  const { width, height } = frameOf(order.ratio, order.scale);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "low";
  const logo =
    order.logo === null ? null : await photoAt(order.logo, (size) => LOGO_SIDE / Math.max(size.width, size.height));

  const prepare = async (scene: Scene, number: number): Promise<Shown> => {
    const given = scene.photo === null ? undefined : order.photos[scene.photo];
    const plan = given?.plan ?? false;
    const frame = { width, height };
    const seconds = scene.frames / FPS;
    // the nearest crop fills the frame pixel by pixel; a plan stands whole
    const fit = (size: Size): number => {
      if (plan) return Math.max(width / size.width, height / size.height);
      const { from, to } = moveOf(size, frame, number, seconds);
      return width / (Math.min(from.width, to.width) * size.width);
    };
    const photo = given === undefined ? null : await photoAt(given.jpeg, fit);
    const { look, ratio, scale, content } = order;
    const laid = scenePicture(
      {
        ...{ scene, content, look, ratio, scale, plan, logo: logo && described(logo) },
        photo: photo && (plan ? described(photo) : overMoving(tonesIn(photo), frame)),
      },
      measureText,
    );
    const pictures = [...(photo ? [photo] : []), ...(logo ? [logo] : [])];
    const layer = (commands: readonly Command[]) => layerOf(commands, pictures, width, height);
    return {
      photo: laid.moves ? photo : null,
      move: photo && laid.moves ? moveOf(photo, frame, number, seconds) : null,
      shades: laid.moves ? layer(laid.shades) : null,
      words: layer(laid.words),
      whole: layer([...laid.shades, ...laid.words]),
    };
  };

  const lay = ({ canvas: from, top }: Layer, alpha: number): void => {
    if (top >= height) return;
    context.globalAlpha = alpha;
    context.drawImage(from, 0, top, width, height - top, 0, top, width, height - top);
    context.globalAlpha = 1;
  };
  const drawPhoto = ({ photo, move }: Shown, part: number): void => {
    if (!photo || !move) return;
    const crop = cropIn(move, part);
    context.drawImage(
      photo,
      crop.x * photo.width,
      crop.y * photo.height,
      crop.width * photo.width,
      crop.height * photo.height,
      0,
      0,
      width,
      height,
    );
  };
  const drawScene = (shown: Shown, scene: Scene, at: number): void => {
    drawPhoto(shown, at / Math.max(1, scene.frames - 1));
    const come = scene.kind === "shot" && shown.photo ? (at + 1) / WORDS_COME : 1;
    if (come >= 1) lay(shown.whole, 1);
    else {
      if (shown.shades) lay(shown.shades, 1);
      lay(shown.words, come);
    }
  };

  let number = -1;
  let now: { scene: Scene; shown: Shown } | null = null;
  let before: { scene: Scene; shown: Shown } | null = null;
  const draw = async (frame: number): Promise<Uint8Array> => {
    while (now === null || frame >= now.scene.from + now.scene.frames) {
      const scene = timeline.scenes[++number];
      if (!scene) throw new Error(`the film has no frame ${frame}`);
      before = now;
      now = { scene, shown: await prepare(scene, number) };
    }
    const at = frame - now.scene.from;
    const comes = now.scene.kind === "end" ? (at + 1) / CARD_COMES : 1;
    if (comes < 1 && before) {
      drawScene(before.shown, before.scene, before.scene.frames - 1);
      lay(now.shown.whole, comes);
    } else drawScene(now.shown, now.scene, at);
    return canvas.data();
  };
  return { width, height, draw };
}
