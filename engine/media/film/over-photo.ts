/** How light a moving photo may be under the words: as light as its lightest place in reach, so that they are read all the way. */
import type { Picture } from "../layout/crop.ts";

/** `tones`: of the whole photo, rows of cells. The picture as the layout sees it: of the frame's own shape, every row as light as its lightest cell. */
export function overMoving(tones: readonly (readonly number[])[], frame: { width: number; height: number }): Picture {
  const rows = tones.map((row) => {
    const lightest = Math.max(0, ...row);
    return row.map(() => lightest);
  });
  return { ...frame, focus: { x: 0.5, y: 0.5 }, tones: rows };
}
