/** Now, or at a time of the reader's own clock. */
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "#web/lib/use-now.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { fieldOf, momentOf, ownZone } from "./moment.ts";
import styles from "./publishing.module.css";

export interface When {
  at: "now" | "later";
  /** As the field has it. */
  field: string;
}

const HOUR_MS = 3_600_000;

/** Tomorrow at this hour: nobody posts at the minute they plan. */
export const usualWhen = (): When => ({
  at: "now",
  field: fieldOf(new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS).toISOString()),
});

/** ISO 8601, null for at once; undefined while what is filled in cannot be meant. */
export function dueOf({ at, field }: When): string | null | undefined {
  if (at === "now") return null;
  const moment = momentOf(field);
  return moment === null || new Date(moment).getTime() <= Date.now() ? undefined : moment;
}

export function WhenField({ value, onChange }: { value: When; onChange(value: When): void }) {
  const { t } = useTranslation("publishing");
  const now = useNow(30_000);
  return (
    <div className={styles.when}>
      <p className={styles.label}>{t("when")}</p>
      <FilterRow
        label={t("when")}
        value={value.at}
        options={[
          { value: "now" as const, label: t("now") },
          { value: "later" as const, label: t("later") },
        ]}
        onChange={(at) => onChange({ ...value, at })}
      />
      {value.at === "later" ? (
        <TextInput
          type="datetime-local"
          label={t("date")}
          description={t("zone", { zone: ownZone() })}
          value={value.field}
          min={fieldOf(new Date(now).toISOString())}
          error={dueOf(value) === undefined ? t("past") : undefined}
          onChange={(event) => onChange({ ...value, field: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}
