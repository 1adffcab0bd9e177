/** Plans open houses week after week with the posts that call to each, and calls one off. */
import { createHash } from "node:crypto";
import { AppError } from "#contract/errors";
import type { Beforehand } from "#contract/publishing/calendar";
import { callingTo, saysAnotherDay } from "#engine/publishing/open-house";
import { addDays, momentAt } from "#engine/publishing/times/wall-clock";
import { publishingLimits, rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { OpenHouseRow } from "#server/db/tables/posts/calendar";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { getCampaign } from "#server/queries/listings/campaigns";
import { getPiece } from "#server/queries/listings/pieces";
import * as houses from "#server/queries/publications/open-houses";
import { callOff } from "./call-off.ts";
import { planPosts } from "./plan.ts";

export interface OpenHouseOrder {
  campaignId: string;
  /** Of the first; the others are a week apart. */
  day: string;
  from: string;
  until: string;
  timeZone: string;
  weeks: number;
  posts: readonly { pieceId: string; connectionId: string | null }[];
  before: readonly Beforehand[];
  idempotencyKey: string;
}

const DAY_MS = 86_400_000;

/** An order key of its own for the posts of one day and one time before it: the same for every try. */
function keyOf(order: OpenHouseOrder, day: string, at: number): string {
  const hash = createHash("sha256").update(`${order.idempotencyKey} ${day} ${at}`).digest("hex");
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}

/** Milliseconds. */
function callTime(openHouse: OpenHouseRow, before: Beforehand): number {
  if ("minutes" in before) return openHouse.starts_at.getTime() - before.minutes * 60_000;
  const day = addDays(openHouse.day, -before.days);
  return new Date(momentAt({ day, at: before.at }, openHouse.time_zone).iso).getTime();
}

function daysOf(order: OpenHouseOrder, now: Date) {
  const days = Array.from({ length: order.weeks }, (_, week) => {
    const day = addDays(order.day, 7 * week);
    const [starts, ends] = [order.from, order.until].map((at) => new Date(momentAt({ day, at }, order.timeZone).iso));
    return { day, starts_at: starts ?? now, ends_at: ends ?? now };
  });
  const wrong = (field: string) => new AppError("invalid_input", { data: { field } });
  for (const { starts_at, ends_at } of days) {
    if (ends_at <= starts_at) throw wrong("until");
    if (ends_at <= now || starts_at.getTime() > now.getTime() + publishingLimits.aheadDays * DAY_MS) throw wrong("day");
  }
  return days;
}

/**
 * What was planned; posts whose time is over already are left out. Call it in a transaction. Throws invalid_input (a day that is over, a
 * time that ends before it begins, texts that call to another day), too_long, and whatever planPosts throws.
 */
export async function planOpenHouses(
  trx: Db,
  owner: Owner,
  order: OpenHouseOrder,
  { now, origin }: { now: Date; origin: string },
): Promise<{ rows: OpenHouseRow[]; made: number }> {
  await oneAtATime(trx, owner);
  const earlier = await houses.openHousesOfOrder(trx, owner, order.idempotencyKey);
  if (earlier.length > 0) return { rows: earlier, made: 0 };
  await assertMayCreate(trx, owner, "open_houses", rowLimits.openHouses);
  const campaign = await getCampaign(trx, owner, order.campaignId);
  const days = daysOf(order, now);
  for (const { day } of days) {
    const said = { day, from: order.from, until: order.until };
    if (order.posts.length > 0 && saysAnotherDay(campaign.preferences, said))
      throw new AppError("invalid_input", { data: { field: "day" } });
    for (const { pieceId } of order.posts) {
      const piece = await getPiece(trx, owner, pieceId);
      if (piece.campaign_id !== campaign.id) throw new AppError("not_found");
      if (callingTo(piece, said, campaign) === null) throw new AppError("too_long", { data: { pieceId } });
    }
  }
  const rows: OpenHouseRow[] = [];
  let made = 0;
  for (const { day, starts_at, ends_at } of days) {
    const openHouse = await houses.insertOpenHouse(trx, owner, {
      property_id: campaign.property_id,
      home_title: campaign.property_title,
      day,
      from_time: order.from,
      until_time: order.until,
      time_zone: order.timeZone,
      starts_at,
      ends_at,
      order_key: order.idempotencyKey,
    });
    rows.push(openHouse);
    for (const [at, before] of order.before.entries()) {
      const due = callTime(openHouse, before);
      if (order.posts.length === 0 || due <= now.getTime()) continue;
      const posts = {
        posts: order.posts,
        dueAt: new Date(due).toISOString(),
        again: true,
        idempotencyKey: keyOf(order, day, at),
        openHouseId: openHouse.id,
      };
      made += (await planPosts(trx, owner, posts, { now, origin })).made;
    }
  }
  return { rows, made };
}

/** With the posts that still wait to call to it; answers how many. Call it in a transaction. Throws not_found. */
export async function callOffOpenHouse(trx: Db, owner: Owner, id: string, now: Date): Promise<number> {
  await houses.cancelOpenHouse(trx, owner, id, now);
  const waiting = await houses.waitingCalls(trx, owner, id);
  for (const row of waiting) await callOff(trx, row, now);
  return waiting.length;
}
