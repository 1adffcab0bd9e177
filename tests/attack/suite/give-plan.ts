/** Plans for accounts of an attack, given as an administrator gives them. */
import { randomUUID } from "node:crypto";
import type { Site } from "./site.ts";

/** The plan with everything, so that nothing an attack wants is refused for its plan. */
export async function givePlan(site: Site, userId: string): Promise<void> {
  const { client } = await site.account({ scope: "super" });
  const given = {
    planCode: "enterprise" as const,
    days: 30,
    reason: "an attack with everything",
    idempotencyKey: randomUUID(),
  };
  await client.admin.subscriptions.grant({ userId, ...given });
}
