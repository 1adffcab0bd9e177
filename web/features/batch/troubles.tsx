/** Rows that stay out, each with what is wrong, on the screen and as a file to mend them by. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type BatchReport, cellProblems, type RowProblem } from "#contract/batch/batch";
import { BOM, csvLine } from "#engine/csv/csv";
import { saveFile } from "#web/lib/save-file.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./batch.module.css";
import { useFirstRows } from "./first-rows.tsx";

type CellProblem = (typeof cellProblems)[number];
const isOfCell = (code: RowProblem["code"]): code is CellProblem => cellProblems.some((one) => one === code);

export function Troubles({ name, report }: { name: string; report: BatchReport }) {
  const { t } = useTranslation("batch");
  const { t: tError } = useTranslation("errors");
  const { troubles, refused } = report;
  const { first, more } = useFirstRows(troubles);
  if (troubles.length === 0) return null;
  const wordsOf = ({ code, column, value }: RowProblem) =>
    isOfCell(code)
      ? t(`troubles.${code}`, { column: column ?? "", value: value ?? "" })
      : [value, tError(code)].filter(Boolean).join(": ");
  const save = () => {
    const { row, column, value, reason } = {
      row: t("troubles.headings.row"),
      column: t("troubles.headings.column"),
      value: t("troubles.headings.value"),
      reason: t("troubles.headings.reason"),
    };
    const lines = troubles.flatMap((one) =>
      one.problems.map((problem) => [
        one.row,
        problem.column,
        problem.value,
        isOfCell(problem.code) ? t(`troubles.reasons.${problem.code}`) : tError(problem.code),
      ]),
    );
    const text = BOM + [[row, column, value, reason], ...lines].map(csvLine).join("");
    saveFile(
      new Blob([text], { type: "text/csv" }),
      `${name.replace(/\.[a-z]{1,5}$/i, "")}-${t("troubles.title")}.csv`,
    );
  };
  return (
    <Panel
      title={t("troubles.title")}
      aside={
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink)"
          classNames={{ root: styles.save, label: styles.saveLabel }}
          onClick={save}
        >
          {t("troubles.download")}
        </Button>
      }
    >
      <ul className={styles.troubles}>
        {first.map(({ row, problems }) => (
          <li key={row}>
            <b>{t("troubles.row", { row })}</b>
            <span>{problems.map(wordsOf).join(" ")}</span>
          </li>
        ))}
      </ul>
      {more}
      {refused > troubles.length ? (
        <p className={styles.text}>{t("troubles.more", { count: troubles.length })}</p>
      ) : null}
    </Panel>
  );
}
