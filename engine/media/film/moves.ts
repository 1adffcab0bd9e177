/** How a photo moves while it is shown: which part of it fills the frame at each moment, from where to where, eased at both ends. */
import type { Box } from "#engine/media/layout/commands";

interface Size {
  width: number;
  height: number;
}

/** The part of a photo that is shown, in fractions of its sides. */
type Crop = Box;
export interface Move {
  from: Crop;
  to: Crop;
}

/** How much nearer a photo comes in a second, and at most. */
const ZOOM = 0.022;
const MOST_ZOOM = 0.11;
/** How much of the frame's own width or height a photo travels in a second, and at most of what is hidden. */
const TRAVEL = 0.07;
const MOST_TRAVEL = 0.8;
/** From so much hidden on a photo is walked along, not approached. */
const MUCH = 0.28;
/** A room is looked at below the middle of its photo: above it is ceiling. */
const MIDDLE = { x: 0.5, y: 0.55 };

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));

/** The largest part in the frame's shape, `near` times nearer, its middle as close to the focus as the photo allows. */
function cropAt(photo: Size, frame: Size, near: number, focus: { x: number; y: number }): Crop {
  const own = photo.width / photo.height;
  const wanted = frame.width / frame.height;
  const whole = own > wanted ? { width: wanted / own, height: 1 } : { width: 1, height: own / wanted };
  const [width, height] = [whole.width / near, whole.height / near];
  return { x: clamp(focus.x - width / 2, 1 - width), y: clamp(focus.y - height / 2, 1 - height), width, height };
}

/**
 * The move of the `number`-th scene. Neighbours differ: in, out, in; a wide photo in a tall frame is walked along, to the right and
 * to the left in turn, so that what the frame cannot hold at once is seen in time.
 */
export function moveOf(photo: Size, frame: Size, number: number, seconds: number): Move {
  const still = cropAt(photo, frame, 1, MIDDLE);
  const forth = number % 2 === 0;
  const turn = (one: Crop, other: Crop): Move => (forth ? { from: one, to: other } : { from: other, to: one });
  const hidden = { x: 1 - still.width, y: 1 - still.height };
  for (const axis of ["x", "y"] as const) {
    const side = axis === "x" ? still.width : still.height;
    if (hidden[axis] < MUCH) continue;
    const way = Math.min(hidden[axis] * MOST_TRAVEL, side * TRAVEL * seconds);
    const start = clamp(MIDDLE[axis] - side / 2 - way / 2, hidden[axis] - way);
    return turn({ ...still, [axis]: start }, { ...still, [axis]: start + way });
  }
  return turn(still, cropAt(photo, frame, 1 + Math.min(MOST_ZOOM, ZOOM * seconds), MIDDLE));
}

/** From 0 to 1: sets off softly, goes evenly, arrives softly. */
export function eased(part: number): number {
  const ramp = 0.22;
  const speed = 1 / (1 - ramp);
  if (part < ramp) return (speed * part * part) / (2 * ramp);
  if (part > 1 - ramp) return 1 - (speed * (1 - part) ** 2) / (2 * ramp);
  return speed * (part - ramp / 2);
}

/** The part that is shown when `part` (0 to 1) of the scene is over. */
export function cropIn({ from, to }: Move, part: number): Crop {
  const at = eased(Math.min(1, Math.max(0, part)));
  const between = (key: keyof Crop): number => from[key] + (to[key] - from[key]) * at;
  return { x: between("x"), y: between("y"), width: between("width"), height: between("height") };
}
