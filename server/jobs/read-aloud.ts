/** Speech: has a storyboard's captions read aloud by the configured provider, and keeps the voice among the account's sounds. */
import { randomUUID } from "node:crypto";
import { AppError, type ErrorCode } from "#contract/errors";
import { briefOf } from "#engine/campaign/brief";
import { pictureWords } from "#engine/media/content/words";
import { linesOf } from "#engine/media/film/spoken";
import { beatFor } from "#engine/media/sound/beds";
import { taskLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { assertAnsweredFor, captionChecks } from "#server/publishing/film-words";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { FILM_BUCKET } from "#server/queries/films/films";
import { insertSound, soundPath } from "#server/queries/films/sounds";
import { storeVoice, voiceOfTask } from "#server/queries/films/voices";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { pictureContentInThread } from "#server/thread/index";
import { layVoiceFor } from "#server/work/sounds";
import { type TaskJob, taskMessage } from "./job.ts";

/** Percent of the task before the first line, and when the last is spoken. */
const BEFORE = 3;
const SPOKEN = 90;

/** What a provider's answer that cannot be listened to ends with. */
const noSound: ReadonlySet<ErrorCode> = new Set(["damaged_file", "unsupported_file", "too_large"]);

export const readAloud: TaskJob = {
  name: "read-aloud",
  queue: { kind: "speech", ...taskLimits.speech },
  schema: taskMessage,
  async handler({ db, files, origin, speech }, task, run) {
    const owner = ownerOfRow(task);
    const voice = await voiceOfTask(db, owner, task.id);
    if (!voice) throw new AppError("not_found");
    // stored by a run that was cut off before it could say so
    if (voice.sound_id !== null) return;
    if (speech === null) throw new AppError("no_speech");
    const { language, shots, music } = voice.wanted;
    const { campaign, facts } = await campaignWithFacts(db, owner, voice.campaign_id);
    const brief = briefOf({ ...campaign, page: pageOfCampaign(origin(), campaign) });
    const captions = shots.map(({ caption }) => caption);
    assertAnsweredFor(await captionChecks(owner.userId, facts, brief, language, captions), voice.released);
    const content = await pictureContentInThread(owner.userId, facts, brief, language);
    await run.progress(BEFORE);
    const texts = linesOf(shots, content);
    const lines = await speech(texts, {
      language,
      userId: owner.userId,
      campaignId: voice.campaign_id,
      signal: run.signal,
      onProgress: (part) => run.progress(Math.floor(BEFORE + part * (SPOKEN - BEFORE))),
    });
    const laid = await layVoiceFor(owner.userId, { shots, lines, beat: beatFor(music) }).catch(
      async (error: unknown) => {
        // kept, what is no sound would fail every further try
        if (error instanceof AppError && noSound.has(error.code))
          await speech.forget(texts, { userId: owner.userId, language });
        throw error;
      },
    );
    run.signal.throwIfAborted();
    const id = randomUUID();
    const path = soundPath(owner, id);
    await files.put(FILM_BUCKET, path, laid.bytes, { type: "audio/mp4", owner: owner.userId });
    const { seconds } = laid;
    const sound = { id, name: pictureWords[language].spoken, seconds, bytes: laid.bytes.byteLength, spoken: true };
    const store = async (trx: Db) => {
      await insertSound(trx, owner, sound);
      if (!(await storeVoice(trx, owner, voice.id, { soundId: id, shots: laid.shots })))
        throw new AppError("cancelled");
    };
    try {
      await run.progress(99, { store });
    } catch (error) {
      // cancelled meanwhile, or the campaign is gone: nobody would find the file again
      await files.remove(FILM_BUCKET, [path]);
      throw error;
    }
  },
};
