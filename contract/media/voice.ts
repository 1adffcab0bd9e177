/** Voices for films: what a provider of speech is asked to read, and what came of it. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { task } from "#contract/task";
import { captionReason, filmLimits, music, shot, sound, wantedShot } from "./film.ts";

/** As it is kept: limits may change. */
const keptVoice = z.object({ language: copyLanguage, music, shots: z.array(shot) });
export type VoiceOrder = z.infer<typeof keptVoice>;

const voiceOrder = keptVoice.extend({ shots: z.array(wantedShot).min(1).max(filmLimits.shots) });

/** A voice that is read or being read. */
const voice = z.object({
  id: z.uuid(),
  order: keptVoice,
  /** Null until it is read. It belongs to `shots` and to the beat of the order's music. */
  sound: sound.nullable(),
  /** The order's shots, each as long as its line takes. */
  shots: z.array(shot).nullable(),
  /** The task that asks the provider; null once that was removed. */
  task: task.nullable(),
  createdAt: z.string(),
});
export type Voice = z.infer<typeof voice>;

const ofCampaign = z.object({ campaignId: z.uuid() });

export const voices = {
  /** The campaign's voices, newest first. */
  list: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/voices", tags: ["films"] })
    .input(ofCampaign)
    .output(z.array(voice)),
  /**
   * Has title and captions read aloud by the configured provider, by a task that keeps the voice among the account's sounds. Throws
   * no_speech, not_in_plan, no_right_to_advertise, and piece_not_ready as a film does; the task fails with speech_too_long, and with what models fail with.
   */
  start: oc
    .route({ method: "POST", path: "/campaigns/{campaignId}/voices", tags: ["films"] })
    .input(ofCampaign.extend({ order: voiceOrder, reason: captionReason, idempotencyKey: z.uuid() }))
    .output(voice),
};
