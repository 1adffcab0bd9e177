/** Whether people may open accounts for themselves: an administrator's setting. An invitation opens one without asking here. */
import { sql } from "kysely";
import type { House } from "../house.ts";
import { AuthProblem } from "./problem.ts";

/** Throws signup_disabled while registration is by invitation only. */
export async function demandOpenRegistration(db: House["db"]): Promise<void> {
  const { rows } = await sql<{ how: string }>`
    select value #>> '{}' as how from public.settings where key = 'registration'`.execute(db);
  if (rows[0]?.how === "invite") throw new AuthProblem("signup_disabled");
}
