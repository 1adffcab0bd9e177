/** How posts are planned: the calendar's clock, approval, each account's weekly times, and the address for other calendars. */
import { Select, Switch } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import publishing from "../publishing.module.css";
import { useCalendarSettings, useZone } from "../use-zone.ts";
import { zoneChoices } from "../zone-name.ts";
import { FeedSection } from "./feed-section.tsx";
import { SlotsSection } from "./slots-section.tsx";

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const queries = useQueryClient();
  const settings = useCalendarSettings();
  const connections = useQuery(orpc.connections.list.queryOptions());
  const zone = useZone();
  const language = useLanguage();
  const choices = useMemo(() => zoneChoices(language, zone), [language, zone]);
  const { queryKey } = orpc.calendar.settings.queryOptions();
  const save = useMutation(
    orpc.calendar.saveSettings.mutationOptions({
      onSuccess: (saved) => queries.setQueryData(queryKey, saved),
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  const error = settings.error ?? connections.error;
  return (
    <Dialog title={t("calendar.settings")} size={560} onClose={onClose}>
      {error ? (
        <ErrorState error={error} retry={() => void Promise.all([settings.refetch(), connections.refetch()])} />
      ) : !settings.data || !connections.data ? (
        <Loading />
      ) : (
        <div className={publishing.form}>
          <Select
            label={t("planning.zone")}
            description={t("planning.zoneText")}
            data={choices}
            value={zone}
            searchable
            allowDeselect={false}
            limit={40}
            nothingFoundMessage={t("planning.noZone")}
            onChange={(timeZone) => timeZone && save.mutate({ timeZone })}
          />
          <Switch
            label={t("planning.approval")}
            description={t("planning.approvalText")}
            checked={save.isPending ? (save.variables.approval ?? settings.data.approval) : settings.data.approval}
            onChange={(event) => save.mutate({ approval: event.currentTarget.checked })}
          />
          <SlotsSection connections={connections.data} settings={settings.data} zone={zone} />
          <FeedSection />
        </div>
      )}
    </Dialog>
  );
}
