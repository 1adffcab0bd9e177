/** Beside a journal's filters: the live tail. */
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Journal } from "#contract/admin/logs";
import { useTail } from "./use-tail.ts";

export function JournalTail({ journal }: { journal: Journal }) {
  const { t } = useTranslation("logs");
  const { on, setOn } = useTail(journal);
  return (
    <Switch
      label={t("live")}
      title={t("liveOn")}
      checked={on}
      mih={44}
      styles={{ body: { alignItems: "center", minHeight: 44 } }}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
