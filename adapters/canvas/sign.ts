/** A name as it stands on a photo: white, with a shadow that keeps it readable on a light sky. */
import { createCanvas } from "@napi-rs/canvas";
import type { CopyLanguage } from "#contract/copy";
import type { Font } from "#engine/media/layout/commands";
import { drawText, measureText } from "./text.ts";

const PAD = 0.5;
const SHADOW = { color: "rgba(14, 15, 16, 0.72)", blur: 0.35 } as const;
const han = /\p{Script=Han}/u;
const languageOf = (text: string): CopyLanguage =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? "ja"
    : /\p{Script=Hangul}/u.test(text)
      ? "ko"
      : han.test(text)
        ? "zh"
        : "en";

/** Four bytes a pixel, `size` pixels high, smaller where it would be wider than `most`. */
export function signPicture(
  text: string,
  size: number,
  most: number,
): { pixels: Buffer; width: number; height: number } {
  const font: Font = { family: "sans", weight: 500, tracking: 0.02, size, language: languageOf(text) };
  const wide = measureText(text, font) + 2 * PAD * size;
  const fitting = wide > most ? Math.max(8, (size * most) / wide) : size;
  const set = { ...font, size: fitting };
  const width = Math.ceil(measureText(text, set) + 2 * PAD * fitting);
  const height = Math.ceil(fitting * (1.3 + 2 * PAD));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.shadowColor = SHADOW.color;
  context.shadowBlur = SHADOW.blur * fitting;
  context.fillStyle = "rgba(255, 255, 255, 0.94)";
  drawText(context, text, PAD * fitting, fitting * (PAD + 1), set);
  const { data } = context.getImageData(0, 0, width, height);
  return { pixels: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
}
