/** Opens of the sample pages, an hour at a time: fewer at the start, more in the evening and at weekends. */
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { linkFor } from "#server/queries/listings/page-links";
import type { SampleProperty } from "./property.ts";

const HOUR = 3_600_000;
/** Older hours are not drawn by any chart. */
const DAYS_KEPT = 90;
/** Hours of the day (UTC) people look, and how much of the day's opens falls on each: noon and evening in China. */
const habit = [
  [4, 0.2],
  [11, 0.25],
  [12, 0.35],
  [13, 0.2],
] as const;
const weekday = [1.35, 0.8, 0.85, 0.9, 0.95, 1.1, 1.4] as const;

interface Opens {
  since: Date;
  views: number;
}

/** Between the page going online and `until`. The same for the same moments: nothing here is drawn by lot. */
export function viewsOf(property: Pick<SampleProperty, "viewsADay">, from: Date, until: Date): Opens[] {
  const opens: Opens[] = [];
  const last = Math.min(until.getTime(), from.getTime() + DAYS_KEPT * 24 * HOUR);
  for (let day = Math.floor(from.getTime() / (24 * HOUR)) * 24 * HOUR, nth = 0; day < last; day += 24 * HOUR, nth++) {
    const grown = Math.min(1.2, 0.5 + nth * 0.14);
    const ofDay = property.viewsADay * grown * (weekday[new Date(day).getUTCDay()] ?? 1);
    for (const [hour, share] of habit) {
      const at = day + hour * HOUR;
      const views = Math.round(ofDay * share);
      if (at >= from.getTime() && at + HOUR <= last && views > 0) opens.push({ since: new Date(at), views });
    }
  }
  return opens;
}

/** Writes opens down as counting would have: since when, the link they came by, a number. Two of the day's four come by a platform's link. */
export async function insertViews(
  trx: Db,
  owner: Owner,
  { id: propertyId, preferences }: { id: string; preferences: SampleProperty["preferences"] },
  opens: readonly Opens[],
): Promise<void> {
  if (opens.length === 0) return;
  const language = preferences.languages[0] ?? "zh";
  const links = new Map<number, string>();
  for (const [at, hour] of [11, 12].entries()) {
    const platform = preferences.platforms[at];
    if (platform === undefined) continue;
    links.set(hour, (await linkFor(trx, owner, { propertyId, platform, language, pieceId: null })).code);
  }
  await trx
    .insertInto("property_views")
    .values(
      opens.map((one) => ({
        property_id: propertyId,
        user_id: owner.userId,
        link: links.get(one.since.getUTCHours()) ?? "",
        language,
        ...one,
      })),
    )
    .execute();
}
