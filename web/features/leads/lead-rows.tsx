/** The leads of a page: a table beside the sidebar, cards on a phone. */
import { useTranslation } from "react-i18next";
import type { Lead } from "#contract/leads/lead";
import { formatAgo, formatMoment, ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useSourceName } from "#web/ui/figures/source-name.ts";
import { Cards } from "#web/ui/list/cards.tsx";
import { Table } from "#web/ui/list/table.tsx";
import type { Column } from "#web/ui/list/types.ts";
import { Status } from "#web/ui/status.tsx";
import { stageTones, waysOf } from "./lead-text.ts";
import styles from "./leads.module.css";

function useColumns(now: number): readonly Column<Lead>[] {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const sourceName = useSourceName();
  return [
    {
      key: "name",
      label: t("columns.name"),
      cell: (lead) => (
        <>
          <span className={styles.name}>{lead.name}</span>
          <span className={styles.way}>{waysOf(lead)[0]}</span>
        </>
      ),
    },
    {
      key: "stage",
      label: t("columns.stage"),
      width: "116px",
      cell: ({ stage }) => <Status tone={stageTones[stage]}>{t(`stages.${stage}`)}</Status>,
    },
    {
      key: "source",
      label: t("columns.source"),
      width: "150px",
      rank: 3,
      cell: ({ source, language: read }) =>
        [sourceName(source), read === null ? null : ownLanguageName(read)].filter(Boolean).join(" · "),
    },
    { key: "home", label: t("columns.home"), rank: 2, cell: ({ home }) => home?.title ?? "–" },
    {
      key: "due",
      label: t("columns.due"),
      width: "176px",
      cell: ({ nextDueAt }) =>
        nextDueAt === null ? (
          "–"
        ) : (
          <span data-due={Date.parse(nextDueAt) <= now || undefined} className={styles.due}>
            {Date.parse(nextDueAt) <= now ? `${t("overdue")} · ` : ""}
            {formatMoment(language, nextDueAt)}
          </span>
        ),
    },
    {
      key: "active",
      label: t("columns.active"),
      width: "150px",
      rank: 3,
      cell: ({ activeAt }) => formatAgo(language, activeAt, now),
    },
  ];
}

export function LeadRows(props: {
  rows: readonly Lead[];
  narrow: boolean;
  busy: boolean;
  now: number;
  onOpen: (lead: Lead) => void;
}) {
  const { t } = useTranslation("leads");
  const columns = useColumns(props.now);
  const List = props.narrow ? Cards : Table;
  return (
    <List
      label={t("list")}
      rows={props.rows}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={props.onOpen}
      busy={props.busy}
    />
  );
}
