/** The weekly times of each account: "next free time" takes the first that nothing stands in. */
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarSettings, WeeklySlot } from "#contract/publishing/calendar";
import type { Connection } from "#contract/publishing/connection";
import { readTimes } from "#engine/publishing/times/read-times";
import { orpc } from "#web/lib/api.ts";
import { weekdayName } from "#web/lib/calendar-words.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import { usePlatformName } from "../names.ts";
import publishing from "../publishing.module.css";
import styles from "./calendar.module.css";

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const MOST_SLOTS = 42;
const same = (a: WeeklySlot) => (b: WeeklySlot) => a.weekday === b.weekday && a.at === b.at;
/** Of the times its platform is read, the best: what an account may begin with. */
const usualSlots = (platform: string): WeeklySlot[] =>
  readTimes(platform)
    .slice(0, 1)
    .flatMap(({ weekdays: days, at }) => days.map((weekday) => ({ weekday, at })));

export function SlotsSection(props: { connections: readonly Connection[]; settings: CalendarSettings; zone: string }) {
  const { t } = useTranslation("publishing");
  return (
    <section aria-label={t("planning.slots")}>
      <h3 className={publishing.label}>{t("planning.slots")}</h3>
      <p className={publishing.about}>{t("planning.slotsText")}</p>
      {props.connections.length === 0 ? (
        <p className={publishing.about}>{t("noneYet")}</p>
      ) : (
        props.connections.map((connection) => (
          <AccountSlots
            key={connection.id}
            connection={connection}
            times={props.settings.slots.find(({ connectionId }) => connectionId === connection.id)?.times ?? []}
            zone={props.zone}
          />
        ))
      )}
    </section>
  );
}

function AccountSlots(props: { connection: Connection; times: readonly WeeklySlot[]; zone: string }) {
  const { connection, times, zone } = props;
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const platformName = usePlatformName();
  const queries = useQueryClient();
  const [weekday, setWeekday] = useState(1);
  const [at, setAt] = useState("18:00");
  const { queryKey } = orpc.calendar.settings.queryOptions();
  const save = useMutation(
    orpc.calendar.saveSlots.mutationOptions({
      onSuccess: (saved) => queries.setQueryData(queryKey, saved),
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  const keep = (next: readonly WeeklySlot[]) =>
    save.mutate({ connectionId: connection.id, times: [...next], timeZone: zone });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (at !== "" && !times.some(same({ weekday, at }))) keep([...times, { weekday, at }]);
  };
  const name = `${platformName(connection.platform)} ${connection.accountName}`;
  const said = (slot: WeeklySlot) => `${weekdayName(language, slot.weekday)} ${slot.at}`;
  return (
    <fieldset className={styles.account} disabled={save.isPending}>
      <legend className={styles.accountName}>{name}</legend>
      {times.length > 0 ? (
        <ul className={styles.slots}>
          {times.map((slot) => (
            <li key={`${slot.weekday} ${slot.at}`} className={styles.slot}>
              <span>{said(slot)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t("planning.dropSlot", { slot: said(slot), name })}
                onClick={() => keep(times.filter((other) => !same(slot)(other)))}
              >
                <IconX size={15} stroke={1.8} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : (
        <p className={publishing.about}>
          {t("planning.noSlots")}{" "}
          <Button variant="subtle" size="compact-md" onClick={() => keep(usualSlots(connection.platform))}>
            {t("planning.usualSlots")}
          </Button>
        </p>
      )}
      <form className={styles.addSlot} onSubmit={add}>
        <PlainSelect
          label={t("planning.weekday")}
          value={String(weekday)}
          options={weekdays.map((one) => ({ value: String(one), label: weekdayName(language, one) }))}
          onChange={(value) => setWeekday(Number(value))}
        />
        <TextInput
          type="time"
          aria-label={t("planning.time")}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={times.length >= MOST_SLOTS}>
          {t("planning.addSlot")}
        </Button>
      </form>
    </fieldset>
  );
}
