/** A storyboard becomes scenes of whole frames: cuts fall on beats, the card stands at the end. */
import type { Shot } from "#contract/media/film";

/** Frames a second. */
export const FPS = 30;

export interface Scene {
  kind: "title" | "shot" | "end";
  photo: number | null;
  caption: string | null;
  /** The first frame, and how many there are. */
  from: number;
  frames: number;
}

export interface Timeline {
  scenes: readonly Scene[];
  frames: number;
}

const onBeat = (seconds: number, beat: number | null): number =>
  Math.round((beat === null ? seconds : Math.round(seconds / beat) * beat) * FPS);

/**
 * The scenes of the shots, and `end` seconds of card. `beat`: seconds between two beats of the music; null: none, a shot lasts
 * exactly as long as asked for. Cuts are counted from the beginning, so that roundings do not add up.
 */
export function timelineOf(shots: readonly Shot[], end: number, beat: number | null): Timeline {
  const cuts = [0];
  for (const { seconds } of shots) cuts.push((cuts.at(-1) ?? 0) + seconds);
  const frameAt = (index: number): number => onBeat(cuts[index] ?? 0, beat);
  const scenes = shots.map(({ photo, caption }, index): Scene => {
    const from = frameAt(index);
    return {
      kind: index === 0 ? "title" : "shot",
      photo,
      caption,
      from,
      frames: Math.max(1, frameAt(index + 1) - from),
    };
  });
  const from = frameAt(shots.length);
  const last: Scene = {
    kind: "end",
    photo: null,
    caption: null,
    from,
    frames: Math.max(1, Math.round(end * FPS)),
  };
  return { scenes: [...scenes, last], frames: from + last.frames };
}
