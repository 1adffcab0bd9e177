/** An open house: its day and hours, how many weeks, and when posts call to it. */
import { Checkbox, NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Preferences } from "#contract/campaign";
import type { Beforehand } from "#contract/publishing/calendar";
import { addDays, momentAt, wallOf, weekdayOf } from "#engine/publishing/times/wall-clock";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./publishing.module.css";
import { zoneName } from "./zone-name.ts";

/** When posts call to it, by name. */
export const beforehand = {
  threeDays: { days: 3, at: "18:00" },
  dayBefore: { days: 1, at: "18:00" },
  sameMorning: { days: 0, at: "09:00" },
  twoHours: { minutes: 120 },
} as const satisfies Record<string, Beforehand>;
type BeforeName = keyof typeof beforehand;
const names = Object.keys(beforehand) as BeforeName[];

export interface OpenHouseWish {
  day: string;
  from: string;
  until: string;
  weeks: number;
  before: readonly BeforeName[];
}

const SUNDAY = 7;
const MOST_WEEKS = 12;

/** What the campaign was written for, or next Sunday afternoon. `zone`: the home's. */
export function usualOpenHouse({ occasion }: Pick<Preferences, "occasion">, zone: string): OpenHouseWish {
  const usual = { weeks: 1, before: ["dayBefore", "twoHours"] as const };
  if (occasion?.kind === "open_house")
    return { ...usual, day: occasion.date, from: occasion.from, until: occasion.until };
  const today = wallOf(new Date().toISOString(), zone).day;
  const ahead = SUNDAY - weekdayOf(today);
  return { ...usual, day: addDays(today, ahead === 0 ? 7 : ahead), from: "14:00", until: "16:00" };
}

/** Whether it can be meant: hours in order, not over yet. */
export function isPlannable({ day, from, until, weeks }: OpenHouseWish, zone: string): boolean {
  if (day === "" || from === "" || until === "" || until <= from || !(weeks >= 1 && weeks <= MOST_WEEKS)) return false;
  return new Date(momentAt({ day, at: until }, zone).iso).getTime() > Date.now();
}

export function OpenHouseFields(props: {
  value: OpenHouseWish;
  /** The home's clock. */
  zone: string;
  /** The texts were written for this one day. */
  fixed: boolean;
  onChange(value: OpenHouseWish): void;
}) {
  const { value, zone, fixed, onChange } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const late = value.until !== "" && value.until <= value.from;
  return (
    <div className={styles.when}>
      <p className={styles.about}>{fixed ? t("openHouse.fixed") : t("openHouse.about")}</p>
      <div className={styles.pairFields}>
        <TextInput
          type="date"
          label={t("openHouse.day")}
          description={t("openHouse.clock", { zone: zoneName(language, zone) })}
          value={value.day}
          readOnly={fixed}
          error={isPlannable(value, zone) || late ? undefined : t("past")}
          onChange={(event) => onChange({ ...value, day: event.currentTarget.value })}
        />
        <NumberInput
          label={t("openHouse.weeks")}
          description={t("openHouse.weeksText")}
          value={value.weeks}
          min={1}
          max={fixed ? 1 : MOST_WEEKS}
          disabled={fixed}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(weeks) => onChange({ ...value, weeks: Number(weeks) })}
        />
        <TextInput
          type="time"
          label={t("openHouse.from")}
          value={value.from}
          readOnly={fixed}
          onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t("openHouse.until")}
          value={value.until}
          readOnly={fixed}
          error={late ? t("openHouse.late") : undefined}
          onChange={(event) => onChange({ ...value, until: event.currentTarget.value })}
        />
      </div>
      <Checkbox.Group
        label={t("openHouse.before")}
        value={[...value.before]}
        onChange={(chosen) => onChange({ ...value, before: names.filter((name) => chosen.includes(name)) })}
      >
        <div className={styles.choices}>
          {names.map((name) => (
            <Checkbox key={name} value={name} size="md" label={t(`openHouse.${name}`)} />
          ))}
        </div>
      </Checkbox.Group>
    </div>
  );
}
