/** Posts and accounts that need their agent, told together in one mail: a campaign that fails on twenty platforms is one piece of news. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { ASKS_PERSON_AFTER } from "#engine/publishing/patience";
import { publishingLimits, publishingNews } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { ConnectionRow, PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { queueMail } from "#server/queries/notifications/mail-outbox";
import { notRecalled } from "./recall-items.ts";

const DAY_MS = 86_400_000;

/** A mail in a little while, unless one waits already. Call it in the transaction of what it tells. */
export async function queueAttention(trx: Db, owner: Owner, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom("mail_outbox")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("kind", "=", "publishing_attention")
    .where("ended_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (waiting) return;
  const dueAt = new Date(now.getTime() + publishingNews.gatherMailMs);
  // told in its hour or not at all: the list is made when it is sent
  const expiresAt = new Date(dueAt.getTime() + 3 * DAY_MS);
  await queueMail(trx, {
    userId: owner.userId,
    kind: "publishing_attention",
    subjectId: randomUUID(),
    dueAt,
    expiresAt,
  });
}

export interface Attention {
  readonly posts: readonly PublicationRow[];
  readonly accounts: readonly ConnectionRow[];
}

/**
 * What needs them still: posts of a day that failed or that only a person can tell of, those they were reminded to post themselves,
 * newest first, and accounts that end.
 */
export async function attentionOf(db: Db, owner: Owner, now: Date): Promise<Attention> {
  const posts = await db
    .selectFrom("publications")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where((eb) => {
      const unclear = eb.and([eb("state", "=", "unknown"), eb("looks", ">=", ASKS_PERSON_AFTER)]);
      const stuck = eb.or([eb("state", "=", "failed"), unclear]);
      // told of by `forgottenPosts`, within a day of its reminder
      const forgotten = eb.and([
        eb("state", "=", "planned"),
        eb("connection_id", "is", null),
        eb("next_at", "is", null),
        eb("due_at", ">", new Date(now.getTime() - publishingLimits.remindMs - DAY_MS)),
        notRecalled,
      ]);
      return eb.or([eb.and([eb("state_at", ">", new Date(now.getTime() - DAY_MS)), stuck]), forgotten]);
    })
    .orderBy(sql`state_at desc, id`)
    .limit(publishingNews.postsInMail)
    .execute();
  const accounts = await db
    .selectFrom("publishing_connections")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("disconnected_at", "is", null)
    .where("health", "!=", "good")
    .orderBy("created_at")
    .execute();
  return { posts, accounts };
}
