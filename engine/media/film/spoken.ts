/** How long shots last whose captions are read aloud, and where each line begins. */
import { AppError } from "#contract/errors";
import { filmLimits, type Shot } from "#contract/media/film";
import type { PictureContent } from "../content/content.ts";
import { pictureWords } from "../content/words.ts";
import { VOICE_AT } from "../sound/mix.ts";
import { FPS, timelineOf } from "./timeline.ts";

/** Seconds between the end of a line and the cut. */
const AFTER = 0.35;

/** What is read aloud over each shot: its caption, over the first the title. The price stands in the picture. */
export const linesOf = (shots: readonly Shot[], { headline, name }: PictureContent): (string | null)[] =>
  shots.map(({ caption }, at) => caption ?? (at === 0 ? (headline ?? name) : null));

/**
 * The shots, each at least as long as its line: `lengths` in seconds, null where nothing is said. A cut may come half a beat early.
 * Throws speech_too_long for a line that no shot holds.
 */
export const spokenShots = (shots: readonly Shot[], lengths: readonly (number | null)[], beat: number | null): Shot[] =>
  shots.map((shot, at) => {
    const length = lengths[at] ?? null;
    if (length === null) return shot;
    const needed = Math.ceil((VOICE_AT + length + AFTER + (beat ?? 0) / 2) * 10) / 10;
    if (needed > filmLimits.mostShot)
      throw new AppError("speech_too_long", { data: { number: at + 1, most: filmLimits.mostShot } });
    return { ...shot, seconds: Math.max(shot.seconds, needed) };
  });

/** Seconds from the film's beginning to each shot, as the film cuts them. */
export const startsOf = (shots: readonly Shot[], beat: number | null): number[] =>
  timelineOf(shots, filmLimits.end, beat)
    .scenes.slice(0, shots.length)
    .map(({ from }) => from / FPS);

/** What a film says whose voice no person's is: on the title, on the card and in the file. */
export const withSpokenMark = (content: PictureContent): PictureContent => ({
  ...content,
  marks: [...content.marks, pictureWords[content.language].spoken],
});
