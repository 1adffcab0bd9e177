/** One day of the calendar: its open houses and posts, and a place to drop a post on. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenHouse } from "#contract/publishing/calendar";
import type { Publication } from "#contract/publishing/publication";
import { addDays } from "#engine/publishing/times/wall-clock";
import { dayName } from "#web/lib/calendar-words.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./calendar.module.css";
import { OpenHouseCard } from "./open-house-card.tsx";
import { DRAG_TYPE, PostCard } from "./post-card.tsx";

export interface DayActions {
  zone: string;
  today: string;
  hint: string;
  onOpen(post: Publication): void;
  onOpenHouse(openHouse: OpenHouse): void;
  onMove(post: Publication, day: string): void;
  onMoveId(id: string, day: string): void;
}

export function DayCell(props: {
  day: string;
  posts: readonly Publication[];
  openHouses: readonly OpenHouse[];
  /** How the day is named on the screen; its whole name is read out. */
  label: string;
  /** Of another month than the view's. */
  faint?: boolean;
  act: DayActions;
}) {
  const { day, posts, openHouses, label, faint, act } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const [over, setOver] = useState(false);
  const past = day < act.today;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its twin on the keyboard, on the card itself
    <div
      className={styles.day}
      data-day={day}
      data-faint={faint || undefined}
      data-past={past || undefined}
      data-today={day === act.today || undefined}
      data-over={over || undefined}
      data-empty={posts.length + openHouses.length === 0 || undefined}
      onDragOver={(event) => {
        if (past || !event.dataTransfer.types.includes(DRAG_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const id = event.dataTransfer.getData(DRAG_TYPE);
        if (id && !past) act.onMoveId(id, day);
      }}
    >
      <h3 className="visually-hidden">{t("calendar.dayOf", { day: dayName(language, day), count: posts.length })}</h3>
      <p className={styles.dayLabel} aria-hidden>
        <span className={styles.short}>{label}</span>
        <span className={styles.long}>{dayName(language, day)}</span>
      </p>
      <ul className={styles.cards}>
        {openHouses.map((one) => (
          <li key={one.id}>
            <OpenHouseCard openHouse={one} onOpen={() => act.onOpenHouse(one)} />
          </li>
        ))}
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard
              post={post}
              zone={act.zone}
              hint={act.hint}
              onOpen={() => act.onOpen(post)}
              onStep={(days) => act.onMove(post, addDays(day, days))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
