/** Voices for films: captions read aloud by the configured provider, by a task. */
import { AppError } from "#contract/errors";
import type { Voice } from "#contract/media/voice";
import { rowLimits } from "#server/base/limits";
import type { FilmSoundRow, VoiceRow } from "#server/db/tables/media";
import type { TaskRow } from "#server/db/tables/tasks";
import { enqueueTask } from "#server/jobs/job";
import { signedIn } from "#server/procedures/base/base";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { getSound } from "#server/queries/films/sounds";
import { insertVoice, voiceOfTask, voicesOfCampaign } from "#server/queries/films/voices";
import { getCampaign } from "#server/queries/listings/campaigns";
import { taskOf } from "#server/queries/tasks/task-shape";
import { findTaskByKey, insertTask } from "#server/queries/tasks/tasks";
import { assertMayTell, writeReleased } from "./film-captions.ts";
import { soundOf } from "./film-sounds.ts";

const voiceOf = (row: VoiceRow, sound: FilmSoundRow | null, task: TaskRow | null): Voice => ({
  id: row.id,
  order: row.wanted,
  sound: sound && soundOf(sound),
  shots: row.shots,
  task: task && taskOf(task),
  createdAt: row.created_at.toISOString(),
});

export const voices = {
  list: signedIn.voices.list.handler(async ({ context, input }) => {
    const { owner } = context;
    const found = await context.asUser(async (db) => {
      await getCampaign(db, owner, input.campaignId);
      return await voicesOfCampaign(db, owner, input.campaignId);
    });
    return found.map(({ voice, sound, task }) => voiceOf(voice, sound, task));
  }),

  start: signedIn.voices.start.handler(async ({ context, input }) => {
    const { db, owner, boss, speech } = context;
    if (speech === null) throw new AppError("no_speech");
    const { campaignId, order, reason, idempotencyKey } = input;
    const { campaign, released } = await assertMayTell(context, campaignId, order, reason);
    return await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      const earlier = await findTaskByKey(trx, owner, "speech", idempotencyKey);
      const known = earlier && (await voiceOfTask(trx, owner, earlier.id));
      if (earlier && known) {
        const sound = known.sound_id === null ? null : await getSound(trx, owner, known.sound_id);
        return voiceOf(known, sound, earlier);
      }
      await assertAllowed(trx, owner, { features: ["video"] }, context.now());
      await assertMayCreate(trx, owner, "voices", rowLimits.voices);
      const task = await insertTask(trx, owner, {
        kind: "speech",
        title: campaign.property_title,
        weight: order.shots.length,
        campaignId,
        propertyId: campaign.property_id,
        idempotencyKey,
      });
      const voice = await insertVoice(trx, owner, { campaignId, taskId: task.id, wanted: order, released });
      await writeReleased(trx, context, { campaignId, reason, released });
      await enqueueTask(boss, trx, task);
      return voiceOf(voice, null, task);
    });
  }),
};
