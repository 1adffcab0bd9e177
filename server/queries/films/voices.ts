/** Voices a campaign's captions are read by: asked for, stored, listed. The sound itself is one of the account's (sounds.ts). */
import type { Shot } from "#contract/media/film";
import type { VoiceOrder } from "#contract/media/voice";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { FilmSoundRow, VoiceRow } from "#server/db/tables/media";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { withTasks } from "#server/queries/tasks/tasks";

/** As many of a campaign as a screen looks through. */
const LISTED = 12;

export const insertVoice = (
  db: Db,
  owner: Owner,
  voice: { campaignId: string; taskId: string; wanted: VoiceOrder; released?: string[] },
): Promise<VoiceRow> =>
  db
    .insertInto("voices")
    .values({
      user_id: owner.userId,
      campaign_id: voice.campaignId,
      task_id: voice.taskId,
      wanted: json(voice.wanted),
      released: voice.released ?? [],
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const own = (db: Db, owner: Owner) => db.selectFrom("voices").selectAll().where("user_id", "=", owner.userId);

/** Undefined where the task reads nothing any more: its campaign is gone. */
export const voiceOfTask = (db: Db, owner: Owner, taskId: string): Promise<VoiceRow | undefined> =>
  own(db, owner).where("task_id", "=", taskId).executeTakeFirst();

/** The campaign's voices, newest first, each with its sound and its task where they are there. */
export async function voicesOfCampaign(
  db: Db,
  owner: Owner,
  campaignId: string,
): Promise<{ voice: VoiceRow; sound: FilmSoundRow | null; task: TaskRow | null }[]> {
  const rows = await own(db, owner)
    .where("campaign_id", "=", campaignId)
    .orderBy("created_at", "desc")
    .limit(LISTED)
    .execute();
  const ids = rows.flatMap(({ sound_id }) => sound_id ?? []);
  const sounds =
    ids.length === 0
      ? []
      : await db
          .selectFrom("film_sounds")
          .selectAll()
          .where("user_id", "=", owner.userId)
          .where("id", "in", ids)
          .execute();
  return (await withTasks(db, owner, rows)).map(({ row, task }) => ({
    voice: row,
    sound: sounds.find(({ id }) => id === row.sound_id) ?? null,
    task,
  }));
}

/** Writes down what was read. False where the row is gone meanwhile. */
export async function storeVoice(
  db: Db,
  owner: Owner,
  id: string,
  read: { soundId: string; shots: readonly Shot[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("voices")
    .set({ sound_id: read.soundId, shots: json([...read.shots]) })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
