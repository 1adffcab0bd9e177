/** The agent card: asked once, carried by every piece. */
import { type AgentCard, agentCard } from "#contract/copy";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

const columns = ["name", "phone", "company", "licence", "address", "email"] as const;

export async function findCard(db: Db, owner: Owner): Promise<AgentCard | null> {
  const row = await db.selectFrom("agent_cards").select(columns).where("user_id", "=", owner.userId).executeTakeFirst();
  return row ? agentCard.parse(row) : null;
}

export async function saveCard(db: Db, owner: Owner, card: AgentCard, now: Date): Promise<AgentCard> {
  const row = await db
    .insertInto("agent_cards")
    .values({ user_id: owner.userId, ...card })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...card, updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return agentCard.parse(row);
}
