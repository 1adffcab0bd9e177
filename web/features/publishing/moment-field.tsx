/** A date and time on the calendar's clock; says so where that clock skips the hour, or has it twice. */
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/lib/use-language.ts";
import { momentOf } from "./moment.ts";
import { zoneName } from "./zone-name.ts";

/** ISO 8601; undefined while what is filled in cannot be meant. */
export function dueOfField(field: string, zone: string): string | undefined {
  const moment = momentOf(field, zone);
  return moment === null || new Date(moment.iso).getTime() <= Date.now() ? undefined : moment.iso;
}

export function MomentField(props: { value: string; zone: string; min?: string; onChange(field: string): void }) {
  const { value, zone, onChange } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const moment = momentOf(value, zone);
  const shift =
    moment?.shift === "gap"
      ? t("timing.gap", { at: moment.wall.at })
      : moment?.shift === "fold"
        ? t("timing.fold")
        : null;
  return (
    <TextInput
      type="datetime-local"
      label={t("date")}
      description={[t("timing.clock", { zone: zoneName(language, zone) }), ...(shift === null ? [] : [shift])].join(
        " ",
      )}
      value={value}
      min={props.min}
      error={dueOfField(value, zone) === undefined ? t("past") : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
