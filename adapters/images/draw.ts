/** The drawing itself, in a process of its own. What comes out holds pixels only, and of what we made of them what it is: nothing else, nothing hidden. */
import sharp, { type Sharp } from "sharp";
import { AppError } from "#contract/errors";
import { densityOf } from "#engine/media/content/format";
import { boundedSize } from "./bounds.ts";
import { brochure } from "./draw-brochure.ts";
import { lighterPicture } from "./draw-lighter.ts";
import { logo } from "./draw-logo.ts";
import { readyPhoto } from "./draw-photo.ts";
import { FAULTS_SIDE, faultsOf } from "./faults.ts";
import { LOOK_SIDE, lookOf, tintOf } from "./look.ts";
import type { Crop, Order, PosterOrder, ShownFormat } from "./order.ts";
import { saysSynthetic } from "./own-word.ts";
import { drawn, glanceAt, INPUT, partsOf } from "./pixels.ts";
import { compositeOf, sourceTypeXmp } from "./source-type.ts";

const WHITE = "#ffffff";
/** Pixels of the longer side of a kept photo at most. */
const PHOTO_SIDE = 2560;
/** Pixels a side. The large one is for the profile, the small one for lists and the sidebar. */
const AVATAR_SIDES = { large: 512, small: 96 } as const;
/** A crop of fewer pixels is no picture of anybody. */
const LEAST_AVATAR_SIDE = 16;
const CODE_SIDE = 720;
const LEAST_CODE_SIDE = 96;

async function photo(bytes: Uint8Array) {
  await boundedSize(bytes);
  return drawn(async () => {
    const { data, info } = await sharp(bytes, INPUT)
      .autoOrient()
      .flatten({ background: WHITE })
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .jpeg({ quality: 85, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    // the finished picture again, at the scale its decoder gives away
    const small = await sharp(data)
      .resize({ width: LOOK_SIDE, height: LOOK_SIDE, fit: "fill" })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer();
    const look = lookOf(small);
    const grey = await sharp(data)
      .resize({ width: FAULTS_SIDE, height: FAULTS_SIDE, fit: "inside", withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const { xmp, exif } = await sharp(bytes, INPUT).metadata();
    const altered = saysSynthetic(bytes, [xmp, exif]);
    const measured = { data: grey.data, width: grey.info.width, height: grey.info.height };
    return {
      jpeg: data,
      width,
      height,
      look,
      tint: tintOf(small),
      hints: faultsOf(measured, info, look.drawn),
      altered,
    };
  });
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

async function avatar(bytes: Uint8Array, crop: Crop) {
  const { width, height } = await boundedSize(bytes);
  const left = clamp(Math.round(crop.x * width), 0, width - 1);
  const top = clamp(Math.round(crop.y * height), 0, height - 1);
  const part = {
    left,
    top,
    width: clamp(Math.round(crop.width * width), 1, width - left),
    height: clamp(Math.round(crop.height * height), 1, height - top),
  };
  if (Math.min(part.width, part.height) < LEAST_AVATAR_SIDE)
    throw new AppError("invalid_input", { data: { field: "crop" } });
  const square = (side: number) => ({ width: side, height: side, fit: "cover" }) as const;
  return drawn(async () => {
    // decoded once: the small one is made of the large
    const { data, info } = await sharp(bytes, INPUT)
      .autoOrient()
      .extract(part)
      .flatten({ background: WHITE })
      .resize(square(AVATAR_SIDES.large))
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const large = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return {
      large: await large.clone().webp({ quality: 86 }).toBuffer(),
      small: await large.clone().resize(square(AVATAR_SIDES.small)).webp({ quality: 86 }).toBuffer(),
    };
  });
}

async function code(bytes: Uint8Array) {
  const { width, height } = await boundedSize(bytes);
  if (Math.min(width, height) < LEAST_CODE_SIDE) throw new AppError("invalid_input", { data: { field: "file" } });
  return drawn(() =>
    sharp(bytes, INPUT)
      .autoOrient()
      .flatten({ background: WHITE })
      .resize({ width: CODE_SIDE, height: CODE_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      // a code has few colours; with 256 at most, even a photo of one stays under the megabyte the database takes
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
}

/** Letters of a phone's screenshot are read at its size; those of a thumbnail are made larger. */
const OCR_SIDES = { least: 1_400, most: 2_600 } as const;

async function ocr(bytes: Uint8Array) {
  const { width, height } = await boundedSize(bytes);
  const longer = Math.max(width, height);
  const side = longer < OCR_SIDES.least ? Math.min(2 * longer, OCR_SIDES.least) : Math.min(longer, OCR_SIDES.most);
  return drawn(() =>
    sharp(bytes, INPUT)
      .autoOrient()
      .flatten({ background: WHITE })
      .resize({ width: side, height: side, fit: "inside" })
      .greyscale()
      .png({ compressionLevel: 3 })
      .toBuffer(),
  );
}

const QUALITY = { shown: { jpg: 80, webp: 78, avif: 46 }, drawing: { jpg: 86, webp: 80, avif: 60 } } as const;
/** Of AVIF: as quick as WebP and a quarter smaller at the same likeness; more than twice the work would save nothing. */
const AVIF_EFFORT = 1;

function written(picture: Sharp, format: ShownFormat, quality: Readonly<Record<ShownFormat, number>>) {
  if (format === "avif") return picture.avif({ quality: quality.avif, effort: AVIF_EFFORT }).toBuffer();
  return (
    format === "jpg" ? picture.jpeg({ quality: quality.jpg }) : picture.webp({ quality: quality.webp })
  ).toBuffer();
}

async function smaller(bytes: Uint8Array, width: number, format: ShownFormat) {
  await boundedSize(bytes);
  // what a kept picture says of itself is ours: that it was altered
  const picture = sharp(bytes, INPUT).keepXmp().resize({ width, withoutEnlargement: true });
  return drawn(() => written(picture, format, QUALITY.shown));
}

function drawing(svg: string, width: number | null, format: "jpg" | "webp") {
  const whole = sharp(Buffer.from(svg)).flatten({ background: "#FAF8F5" });
  return written(width === null ? whole : whole.resize({ width }), format, QUALITY.drawing);
}

const POSTER_QUALITY = 90;
async function poster({ format, photos, logo, mark, ...order }: PosterOrder) {
  // canvas and faces are fetched by the first poster, not by the first photo
  const { laidPoster, paintPoster } = await import("#adapters/canvas/poster");
  const seen = await Promise.all(photos.map(async ({ jpeg, ...how }) => ({ glance: await glanceAt(jpeg), ...how })));
  const laid = laidPoster({ ...order, photos: seen, logo: logo && (await glanceAt(logo)) });
  const jpegs = [...photos.map(({ jpeg }) => jpeg), ...(logo ? [logo] : [])];
  const { pixels, width, height } = paintPoster(laid.poster, await partsOf(jpegs, laid.shown));
  const density = densityOf(order.ratio);
  const altered = photos.some((photo, at) => photo.altered && laid.shown.has(at));
  const plain = sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withXmp(sourceTypeXmp(compositeOf(altered), mark ?? null));
  const picture = density === null ? plain : plain.withMetadata({ density });
  // letters want their colours at full resolution
  const jpeg = { quality: POSTER_QUALITY, chromaSubsampling: "4:4:4" };
  return (format === "jpg" ? picture.jpeg(jpeg) : picture.png({ compressionLevel: 6 })).toBuffer();
}

/** What an order's answer holds; throws AppErrors, and others where the mistake is ours. */
export async function draw(order: Order): Promise<unknown> {
  if (order.what === "photo") return photo(order.bytes);
  if (order.what === "avatar") return avatar(order.bytes, order.crop);
  if (order.what === "logo") return logo(order.bytes);
  if (order.what === "code") return code(order.bytes);
  if (order.what === "smaller") return smaller(order.bytes, order.width, order.format);
  if (order.what === "ocr") return ocr(order.bytes);
  if (order.what === "poster") return poster(order);
  if (order.what === "brochure") return brochure(order);
  if (order.what === "ready") return readyPhoto(order);
  if (order.what === "lighter") return lighterPicture(order.bytes, order.most);
  if (order.what === "drawing") return drawing(order.svg, order.width, order.format);
  return null;
}
