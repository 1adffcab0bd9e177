/** Homes of a batch that the account has already and that its rows tell otherwise: what changed, and which of them to update. */
import { Button, Checkbox } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BatchReport } from "#contract/batch/batch";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { uuid } from "#web/lib/uuid.ts";
import { FactChanges } from "#web/ui/listing/fact-changes.tsx";
import { Panel } from "#web/ui/page.tsx";
import styles from "./batch.module.css";
import { useFirstRows } from "./first-rows.tsx";

type Trouble = BatchReport["troubles"][number];
const changesIn = ({ problems }: Trouble) => problems.flatMap(({ changes }) => changes ?? []);

/** Whether a row only tells a home otherwise that is here already. */
export const isChanged = (trouble: Trouble): boolean => changesIn(trouble).length > 0;

export function OfferUpdates(props: { batchId: string; changed: readonly Trouble[]; onStarted: () => void }) {
  const { batchId, changed, onStarted } = props;
  const { t } = useTranslation("batch");
  const { t: tError } = useTranslation("errors");
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const { first, more } = useFirstRows(changed);
  const chosen = changed.filter(({ row }) => !skipped.includes(row));
  const [key] = useState(uuid);
  const start = useMutation({
    mutationFn: () =>
      api.batches.answer({
        id: batchId,
        periods: chosen.map(({ row }) => ({ row, period: "update" })),
        idempotencyKey: key,
      }),
    onSuccess: onStarted,
  });
  return (
    <Panel title={t("changed.title", { count: changed.length })}>
      <p className={styles.text}>{t("changed.text")}</p>
      <ul className={styles.columns}>
        {first.map((one) => (
          <li key={one.row} className={styles.column}>
            <Checkbox
              label={t("changed.of", { row: one.row, number: one.problems.find(({ value }) => value)?.value ?? "" })}
              checked={!skipped.includes(one.row)}
              onChange={({ currentTarget: { checked } }) =>
                setSkipped(checked ? skipped.filter((row) => row !== one.row) : [...skipped, one.row])
              }
            />
            <FactChanges changes={changesIn(one)} />
          </li>
        ))}
      </ul>
      {more}
      {start.isError ? (
        <p role="alert" className={styles.error}>
          {errorText(tError, start.error)}
        </p>
      ) : null}
      <Button
        className={styles.main}
        mt={14}
        disabled={chosen.length === 0}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {t("changed.start", { count: chosen.length })}
      </Button>
    </Panel>
  );
}
