/** /calendar/<token>.ics: an account's posts and open houses for any program that reads calendars. Titles, times and states, nobody's contacts. */
import { type Context, Hono } from "hono";
import { AppError, errorStatus } from "#contract/errors";
import { feedPath, mayLeaveWith } from "#contract/publishing/approval-names";
import { type CalendarEvent, calendarFile } from "#engine/publishing/ical";
import { feedTexts as en } from "#locales/en/publishing/feed";
import { fill } from "#locales/fill";
import { feedTexts as zh } from "#locales/zh/publishing/feed";
import { household } from "#server/base/household";
import { calendarLimits } from "#server/base/limits";
import { rateLimitInMemory } from "#server/base/rate-limit";
import type { OpenHouseRow } from "#server/db/tables/posts/calendar";
import type { ListedPublication } from "#server/db/tables/publishing";
import { readSignedToken } from "#server/publishing/signed-link";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { postsOfFeed } from "#server/queries/publications/calendar";
import { openHousesBetween } from "#server/queries/publications/open-houses";
import { ownerOfFeed } from "#server/queries/publications/planning-settings";
import { platformName } from "#server/queries/publications/platform-name";
import type { Using } from "#server/services/index";

export interface FeedDeps extends Using<"db" | "origin" | "now"> {
  /** Of the network, for limits. */
  addressOf(c: Context): string;
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;
const texts = { zh, en };

/** The part of every UID behind the row's id: the same for ever, whatever name the server has. */
const UID_END = "@publishing.listcast";

function eventOf(row: ListedPublication & { changed_at: Date }, language: "zh" | "en", origin: string): CalendarEvent {
  const t = texts[language];
  const state = row.state === "planned" && !mayLeaveWith(row.approval) ? t.approval[row.approval] : t.states[row.state];
  return {
    uid: `${row.id}${UID_END}`,
    startsAt: row.due_at.toISOString(),
    endsAt: new Date(row.due_at.getTime() + QUARTER_MS).toISOString(),
    changedAt: row.changed_at.toISOString(),
    title: fill(t.title, { platform: platformName(row.platform)[language], home: row.home_title }),
    text: state,
    status:
      row.state === "withdrawn" || row.state === "removed" || row.state === "failed"
        ? "CANCELLED"
        : row.state === "planned" && !mayLeaveWith(row.approval)
          ? "TENTATIVE"
          : "CONFIRMED",
    address: row.campaign_id === null ? null : `${origin}/dashboard/campaigns/${row.campaign_id}`,
  };
}

const openHouseEvent = (row: OpenHouseRow, language: "zh" | "en"): CalendarEvent => ({
  uid: `${row.id}${UID_END}`,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  changedAt: row.created_at.toISOString(),
  title: fill(texts[language].openHouse, { home: row.home_title }),
  text: "",
  status: "CONFIRMED",
  address: null,
});

export function feedRoutes({ db, origin, now, addressOf }: FeedDeps): Hono {
  const app = new Hono();
  const reads = rateLimitInMemory(calendarLimits.feedReads);
  app.get(`${feedPath}/:file{[A-Za-z0-9_-]{20,80}\\.ics}`, async (c) => {
    c.header("Cache-Control", "private, no-cache");
    c.header("X-Robots-Tag", "noindex");
    c.header("Referrer-Policy", "no-referrer");
    try {
      await reads.take(household(addressOf(c)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      c.header("Retry-After", String(error.data.retryAfterSeconds ?? 60));
      return c.text("too many requests", errorStatus.too_many_requests);
    }
    const id = await readSignedToken(db, "calendar feed", c.req.param("file").slice(0, -".ics".length));
    const found = id === null ? undefined : await ownerOfFeed(db, id);
    if (!found) return c.text("gone", 410);
    const language = found.language ?? "zh";
    const owner = ownerOfRow(found);
    const time = now();
    const from = new Date(time.getTime() - calendarLimits.fedDays * DAY_MS);
    const until = new Date(time.getTime() + 400 * DAY_MS);
    const posts = await postsOfFeed(db, owner, { from, now: time, limit: calendarLimits.fed });
    const openHouses = await openHousesBetween(db, owner, { from, until });
    const events = [
      ...posts.map((row) => eventOf(row, language, origin())),
      ...openHouses.map((row) => openHouseEvent(row, language)),
    ];
    return c.body(calendarFile(texts[language].name, events), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="listcast.ics"',
    });
  });
  return app;
}
