/** Which view, which days, and the steps to the next and the one before. */
import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { daysName, monthName } from "#web/lib/calendar-words.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { zoneName } from "../zone-name.ts";
import styles from "./calendar.module.css";
import { daysOf, stepFrom, type View, views } from "./view.ts";

export function Toolbar(props: {
  view: View;
  day: string;
  today: string;
  zone: string;
  onView(view: View): void;
  onDay(day: string): void;
}) {
  const { view, day, today, zone, onView, onDay } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const days = daysOf(view, day);
  const name = view === "month" ? monthName(language, day) : daysName(language, days[0] ?? day, days.at(-1) ?? day);
  const step = (by: -1 | 1, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size={44} aria-label={label} onClick={() => onDay(stepFrom(view, day, by))}>
      <Icon size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        {step(-1, t("calendar.before"), IconChevronLeft)}
        {step(1, t("calendar.after"), IconChevronRight)}
        <Button variant="default" h={44} disabled={days.includes(today) && day === today} onClick={() => onDay(today)}>
          {t("calendar.today")}
        </Button>
      </div>
      <div className={styles.title}>
        <h2 className={styles.period} aria-live="polite">
          {name}
        </h2>
        <p className={styles.zone}>{zoneName(language, zone)}</p>
      </div>
      <FilterRow
        label={t("calendar.view")}
        value={view}
        options={views.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
        onChange={onView}
      />
    </div>
  );
}
