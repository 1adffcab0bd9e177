/** Whether drafts are read a second time beside the facts, and by whom first. */
import { NativeSelect, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ModelState } from "#contract/admin/models";
import { api } from "#web/lib/api.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./models.module.css";
import { useModelChange } from "./use-models.ts";

export function ReadingPanel({ state: { reading, providers } }: { state: ModelState }) {
  const { t } = useTranslation("adminModels");
  const arrange = useModelChange(api.admin.models.reading);
  const readers = providers.filter(({ name, enabled }) => enabled || name === reading.reader);
  return (
    <Panel title={t("reading.title")}>
      <div className={styles.stack}>
        <p className={styles.text}>{t("reading.text")}</p>
        <Switch
          size="md"
          label={t("reading.switch")}
          checked={!reading.off}
          disabled={arrange.isPending}
          onChange={(event) => arrange.mutate({ ...reading, off: !event.currentTarget.checked })}
        />
        {reading.off ? null : (
          <NativeSelect
            size="md"
            maw={420}
            label={t("reading.reader")}
            description={t("reading.readerHint")}
            value={reading.reader ?? ""}
            disabled={arrange.isPending}
            onChange={(event) => arrange.mutate({ ...reading, reader: event.currentTarget.value || null })}
            data={[{ value: "", label: t("reading.inOrder") }, ...readers.map(({ name }) => name)]}
          />
        )}
      </div>
    </Panel>
  );
}
