/** Films of a home: storyboards, music, the calls that make, list and fetch them. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage, finding, untraced } from "#contract/copy";
import { releaseReason } from "#contract/piece-work";
import { task } from "#contract/task";

export const filmRatios = ["9:16", "1:1", "16:9"] as const;
const filmRatio = z.enum(filmRatios);
export type FilmRatio = z.infer<typeof filmRatio>;

/** "standard": 720 lines. "hd": 1080, for plans that have it. */
export const filmQualities = ["standard", "hd"] as const;
const filmQuality = z.enum(filmQualities);
export type FilmQuality = z.infer<typeof filmQuality>;

/** Our own, each synthesised (engine/media/sound/beds.ts). */
export const musicBeds = ["morning", "stroll", "evening", "city"] as const;
export type MusicBed = (typeof musicBeds)[number];

/** Seconds. A film is cut to the beat: a shot lasts as long as asked for, to the nearest beat. */
export const filmLimits = {
  least: 15,
  most: 60,
  leastShot: 1.5,
  mostShot: 12,
  /** The card at the end. */
  end: 4,
  shots: 24,
  caption: 90,
} as const;

/** As it is kept: limits may change, and what was made before can still be read. */
export const shot = z.object({
  /** Which of the campaign's photos, from 0; null: a plain ground, of a home without photos. */
  photo: z.number().int().nullable(),
  /** What stands over it; of the first shot the title, null: what the copy leads with. */
  caption: z.string().nullable(),
  seconds: z.number(),
});
export type Shot = z.infer<typeof shot>;

/** As it may be asked for. */
export const wantedShot = z.object({
  photo: z.number().int().min(0).max(49).nullable(),
  caption: z.string().trim().min(1).max(filmLimits.caption).nullable(),
  seconds: z.number().min(filmLimits.leastShot).max(filmLimits.mostShot),
});

/** What the check objects to in one caption; shots from 0. */
const shotCheck = z.object({
  shot: z.number().int().nonnegative(),
  findings: z.array(finding),
  untraced: z.array(untraced),
});
export type ShotCheck = z.infer<typeof shotCheck>;
export const shotChecks = z.array(shotCheck);

const captions = z.array(wantedShot.shape.caption).min(1).max(filmLimits.shots);

/** Why the owner answers for captions that the facts here do not bear out; written down. */
export const captionReason = z.string().trim().min(releaseReason.min).max(releaseReason.max).optional();

/** Seconds of a film of these shots, its end card included. */
export const filmSeconds = (of: readonly Pick<Shot, "seconds">[]): number =>
  of.reduce<number>((sum, { seconds }) => sum + seconds, filmLimits.end);

/** Null: silence. `own`: a sound that was uploaded. */
export const music = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("bed"), bed: z.enum(musicBeds) }),
    z.object({ kind: z.literal("own"), soundId: z.uuid() }),
  ])
  .nullable();
export type Music = z.infer<typeof music>;

/** What is wanted of a film, as it is kept. */
const keptOrder = z.object({
  language: copyLanguage,
  ratio: filmRatio,
  quality: filmQuality,
  /** The account's colour. */
  accent: z.string().regex(/^#[\da-fA-F]{6}$/u),
  music,
  /** A voice, uploaded or made by a provider of speech, over the music. */
  voiceId: z.uuid().nullable(),
  shots: z.array(shot),
});
export type FilmOrder = z.infer<typeof keptOrder>;

/** What may be asked for: within the limits of a film. */
const filmOrder = keptOrder.extend({
  shots: z
    .array(wantedShot)
    .min(1)
    .max(filmLimits.shots)
    .refine((of) => {
      const seconds = filmSeconds(of);
      return seconds >= filmLimits.least && seconds <= filmLimits.most;
    }),
});

/** A finished or unfinished film of a campaign. */
const film = z.object({
  id: z.uuid(),
  order: keptOrder,
  seconds: z.number(),
  /** Null until it is made. */
  bytes: z.number().int().positive().nullable(),
  /** It tells facts that have changed since, and goes along with nothing any more. */
  outdated: z.boolean(),
  /** The task that makes it; null once that was removed. */
  task: task.nullable(),
  createdAt: z.string(),
});
export type Film = z.infer<typeof film>;

/** An uploaded music or voice, written anew by us; or a voice that a provider of speech made (`spoken`). */
export const sound = z.object({ id: z.uuid(), name: z.string(), seconds: z.number(), spoken: z.boolean() });
export type Sound = z.infer<typeof sound>;

const ofCampaign = z.object({ campaignId: z.uuid() });
const byId = z.object({ id: z.uuid() });
const subtitleFormats = ["srt", "vtt"] as const;

export const films = {
  /** A storyboard to begin with: the home's photos in showing order, with lines of the campaign's copy. */
  storyboard: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/storyboard", tags: ["films"] })
    .input(ofCampaign.extend({ language: copyLanguage }))
    // `speaks`: a provider of speech is configured
    .output(z.object({ shots: z.array(shot), speaks: z.boolean() })),
  /** What facts and law object to in captions, shot by shot. */
  check: oc
    .route({ method: "POST", path: "/campaigns/{campaignId}/captions/check", tags: ["films"] })
    .input(ofCampaign.extend({ language: copyLanguage, captions }))
    .output(shotChecks),
  /** The campaign's films, newest first. */
  list: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/films", tags: ["films"] })
    .input(ofCampaign)
    .output(z.array(film)),
  /**
   * Asks for a film. `not_in_plan` where the plan has no video, or not this quality; `piece_not_ready` while captions are not borne out
   * or the law forbids them.
   */
  start: oc
    .route({ method: "POST", path: "/campaigns/{campaignId}/films", tags: ["films"] })
    .input(ofCampaign.extend({ order: filmOrder, reason: captionReason, idempotencyKey: z.uuid() }))
    .output(film),
  /** Addresses of a finished film for some hours: to play, and to save under a name. */
  link: oc
    .route({ method: "GET", path: "/films/{id}/link", tags: ["films"] })
    .input(byId)
    .output(z.object({ play: z.string(), save: z.string() })),
  /** What its captions say and when, as a file of subtitles. */
  subtitles: oc
    .route({ method: "GET", path: "/films/{id}/subtitles", tags: ["films"] })
    .input(byId.extend({ format: z.enum(subtitleFormats) }))
    .output(z.file()),
  /** Takes a film away; one that is being made is cancelled by its task. */
  remove: oc
    .route({ method: "DELETE", path: "/films/{id}", tags: ["films"] })
    .input(byId)
    .output(z.object({ removed: z.boolean() })),
  /** Keeps a music or a voice: MP3, M4A, WAV, FLAC or Ogg, at most five minutes. */
  uploadSound: oc
    .route({ method: "POST", path: "/films/sounds", tags: ["films"] })
    .input(z.object({ file: z.file() }))
    .output(sound),
  /** The account's uploaded sounds, newest first. */
  sounds: oc.route({ method: "GET", path: "/films/sounds", tags: ["films"] }).output(z.array(sound)),
};
