/** Rows about an account itself that no procedure of a short test would make. */
import type { Domain } from "#tests/support/domain";

export async function makeAccountRows({ db }: Domain, userId: string, taskId: string): Promise<void> {
  const later = new Date(Date.now() + 86_400_000);
  await db.insertInto("account_deletions").values({ user_id: userId, due_at: later }).execute();
  await db
    .insertInto("phone_codes")
    .values({ user_id: userId, phone: "+8613800001234", address: "192.0.2.1", code_hash: "x", expires_at: later })
    .execute();
  await db.insertInto("data_exports").values({ task_id: taskId, user_id: userId, language: "en" }).execute();
  await db
    .insertInto("notification_settings")
    .values({ user_id: userId, kind: "product", channel: "email", wanted: true })
    .execute();
}
