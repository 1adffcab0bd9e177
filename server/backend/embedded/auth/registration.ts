/** Whether people may open accounts for themselves: an administrator's setting. An invitation opens one without asking here. */
import { sql } from "kysely";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { AuthProblem } from "./problem.ts";

/** Whether registration is by invitation only at this moment. */
export async function isRegistrationClosed(db: EmbeddedBackend["db"]): Promise<boolean> {
  const { rows } = await sql<{ how: string }>`
    select value #>> '{}' as how from public.settings where key = 'registration'`.execute(db);
  return rows[0]?.how === "invite";
}

/** Throws signup_disabled while registration is by invitation only. */
export async function demandOpenRegistration(db: EmbeddedBackend["db"]): Promise<void> {
  if (await isRegistrationClosed(db)) throw new AuthProblem("signup_disabled");
}
