/** When a campaign's posts go out: now, at a time, at the accounts' weekly times, spread over days, or before open houses. */
import { NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { wallOf } from "#engine/publishing/times/wall-clock";
import { useNow } from "#web/lib/use-now.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { fieldOf } from "./moment.ts";
import { dueOfField, MomentField } from "./moment-field.tsx";
import styles from "./publishing.module.css";
import { SuggestedTimes } from "./suggested-times.tsx";

export interface When {
  at: "now" | "later" | "slot" | "spread" | "openHouse";
  /** Of "later", as the field has it. */
  field: string;
  /** Of "spread": the first day, and posts a day. */
  from: string;
  perDay: number;
}

const HOUR_MS = 3_600_000;
const MOST_PER_DAY = 20;

/** Tomorrow at this hour: nobody posts at the minute they plan. */
export function usualWhen(zone: string): When {
  const field = fieldOf(new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS).toISOString(), zone);
  return { at: "now", field, from: field.slice(0, 10), perDay: 2 };
}

/** ISO 8601, null where each post has a time of its own or goes at once; undefined while what is filled in cannot be meant. */
export function dueOf({ at, field, from, perDay }: When, zone: string): string | null | undefined {
  if (at === "later") return dueOfField(field, zone);
  if (at === "spread" && (from === "" || !(perDay >= 1 && perDay <= MOST_PER_DAY))) return undefined;
  return null;
}

export function WhenField(props: {
  value: When;
  zone: string;
  /** Of those who read about the home. */
  audience: string;
  platforms: readonly string[];
  onChange(value: When): void;
}) {
  const { value, zone, onChange } = props;
  const { t } = useTranslation("publishing");
  const now = new Date(useNow(30_000)).toISOString();
  const options = [
    { value: "now" as const, label: t("now") },
    { value: "later" as const, label: t("later") },
    { value: "slot" as const, label: t("timing.slot") },
    { value: "spread" as const, label: t("timing.spread") },
    { value: "openHouse" as const, label: t("timing.openHouse") },
  ];
  return (
    <div className={styles.when}>
      <p className={styles.label}>{t("when")}</p>
      <FilterRow label={t("when")} value={value.at} options={options} onChange={(at) => onChange({ ...value, at })} />
      {value.at === "later" ? (
        <>
          <MomentField
            value={value.field}
            zone={zone}
            min={fieldOf(now, zone)}
            onChange={(field) => onChange({ ...value, field })}
          />
          <SuggestedTimes
            platforms={props.platforms}
            audience={props.audience}
            zone={zone}
            after={now}
            onPick={(iso) => onChange({ ...value, field: fieldOf(iso, zone) })}
          />
        </>
      ) : null}
      {value.at === "spread" ? (
        <div className={styles.pairFields}>
          <TextInput
            type="date"
            label={t("timing.from")}
            value={value.from}
            min={wallOf(now, zone).day}
            onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
          />
          <NumberInput
            label={t("timing.perDay")}
            value={value.perDay}
            min={1}
            max={MOST_PER_DAY}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(perDay) => onChange({ ...value, perDay: Number(perDay) })}
          />
        </div>
      ) : null}
    </div>
  );
}
