/** The calendar of posts: what stands in it, settings, weekly times, proposals, its address, open houses. */
import { AppError } from "#contract/errors";
import { feedPath } from "#contract/publishing/approval-names";
import type { CalendarSettings } from "#contract/publishing/calendar";
import { calendarLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { callOffOpenHouse, planOpenHouses } from "#server/publishing/open-houses";
import { proposeTimes } from "#server/publishing/propose";
import { signedToken } from "#server/publishing/signed-link";
import type { Owner } from "#server/queries/accounts/owner";
import { postsBetween } from "#server/queries/publications/calendar";
import { getConnection } from "#server/queries/publications/connections";
import { openHousesBetween, waitingByOpenHouse } from "#server/queries/publications/open-houses";
import * as planning from "#server/queries/publications/planning-settings";
import { openHouseShown, publicationsShown, withHolds } from "./shapes.ts";

const DAY_MS = 86_400_000;

async function settingsShown(db: Db, owner: Owner): Promise<CalendarSettings> {
  const times = Map.groupBy(await planning.slotsOf(db, owner), (row) => row.connection_id);
  return {
    ...(await planning.planningSettings(db, owner)),
    slots: [...times].map(([connectionId, rows]) => ({
      connectionId,
      times: rows.map(({ weekday, at }) => ({ weekday, at })),
    })),
  };
}

/** The address of an id, where there is one. */
const addressOf = async ({ db, origin }: Pick<RequestContext, "db" | "origin">, id: string | null) => ({
  address: id === null ? null : `${origin()}${feedPath}/${await signedToken(db, "calendar feed", id)}.ics`,
});

const changing = <T>(context: RequestContext & MemberContext, work: (trx: Db) => Promise<T>): Promise<T> =>
  context.db.transaction().execute(work);

export const calendar = {
  posts: signedIn.calendar.posts.handler(async ({ context, input }) => {
    const { owner } = context;
    const seen = await context.asUser(async (db) => {
      const [from, until] = [new Date(input.from), new Date(input.until)];
      if (until <= from || until.getTime() - from.getTime() > calendarLimits.viewDays * DAY_MS)
        throw new AppError("invalid_input", { data: { field: "until" } });
      const rows = await postsBetween(db, owner, { from, until, limit: calendarLimits.shown + 1 });
      const shown = rows.slice(0, calendarLimits.shown);
      const waiting = await waitingByOpenHouse(db, owner);
      return {
        posts: await publicationsShown({ ...context, db }, owner, shown),
        openHouses: (await openHousesBetween(db, owner, { from, until })).map((row) => openHouseShown(row, waiting)),
        more: rows.length > shown.length,
      };
    });
    return { ...seen, posts: await withHolds(context.db, owner, seen.posts) };
  }),

  settings: signedIn.calendar.settings.handler(({ context }) =>
    context.asUser((db) => settingsShown(db, context.owner)),
  ),

  saveSettings: signedIn.calendar.saveSettings.handler(async ({ context, input }) => {
    await planning.savePlanning(context.db, context.owner, input, context.now());
    return await settingsShown(context.db, context.owner);
  }),

  saveSlots: signedIn.calendar.saveSlots.handler(({ context, input }) =>
    changing(context, async (trx) => {
      const { owner } = context;
      await getConnection(trx, owner, input.connectionId);
      const { timeZone } = await planning.planningSettings(trx, owner);
      if (timeZone === null) await planning.savePlanning(trx, owner, { timeZone: input.timeZone }, context.now());
      await planning.replaceSlots(trx, owner, input.connectionId, input.times);
      return await settingsShown(trx, owner);
    }),
  ),

  propose: signedIn.calendar.propose.handler(({ context, input }) =>
    context.asUser((db) => proposeTimes(db, context.owner, input, context.now())),
  ),

  feed: signedIn.calendar.feed.handler(async ({ context }) =>
    addressOf(context, await planning.feedOf(context.db, context.owner)),
  ),
  renewFeed: signedIn.calendar.renewFeed.handler(async ({ context }) =>
    addressOf(context, await changing(context, (trx) => planning.renewFeed(trx, context.owner, context.now()))),
  ),
  endFeed: signedIn.calendar.endFeed.handler(async ({ context }) => {
    await planning.endFeed(context.db, context.owner);
    return { address: null };
  }),

  planOpenHouses: signedIn.calendar.planOpenHouses.handler(({ context, input }) =>
    changing(context, async (trx) => {
      const { owner } = context;
      const at = { now: context.now(), origin: context.origin() };
      const { rows, made } = await planOpenHouses(trx, owner, input, at);
      const waiting = await waitingByOpenHouse(trx, owner);
      return { openHouses: rows.map((row) => openHouseShown(row, waiting)), made };
    }),
  ),
  cancelOpenHouse: signedIn.calendar.cancelOpenHouse.handler(async ({ context, input }) => ({
    withdrawn: await changing(context, (trx) => callOffOpenHouse(trx, context.owner, input.id, context.now())),
  })),
};
