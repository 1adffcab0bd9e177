/** Homes of which nothing says whether they are for sale or to let, or by what period: asked about one by one or all alike, and read again with the answers. */
import { Button, NativeSelect } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BatchReport, RowAnswer } from "#contract/batch/batch";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { uuid } from "#web/lib/uuid.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./batch.module.css";
import { useFirstRows } from "./first-rows.tsx";

const periods = ["month", "week", "year", "day"] as const;
const answerOf = (value: string): RowAnswer | null =>
  value === "sale" ? value : (periods.find((one) => one === value) ?? null);

type Trouble = BatchReport["troubles"][number];

/** Whether a row only waits for an answer. */
export const isAsked = ({ problems }: Trouble): boolean => problems.some(({ code }) => code === "rent_without_period");

export function AskPeriods(props: { batchId: string; asked: readonly Trouble[]; onStarted: () => void }) {
  const { batchId, asked, onStarted } = props;
  const { t } = useTranslation("batch");
  const { t: tFacts } = useTranslation("facts");
  const { t: tError } = useTranslation("errors");
  const [said, setSaid] = useState<Readonly<Record<number, RowAnswer>>>({});
  const { first, more } = useFirstRows(asked);
  const answers = asked.flatMap(({ row }) => (said[row] ? [{ row, period: said[row] }] : []));
  const [key] = useState(uuid);
  const start = useMutation({
    mutationFn: () => api.batches.answer({ id: batchId, periods: answers, idempotencyKey: key }),
    onSuccess: onStarted,
  });
  const say = (rows: readonly number[], value: string) => {
    const period = answerOf(value);
    const others = Object.entries(said).filter(([row]) => !rows.includes(Number(row)));
    setSaid(Object.fromEntries([...others, ...(period ? rows.map((row) => [row, period]) : [])]));
  };
  const choices = [
    { value: "", label: t("asked.open") },
    ...periods.map((one) => ({ value: one, label: tFacts(`period.${one}`) })),
    { value: "sale", label: tFacts("transaction.sale") },
  ];
  return (
    <Panel title={t("asked.title", { count: asked.length })}>
      <p className={styles.text}>{t("asked.text")}</p>
      {asked.length > 1 ? (
        <NativeSelect
          className={styles.alike}
          label={t("asked.alike")}
          value={answers.length === asked.length && new Set(Object.values(said)).size === 1 ? answers[0]?.period : ""}
          data={choices}
          onChange={(event) =>
            say(
              asked.map(({ row }) => row),
              event.currentTarget.value,
            )
          }
        />
      ) : null}
      <ul className={styles.columns}>
        {first.map(({ row, problems }) => (
          <li key={row} className={styles.column}>
            <div className={styles.columnName}>
              <b>{t("troubles.row", { row })}</b>
              <span>{problems.find(({ value }) => value)?.value}</span>
            </div>
            <NativeSelect
              aria-label={t("asked.of", { row })}
              value={said[row] ?? ""}
              data={choices}
              onChange={(event) => say([row], event.currentTarget.value)}
            />
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
        disabled={answers.length === 0}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {t("asked.start", { count: answers.length })}
      </Button>
    </Panel>
  );
}
