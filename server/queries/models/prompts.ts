/** Versions of what models are told, and which one is in force. Version 0 is the product's own. */
import type { PromptVersion } from "#contract/admin/models";
import { type PromptTexts, promptFaults } from "#contract/admin/prompts";
import { AppError } from "#contract/errors";
import { ownPrompt } from "#engine/copy/prompts/index";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import { modelSettings } from "./model-providers.ts";

/** A version kept before a text could be worded has the product's own. */
const whole = (texts: Partial<PromptTexts>): PromptTexts => ({ ...ownPrompt, ...texts });

/** Throws prompt_incomplete: nothing would be written of the home, or the piece would hold what nobody filled in. */
export function judgePrompt(texts: PromptTexts): void {
  const { missing, unknown } = promptFaults(texts);
  if (missing.length + unknown.length === 0) return;
  const named = (names: readonly string[]) => [...new Set(names)].map((name) => `{{${name}}}`).join(" ") || "–";
  throw new AppError("prompt_incomplete", {
    data: { missing: named(missing), unknown: named(unknown.map(({ name }) => name)) },
  });
}

/** Throws not_found. */
export async function promptTexts(db: Db, version: number): Promise<PromptTexts> {
  if (version === 0) return ownPrompt;
  const row = await db.selectFrom("prompt_versions").select("texts").where("version", "=", version).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return whole(row.texts);
}

/** What models are told now. */
export const promptInForce = async (db: Db): Promise<PromptTexts> =>
  promptTexts(db, (await modelSettings(db)).prompt_version);

/** Newest first. */
export async function promptVersions(db: Db): Promise<PromptVersion[]> {
  const [{ prompt_version: inForce }, rows] = await Promise.all([
    modelSettings(db),
    db
      .selectFrom("prompt_versions")
      .leftJoin("accounts", "accounts.user_id", "prompt_versions.created_by")
      .select(["version", "texts", "note", "prompt_versions.created_at", "accounts.email"])
      .orderBy("version", "desc")
      .limit(100)
      .execute(),
  ]);
  const own = rows.map(({ version, texts, note, created_at, email }) => ({
    version,
    texts: whole(texts),
    note,
    at: created_at.toISOString(),
    by: email,
    inForce: version === inForce,
  }));
  return [...own, { version: 0, texts: ownPrompt, note: "", at: null, by: null, inForce: inForce === 0 }];
}

/** Keeps a new version; it is in force once it is published. Throws prompt_incomplete, and conflict when somebody made one at the same time. */
export async function insertPrompt(trx: Db, prompt: { texts: PromptTexts; note: string; by: string; now: Date }) {
  judgePrompt(prompt.texts);
  const last = await trx
    .selectFrom("prompt_versions")
    .select(({ fn }) => fn.max("version").as("version"))
    .executeTakeFirst();
  const { numInsertedOrUpdatedRows: made } = await trx
    .insertInto("prompt_versions")
    .values({
      version: (last?.version ?? 0) + 1,
      texts: json(prompt.texts),
      note: prompt.note,
      created_at: prompt.now,
      created_by: prompt.by,
    })
    .onConflict((on) => on.column("version").doNothing())
    .executeTakeFirstOrThrow();
  if (!made) throw new AppError("conflict");
}

/** Throws not_found. An earlier version is put in force the same way. */
export async function publishPrompt(trx: Db, version: number, now: Date): Promise<void> {
  await promptTexts(trx, version);
  await trx.updateTable("model_settings").set({ prompt_version: version, updated_at: now }).execute();
}
