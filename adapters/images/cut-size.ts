/** How large a picture is once it was cut to a shape. */
import type { PhotoShape } from "#contract/media/photo-set";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels. `whole`: nothing of it is cut off, paper is added beside it, up to `longest`. */
export function cutSize(
  { width, height }: Size,
  shape: PhotoShape,
  { whole, longest }: { whole: boolean; longest: number },
): Size {
  const [across = width, down = height] = shape === "original" ? [] : shape.split(":").map(Number);
  const scale = whole
    ? Math.min(Math.max(width / across, height / down), longest / Math.max(across, down))
    : Math.min(width / across, height / down);
  return { width: Math.round(across * scale), height: Math.round(down * scale) };
}
