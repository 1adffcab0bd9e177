/** The music beds, as data: tempo, chords and who plays them. What they sound like is in voices.ts, how they are played in play.ts. */
import type { Music, MusicBed } from "#contract/media/film";

export interface Bed {
  /** Beats a minute; a shot is cut on one of them. */
  tempo: number;
  /** Beats of a chord. */
  beats: number;
  /** Keys of the piano, the lowest first; the bass plays it an octave or two below. */
  chords: readonly (readonly number[])[];
  /** Who plays the broken chord, and where in a chord: which of its tones at which half beat. */
  lead: "pluck" | "keys";
  pattern: readonly { half: number; tone: number; octave?: number; loud: number }[];
  /** How loud each of the others is; 0: not there. */
  pad: number;
  bass: number;
  kick: number;
  brush: number;
  /** How much of the room is heard, 0 to 1. */
  room: number;
}

/** A tune of few notes over each chord, so that sixty seconds do not only turn round. */
export const beds: Readonly<Record<MusicBed, Bed>> = {
  // guitar in the kitchen, the window open
  morning: {
    tempo: 96,
    beats: 4,
    chords: [
      [55, 59, 62, 67],
      [52, 55, 59, 64],
      [48, 55, 60, 64],
      [50, 57, 62, 66],
    ],
    lead: "pluck",
    pattern: [
      { half: 0, tone: 0, loud: 0.9 },
      { half: 1, tone: 2, loud: 0.5 },
      { half: 2, tone: 3, loud: 0.7 },
      { half: 3, tone: 1, loud: 0.45 },
      { half: 4, tone: 2, loud: 0.65 },
      { half: 5, tone: 3, octave: 1, loud: 0.5 },
      { half: 6, tone: 1, loud: 0.6 },
      { half: 7, tone: 2, loud: 0.45 },
    ],
    pad: 0.35,
    bass: 0.4,
    kick: 0.28,
    brush: 0.2,
    room: 0.22,
  },
  // electric piano, a walk round the block
  stroll: {
    tempo: 84,
    beats: 4,
    chords: [
      [53, 57, 60, 64],
      [52, 55, 59, 62],
      [50, 53, 57, 60],
      [55, 58, 62, 65],
    ],
    lead: "keys",
    pattern: [
      { half: 0, tone: 0, loud: 0.55 },
      { half: 0, tone: 2, loud: 0.5 },
      { half: 0, tone: 3, loud: 0.5 },
      { half: 3, tone: 1, octave: 1, loud: 0.4 },
      { half: 4, tone: 3, loud: 0.4 },
      { half: 5, tone: 2, octave: 1, loud: 0.35 },
      { half: 7, tone: 3, octave: 1, loud: 0.3 },
    ],
    pad: 0.2,
    bass: 0.6,
    kick: 0.5,
    brush: 0.32,
    room: 0.18,
  },
  // slow and wide, lamps lit
  evening: {
    tempo: 72,
    beats: 4,
    chords: [
      [50, 57, 62, 65],
      [46, 53, 58, 62],
      [53, 57, 60, 65],
      [48, 55, 60, 64],
    ],
    lead: "keys",
    pattern: [
      { half: 0, tone: 0, loud: 0.5 },
      { half: 2, tone: 2, loud: 0.4 },
      { half: 3, tone: 3, loud: 0.4 },
      { half: 4, tone: 1, octave: 1, loud: 0.45 },
      { half: 6, tone: 3, loud: 0.35 },
    ],
    pad: 0.75,
    bass: 0.4,
    kick: 0,
    brush: 0,
    room: 0.4,
  },
  // quick and light, downtown
  city: {
    tempo: 112,
    beats: 4,
    chords: [
      [57, 60, 64, 67],
      [53, 57, 60, 64],
      [48, 55, 60, 64],
      [55, 59, 62, 67],
    ],
    lead: "pluck",
    pattern: [
      { half: 0, tone: 3, loud: 0.6 },
      { half: 1, tone: 1, octave: 1, loud: 0.45 },
      { half: 3, tone: 2, octave: 1, loud: 0.55 },
      { half: 4, tone: 3, loud: 0.5 },
      { half: 6, tone: 1, octave: 1, loud: 0.6 },
      { half: 7, tone: 2, loud: 0.4 },
    ],
    pad: 0.4,
    bass: 0.65,
    kick: 0.75,
    brush: 0.35,
    room: 0.16,
  },
};

/** Seconds between two beats of a bed. */
export const beatOf = (bed: MusicBed): number => 60 / beds[bed].tempo;

/** The beat a film of this music is cut to; null: to none, for what others play has a beat we do not know. */
export const beatFor = (music: Music): number | null => (music?.kind === "bed" ? beatOf(music.bed) : null);
