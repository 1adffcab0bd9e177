/** An account at a platform, a post that failed and one that waits, a consent, a pause and a stop: for others to try their luck on. */
import { createHash, randomUUID } from "node:crypto";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PublicationRow } from "#server/db/tables/publishing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertRequest } from "#server/queries/publications/approvals";
import { writeEvent } from "#server/queries/publications/events";
import { insertOpenHouse } from "#server/queries/publications/open-houses";
import { setPause, stopPlatform } from "#server/queries/publications/pauses";
import { renewFeed, replaceSlots, savePlanning } from "#server/queries/publications/planning-settings";
import { keepFigures } from "#server/queries/publications/post-figures";

export async function makePublishingRows(
  db: Db,
  about: { userId: string; campaignId: string; propertyId: string; pieceId: string },
): Promise<{
  connectionId: string;
  publicationId: string;
  failedPublicationId: string;
  wantingId: string;
  approvalId: string;
  openHouseId: string;
  recallId: string;
  recallItemId: string;
  keptRecallItemId: string;
  apiKeyId: string;
  webhookId: string;
  removedWebhookId: string;
  deliveryId: string;
}> {
  const { userId: user_id } = about;
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  const { id: connectionId } = await db
    .insertInto("publishing_connections")
    .values({ user_id, platform: "mastodon", account_id: "1", account_name: "@ada", checked_at: now, rotated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const sealed = "sealed:v1:x";
  await db.insertInto("publishing_connection_secrets").values({ connection_id: connectionId, sealed }).execute();
  await db
    .insertInto("publishing_consents")
    .values({
      user_id,
      session_id: randomUUID(),
      platform: "weibo",
      state_hash: Buffer.from(user_id),
      verifier_sealed: sealed,
      expires_at: later,
    })
    .execute();
  const post = {
    user_id,
    piece_id: about.pieceId,
    campaign_id: about.campaignId,
    property_id: about.propertyId,
    home_title: "Flat",
    connection_id: connectionId,
    platform: "mastodon",
    language: "en" as const,
    kind: "post" as const,
    due_at: later,
    state_at: now,
  };
  const insert = (order_key: string, state: PublicationRow["state"]) =>
    db
      .insertInto("publications")
      .values({ ...post, order_key, state })
      .returningAll()
      .executeTakeFirstOrThrow();
  const planned = await insert(randomUUID(), "planned");
  const failed = await insert(randomUUID(), "failed");
  await writeEvent(db, planned, { event: "planned", by: "person", at: now });
  const said = { views: 1, likes: null, comments: null, shares: null };
  await keepFigures(db, planned, { said, nextAt: null }, now);
  await setPause(db, ownerOfRow({ user_id }), true, now);
  await stopPlatform(db, "weibo", "x", now);
  const planning = await makePlanningRows(db, { ...about, connectionId, later });
  const wanting = await db
    .insertInto("publications")
    .values({ ...post, order_key: randomUUID(), connection_id: null, approval: "draft" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    connectionId,
    publicationId: planned.id,
    failedPublicationId: failed.id,
    wantingId: wanting.id,
    ...planning,
    ...(await makeRecall(db, about)),
    ...(await makeProgramRows(db, user_id)),
  };
}

/** How posts are planned: settings, a weekly time, a calendar's address, a request for approval, an open house. */
async function makePlanningRows(
  db: Db,
  about: { userId: string; propertyId: string; connectionId: string; later: Date },
): Promise<{ approvalId: string; openHouseId: string }> {
  const owner = ownerOfRow({ user_id: about.userId });
  const now = new Date();
  await savePlanning(db, owner, { timeZone: "Asia/Shanghai" }, now);
  await replaceSlots(db, owner, about.connectionId, [{ weekday: 1, at: "18:00" }]);
  await renewFeed(db, owner, now);
  const request = await insertRequest(db, owner, { note: "x", expiresAt: about.later }, now);
  const openHouse = await insertOpenHouse(db, owner, {
    property_id: about.propertyId,
    home_title: "Flat",
    day: "2999-01-06",
    from_time: "14:00",
    until_time: "16:00",
    time_zone: "UTC",
    starts_at: about.later,
    ends_at: new Date(about.later.getTime() + 7_200_000),
    order_key: randomUUID(),
  });
  return { approvalId: request.id, openHouseId: openHouse.id };
}

/** A key, two addresses that are told news, and a piece of news. */
async function makeProgramRows(db: Db, user_id: string) {
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  const key = { name: "CRM", prefix: "lck_abcdefgh", hash: createHash("sha256").update(user_id).digest() };
  const { id: apiKeyId } = await db
    .insertInto("api_keys")
    .values({ ...key, user_id, scopes: ["leads:read"], created_at: now, expires_at: later })
    .returning("id")
    .executeTakeFirstOrThrow();
  const endpoint = () =>
    db
      .insertInto("webhook_endpoints")
      .values({
        user_id,
        address: "https://crm.example/",
        events: ["lead.created"],
        secret_sealed: "sealed:v1:x",
        disabled_at: now,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const [{ id: webhookId }, { id: removedWebhookId }] = [await endpoint(), await endpoint()];
  const { id: deliveryId } = await db
    .insertInto("webhook_deliveries")
    .values({ user_id, endpoint_id: webhookId, event: "lead.created", data: json({}), next_at: later })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { apiKeyId, webhookId, removedWebhookId, deliveryId };
}

/** A recall with two drafts, a poster that was saved, and a home that waits to be compared. */
async function makeRecall(db: Db, about: { userId: string; campaignId: string; propertyId: string; pieceId: string }) {
  const now = new Date();
  const { userId: user_id, propertyId: property_id } = about;
  const later = new Date(now.getTime() + 86_400_000);
  await db.insertInto("recall_checks").values({ property_id, user_id, next_at: later }).execute();
  const poster = { template: "minimal", ratio: "1:1", language: "en", says: ["Flat"], saved_at: now } as const;
  const look = { template: "minimal", accent: "#D9481C", typeface: "serif", logoPlace: "start" } as const;
  await db
    .insertInto("poster_looks")
    .values({ user_id, name: "Window", look: json(look), created_at: now, updated_at: now })
    .execute();
  await db
    .insertInto("poster_words")
    .values({ user_id, campaign_id: about.campaignId, language: "en", words: json({ place: "Here" }), updated_at: now })
    .execute();
  await db
    .insertInto("saved_posters")
    .values({ ...poster, says: [...poster.says], user_id, property_id, campaign_id: about.campaignId })
    .execute();
  const { id: recallId } = await db
    .insertInto("recalls")
    .values({ user_id, property_id, changes: json([]), opened_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const item = (target: string) =>
    db
      .insertInto("recall_items")
      .values({
        user_id,
        recall_id: recallId,
        kind: "draft",
        reason: "facts",
        target,
        piece_id: about.pieceId,
        sentences: json([]),
        due_at: later,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const [{ id: recallItemId }, { id: keptRecallItemId }] = [await item(about.pieceId), await item(randomUUID())];
  return { recallId, recallItemId, keptRecallItemId };
}
