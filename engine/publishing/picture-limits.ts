/** How heavy a picture may be that leaves for a platform by its interface, and of which shape (connectors' published limits). Pure. */
import type { PhotoShape } from "#contract/media/photo-set";

const mostBytes: Readonly<Record<string, number>> = {
  "wechat-official-account": 1024 * 1024,
  bluesky: 2_000_000,
  // "less than 5 MB"
  weibo: 5 * 1024 * 1024 - 1,
};

/** Infinite where no kept picture is too heavy. */
export const mostPictureBytes = (platform: string): number => mostBytes[platform] ?? Number.POSITIVE_INFINITY;

/**
 * Width over height that a platform's interface takes. Instagram: "4:5 to 1.91:1", anything else is refused as 2207009
 * (developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media).
 */
const ratios: Readonly<Record<string, { least: number; most: number }>> = {
  instagram: { least: 4 / 5, most: 1.91 },
};

/** Shapes that pictures are cut to; each is within what the platforms above take. */
export const leavingShapes = ["4:5", "16:9"] as const satisfies readonly PhotoShape[];
export type LeavingShape = "original" | (typeof leavingShapes)[number];

/** The shape that a picture (in pixels) leaves in: its own, where the platform takes that. */
export function shapeFor(platform: string, { width, height }: { width: number; height: number }): LeavingShape {
  const taken = ratios[platform];
  if (!taken) return "original";
  const ratio = width / height;
  if (ratio < taken.least) return "4:5";
  return ratio > taken.most ? "16:9" : "original";
}
