/** One day of the calendar: its open houses and posts, of many the first and a way to the rest, and a place to drop a post on. */
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

/** A campaign that goes to twenty platforms at once makes no day twenty cards high. */
const SHOWN = 5;

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
  /** Many posts are folded. */
  folds?: boolean;
  act: DayActions;
}) {
  const { day, posts, openHouses, label, faint, folds, act } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const [over, setOver] = useState(false);
  const [whole, setWhole] = useState(false);
  // one card more takes about the room of the line that would hide it
  const shown = folds && !whole && posts.length > SHOWN + 1 ? posts.slice(0, SHOWN) : posts;
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
            <OpenHouseCard openHouse={one} zone={act.zone} onOpen={() => act.onOpenHouse(one)} />
          </li>
        ))}
        {shown.map((post) => (
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
      {shown.length < posts.length ? (
        <button type="button" className={styles.rest} data-rest onClick={() => setWhole(true)}>
          {t("calendar.rest", { count: posts.length - shown.length })}
        </button>
      ) : null}
    </div>
  );
}
