/** A picture as drawing commands: template, content, shape and look in, a flat list out. */
import type { Occasion } from "#contract/copy";
import type { PosterTemplate, Ratio } from "#contract/media/poster";
import type { LogoPlace, Typeface } from "#contract/media/poster-look";
import type { PictureContent } from "./content/content.ts";
import { frameOf } from "./content/format.ts";
import { themeOf } from "./layout/colors.ts";
import type { Measure } from "./layout/commands.ts";
import type { Picture } from "./layout/crop.ts";
import { type Solved, solve } from "./layout/solve.ts";
import { type TemplateId, templates } from "./templates/index.ts";

/** The account's own. */
export interface Look {
  /** "#rrggbb" */
  accent: string;
  typeface?: Typeface;
  logoPlace?: LogoPlace;
}

interface PosterOrder {
  template: TemplateId;
  ratio: Ratio;
  content: PictureContent;
  look: Look;
  photos: readonly Picture[];
  logo: Picture | null;
  /** 1 for the full number of pixels. */
  scale?: number;
}

export interface Poster extends Solved {
  width: number;
  height: number;
}

/** Commands name pictures by their place: the home's photos in order, the agent's own, the logo behind them. */
export function layOut(
  { template, ratio, content, look, photos, logo, scale = 1 }: PosterOrder,
  measure: Measure,
): Poster {
  const frame = frameOf(ratio, scale);
  const part = templates[template]({
    content,
    frame,
    theme: themeOf(look.accent),
    photos: Math.min(
      ...[content.agent?.portrait, content.agent?.wechat, photos.length].filter((one) => one !== undefined),
    ),
    plans: new Set(photos.flatMap(({ plan }, at) => (plan ? [at] : []))),
    logoAt: photos.length,
    logo: logo && logo.width / logo.height,
    typeface: look.typeface ?? "serif",
    logoPlace: look.logoPlace ?? "start",
  });
  const { width, height } = frame;
  const pictures = logo === null ? photos : [...photos, logo];
  return { width, height, ...solve(part, { width, height, language: content.language, pictures, measure }) };
}

/** Templates that say by themselves why they are posted. */
const tells: Readonly<Partial<Record<PosterTemplate, Occasion["kind"]>>> = {
  "just-listed": "listed",
  "open-house": "open_house",
  "price-change": "price_change",
  sold: "closed",
};
export const toldBy = (template: PosterTemplate): Occasion["kind"] | undefined => tells[template];
