/** The calendar of an account's posts: what stands in it, how it is planned, its weekly times, and its address for other programs. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { calendarDay, clockTime, moment, timeZone, weekday } from "./clock.ts";
import { publication } from "./publication.ts";

const tags = ["publishing"];
/** Of one question: a campaign's pieces times accounts. */
const MOST_POSTS = 200;
/** Weekly times of one account. */
const MOST_SLOTS = 42;

const slot = z.object({ weekday, at: clockTime });
export type WeeklySlot = z.infer<typeof slot>;

const settings = z.object({
  /** Null: never said, whoever reads has their own. */
  timeZone: timeZone.nullable(),
  /** New posts wait until somebody has approved them. */
  approval: z.boolean(),
  slots: z.array(z.object({ connectionId: z.uuid(), times: z.array(slot) })),
});
export type CalendarSettings = z.infer<typeof settings>;

const openHouse = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  homeTitle: z.string(),
  /** On the home's own clock. */
  day: calendarDay,
  from: clockTime,
  until: clockTime,
  timeZone,
  startsAt: z.string(),
  endsAt: z.string(),
  /** Posts that still wait to call to it. */
  waiting: z.number().int().nonnegative(),
});
export type OpenHouse = z.infer<typeof openHouse>;

/** Why a time was proposed: a weekly time of the account, a time its platform is read, or neither was left that day. */
const proposalReasons = ["slot", "read", "day"] as const;
const proposal = z.object({
  pieceId: z.uuid(),
  connectionId: z.uuid().nullable(),
  /** Null: the account has no weekly times, or none that is free within a year. */
  dueAt: z.string().nullable(),
  reason: z.enum(proposalReasons),
});
export type Proposal = z.infer<typeof proposal>;

const feed = z.object({ address: z.string().nullable() });

/** Before each open house: so many days earlier at a time, or so many minutes before it begins. */
const beforehand = z.union([
  z.object({ days: z.number().int().min(0).max(14), at: clockTime }),
  z.object({ minutes: z.number().int().min(15).max(1_440) }),
]);
export type Beforehand = z.infer<typeof beforehand>;

export const calendar = {
  /** Posts due from one moment to another, and the open houses between them; withdrawn posts are left out. */
  posts: oc
    .route({ method: "GET", path: "/publishing/calendar", tags })
    .input(z.object({ from: moment, until: moment }))
    .output(
      z.object({
        posts: z.array(publication),
        openHouses: z.array(openHouse),
        /** There are more than are shown. */
        more: z.boolean(),
      }),
    ),
  settings: oc.route({ method: "GET", path: "/publishing/calendar/settings", tags }).output(settings),
  /** Only what is given changes. */
  saveSettings: oc
    .route({ method: "PATCH", path: "/publishing/calendar/settings", tags })
    .input(z.object({ timeZone: timeZone.optional(), approval: z.boolean().optional() }))
    .output(settings),
  /** The weekly times of one account, in the place of those it had. `timeZone` holds where the account has none yet. */
  saveSlots: oc
    .route({ method: "PUT", path: "/publishing/connections/{connectionId}/slots", tags })
    .input(z.object({ connectionId: z.uuid(), times: z.array(slot).max(MOST_SLOTS), timeZone }))
    .output(settings),
  /**
   * Times for posts that are about to be planned; nothing is kept. slot: the next free weekly time of each account. spread: so many
   * a day from a day on, neighbours as different as they can be, each when its platform is read.
   */
  propose: oc
    .route({ method: "POST", path: "/publishing/calendar/proposals", tags })
    .input(
      z.object({
        posts: z
          .array(z.object({ pieceId: z.uuid(), connectionId: z.uuid().nullable() }))
          .min(1)
          .max(MOST_POSTS),
        how: z.discriminatedUnion("by", [
          z.object({ by: z.literal("slot") }),
          z.object({ by: z.literal("spread"), from: calendarDay, perDay: z.number().int().min(1).max(20) }),
        ]),
        timeZone,
      }),
    )
    .output(z.array(proposal)),
  /** The secret address other programs read the calendar by; null: there is none. */
  feed: oc.route({ method: "GET", path: "/publishing/calendar/feed", tags }).output(feed),
  /** A new address; the one before ends. */
  renewFeed: oc.route({ method: "POST", path: "/publishing/calendar/feed", tags }).output(feed),
  endFeed: oc.route({ method: "DELETE", path: "/publishing/calendar/feed", tags }).output(feed),
  /**
   * Open houses of a home, week after week, with the posts that call to each. Sent twice it makes one. Throws not_found, too_long
   * (with its day above it a text is longer than its platform takes), and whatever `publications.plan` throws.
   */
  planOpenHouses: oc
    .route({ method: "POST", path: "/publishing/open-houses", tags, successStatus: 201 })
    .input(
      z.object({
        campaignId: z.uuid(),
        day: calendarDay,
        from: clockTime,
        until: clockTime,
        /** The home's. */
        timeZone,
        weeks: z.number().int().min(1).max(12),
        posts: z.array(z.object({ pieceId: z.uuid(), connectionId: z.uuid().nullable() })).max(20),
        before: z.array(beforehand).max(4),
        idempotencyKey: z.uuid(),
      }),
    )
    .output(z.object({ openHouses: z.array(openHouse), made: z.number().int().nonnegative() })),
  /** Calls one off, with the posts that still wait to call to it. */
  cancelOpenHouse: oc
    .route({ method: "DELETE", path: "/publishing/open-houses/{id}", tags })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ withdrawn: z.number().int().nonnegative() })),
};
