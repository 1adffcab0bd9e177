/** A month or a week as days beside one another, Monday first. On a phone the days that hold something stand below one another. */
import type { OpenHouse } from "#contract/publishing/calendar";
import type { Publication } from "#contract/publishing/publication";
import { dayName, weekdayName } from "#web/lib/calendar-words.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./calendar.module.css";
import { type DayActions, DayCell } from "./day-cell.tsx";
import { daysOf, type View } from "./view.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function Grid(props: {
  view: Exclude<View, "list">;
  day: string;
  posts: ReadonlyMap<string, readonly Publication[]>;
  openHouses: ReadonlyMap<string, readonly OpenHouse[]>;
  act: DayActions;
}) {
  const { view, day, posts, openHouses, act } = props;
  const language = useLanguage();
  const month = day.slice(0, 7);
  return (
    <div className={styles.grid} data-view={view}>
      {weekdays.map((weekday) => (
        <p key={weekday} className={styles.weekday} aria-hidden>
          {weekdayName(language, weekday)}
        </p>
      ))}
      {daysOf(view, day).map((one) => (
        <DayCell
          key={one}
          day={one}
          label={formatNumber(language, Number(one.slice(8)))}
          faint={view === "month" && !one.startsWith(month)}
          folds={view === "month"}
          posts={posts.get(one) ?? []}
          openHouses={openHouses.get(one) ?? []}
          act={act}
        />
      ))}
    </div>
  );
}

/** Days that hold something, one after the other. */
export function DayList(props: Omit<Parameters<typeof Grid>[0], "view">) {
  const { day, posts, openHouses, act } = props;
  const language = useLanguage();
  return (
    <div className={styles.list}>
      {daysOf("list", day)
        .filter((one) => posts.has(one) || openHouses.has(one))
        .map((one) => (
          <DayCell
            key={one}
            day={one}
            label={dayName(language, one)}
            posts={posts.get(one) ?? []}
            openHouses={openHouses.get(one) ?? []}
            act={act}
          />
        ))}
    </div>
  );
}
