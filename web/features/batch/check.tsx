/** What each column holds, what holds for every row, and what would come of it: nothing is made before this was seen. */
import { Button, NativeSelect } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Batch, type BatchField, batchFields } from "#contract/batch/batch";
import type { Task } from "#contract/task";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { countryName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { uuid } from "#web/lib/uuid.ts";
import { countries } from "#web/ui/listing/places.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./batch.module.css";
import { Preview } from "./preview.tsx";
import { Troubles } from "./troubles.tsx";

const isField = (value: string): value is BatchField => batchFields.some((field) => field === value);
const periods = ["month", "week", "year", "day"] as const;
const TABLES = new Set(["csv", "xlsx"]);

export function CheckBatch(props: { batch: Batch; onStarted: (task: Task) => void; onAnother: () => void }) {
  const { batch } = props;
  const { t } = useTranslation("batch");
  const { t: tFacts } = useTranslation("facts");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const [mapping, setMapping] = useState(batch.mapping);
  const [defaults, setDefaults] = useState(batch.defaults);
  const settled = { id: batch.id, mapping, defaults };
  const asked = JSON.stringify(settled);
  const preview = useMutation({
    mutationFn: async (given: typeof settled) => ({ of: JSON.stringify(given), ...(await api.batches.preview(given)) }),
  });
  const [key] = useState(uuid);
  const start = useMutation({
    mutationFn: () => api.batches.start({ ...settled, idempotencyKey: key }),
    onSuccess: props.onStarted,
  });
  const seen = preview.data;
  const current = seen?.of === asked;
  // headings may be empty, or twice the same
  const columns = batch.columns.map(({ name, samples }, at) => ({
    key: `${at}`,
    name: name || t("check.unnamed", { number: at + 1 }),
    samples,
  }));
  const isTable = TABLES.has(batch.format);
  const error = preview.error ?? start.error;
  return (
    <div className={styles.stack}>
      <p className={styles.found}>{t("check.found", { name: batch.name, count: batch.rows })}</p>
      {isTable ? (
        <Panel title={t("check.columns")}>
          <ul className={styles.columns}>
            {columns.map((column, at) => (
              <li key={column.key} className={styles.column}>
                <div className={styles.columnName}>
                  <b>{column.name}</b>
                  <span>{column.samples.join(" · ")}</span>
                </div>
                <NativeSelect
                  aria-label={t("check.meansLabel", { column: column.name })}
                  value={mapping[at] ?? ""}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    setMapping(mapping.map((field, other) => (other === at ? (isField(value) ? value : null) : field)));
                  }}
                  data={[
                    { value: "", label: t("check.unused") },
                    ...batchFields.map((field) => ({ value: field, label: t(`fields.${field}`) })),
                  ]}
                />
              </li>
            ))}
          </ul>
        </Panel>
      ) : batch.format === "links" ? null : (
        <p className={styles.text}>{t("check.known", { format: t(`formats.${batch.format}`) })}</p>
      )}
      {batch.format === "links" ? null : (
        <Panel title={t("check.defaults")}>
          <div className={styles.defaults}>
            <NativeSelect
              label={t("check.country")}
              value={defaults.country ?? ""}
              onChange={(event) => setDefaults({ ...defaults, country: event.currentTarget.value || null })}
              data={[
                { value: "", label: t("check.noCountry") },
                ...countries.map((code) => ({ value: code, label: countryName(language, code) })),
              ]}
            />
            <NativeSelect
              label={t("check.transaction")}
              value={defaults.transaction ?? ""}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setDefaults({ ...defaults, transaction: value === "sale" || value === "rent" ? value : null });
              }}
              data={[
                { value: "", label: t("check.noTransaction") },
                { value: "sale", label: tFacts("transaction.sale") },
                { value: "rent", label: tFacts("transaction.rent") },
              ]}
            />
            <NativeSelect
              label={t("check.period")}
              description={t("check.periodHint")}
              inputWrapperOrder={["label", "input", "description", "error"]}
              value={defaults.period ?? ""}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setDefaults({ ...defaults, period: periods.find((one) => one === value) ?? null });
              }}
              data={[
                { value: "", label: t("check.noPeriod") },
                ...periods.map((one) => ({ value: one, label: tFacts(`period.${one}`) })),
              ]}
            />
          </div>
        </Panel>
      )}
      {error ? (
        <p role="alert" className={styles.error}>
          {errorText(tError, error)}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          variant={current ? "default" : "filled"}
          loading={preview.isPending}
          onClick={() => preview.mutate(settled)}
        >
          {t("check.look")}
        </Button>
        <Button variant="subtle" color="gray" c="var(--ink)" onClick={props.onAnother}>
          {t("check.another")}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {preview.isPending ? t("check.looking") : seen && !current ? t("check.again") : ""}
      </p>
      {seen && current ? (
        <>
          <p className={styles.counts}>
            <b>{t("check.ready", { count: seen.report.ready })}</b>
            {seen.report.refused > 0 ? <span>{t("check.refused", { count: seen.report.refused })}</span> : null}
          </p>
          <Troubles name={batch.name} report={seen.report} />
          <Preview listings={seen.listings} />
          {seen.report.ready > 0 ? (
            <Button size="lg" className={styles.main} loading={start.isPending} onClick={() => start.mutate()}>
              {t("check.start", { count: seen.report.ready })}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
