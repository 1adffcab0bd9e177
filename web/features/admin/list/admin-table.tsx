/**
 * A list of the administration: tools, rows (a table, cards on a phone), paging, the open row, and every state it can be in.
 * The caller says what the columns are; what is asked and answered comes from `useAdminList`.
 */
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { XLSX_CAP } from "#contract/admin/list";
import { formatNumber } from "#web/lib/intl.ts";
import { MOBILE_BREAKPOINT } from "#web/lib/sidebar-state.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { BulkBar } from "#web/ui/list/bulk-bar.tsx";
import { Cards } from "#web/ui/list/cards.tsx";
import { Table } from "#web/ui/list/table.tsx";
import type { Column } from "#web/ui/list/types.ts";
import { useChoice } from "#web/ui/list/use-choice.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { CsvButton } from "./csv-button.tsx";
import { OpenRowDrawer } from "./open-row.tsx";
import { Paging } from "./paging.tsx";
import { RowMenu } from "./row-menu.tsx";
import styles from "./tools.module.css";
import { Tools } from "./tools.tsx";
import type { BulkAction, RowAction } from "./types.ts";
import type { AdminListView } from "./use-admin-list.ts";

const WAITING_ROWS = 8;

export function AdminTable<Row extends { id: string }>(props: {
  label: string;
  list: AdminListView<Row>;
  columns: readonly Column<Row>[];
  /** What a row is called, for screen readers. */
  nameOf: (row: Row) => string;
  searchHint?: string;
  /** Beside the filters, before and after the button of the file. */
  before?: ReactNode;
  aside?: ReactNode;
  /** Rows open, with a drawer that the caller draws. */
  opens?: boolean;
  /** What opening a row does, where it is no drawer. */
  onOpen?: (row: Row) => void;
  drawer?: (row: Row) => ReactNode;
  actions?: readonly RowAction<Row>[];
  bulk?: readonly BulkAction[];
  /** Of a list in which nothing stands yet. */
  empty: { title: string; text: string };
  /** The filters it is opened with, and what is said when nothing stands in it then: nothing has to be taken back. */
  usual?: { filters: Readonly<Record<string, string>>; title: string; text: string };
}) {
  const { list, actions } = props;
  const { query, firstSort, file } = list;
  const language = useLanguage();
  const { state, change, filter } = list.address;
  const { t } = useTranslation("admin");
  const narrow =
    useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
  const choice = useChoice();
  const page = query.data;
  const sort = state.sort ?? firstSort;
  const narrowing = [...list.filters, ...list.chips].map(({ name }) => name);
  const searched = state.q !== "" || narrowing.some((name) => state.filters[name]);
  const { usual } = props;
  const isUsual =
    usual !== undefined && state.q === "" && narrowing.every((name) => state.filters[name] === usual.filters[name]);
  const emptyTexts = isUsual
    ? usual
    : searched
      ? { title: t("list.nothingFound"), text: t("list.nothingFoundText") }
      : props.empty;
  const Rows = narrow ? Cards : Table;
  return (
    <div className={styles.whole}>
      <Tools
        state={state}
        searchHint={props.searchHint ?? null}
        filters={list.filters}
        onChange={change}
        onFilter={filter}
        chips={list.chips}
        aside={
          file || props.before || props.aside ? (
            <>
              {props.before}
              {file ? (
                <>
                  <CsvButton load={() => file("csv")} />
                  <CsvButton
                    load={() => file("xlsx")}
                    label={t("list.exportXlsx")}
                    hint={t("list.exportHint", { shown: formatNumber(language, XLSX_CAP) })}
                  />
                </>
              ) : null}
              {props.aside}
            </>
          ) : null
        }
      />
      {query.error && !page ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : !page ? (
        <WaitingRows />
      ) : page.items.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={emptyTexts.title} text={emptyTexts.text} />
        </div>
      ) : (
        <Rows
          label={props.label}
          rows={page.items}
          columns={props.columns}
          idOf={(row) => row.id}
          nameOf={props.nameOf}
          order={{
            sort,
            direction: state.direction,
            onSort: (next) =>
              change({ sort: next, direction: next === sort && state.direction === "desc" ? "asc" : "desc" }),
          }}
          onOpen={props.onOpen ?? (props.opens || props.drawer ? (row) => change({ open: row.id }) : undefined)}
          menu={
            actions && {
              label: t("list.actions"),
              of: (row) => <RowMenu row={row} name={props.nameOf(row)} actions={actions} />,
            }
          }
          choice={props.bulk && { ...choice, all: t("list.chooseAll"), one: (name) => t("list.choose", { name }) }}
          busy={query.isPlaceholderData}
        />
      )}
      {page && (page.items.length > 0 || page.previous || page.next) ? (
        <Paging
          count={page.count}
          next={page.next}
          previous={page.previous}
          onPage={(cursor) => {
            change({ cursor });
            window.scrollTo({ top: 0 });
          }}
        />
      ) : null}
      {props.bulk && choice.ids.length > 0 ? (
        <BulkBar
          label={t("list.bulk")}
          count={t("list.chosen", { count: choice.ids.length })}
          actions={props.bulk.map(({ run, ...action }) => ({
            ...action,
            onClick: () => run(choice.ids, choice.letGo),
          }))}
          clear={{ label: t("list.letGo"), onClick: choice.clear }}
        />
      ) : null}
      {list.open && props.drawer ? (
        props.drawer(list.open)
      ) : list.alone ? (
        <OpenRowDrawer title={props.label} query={list.alone} onClose={() => change({ open: null })} />
      ) : null}
    </div>
  );
}

const WaitingRows = () => (
  <div className={styles.waiting}>
    <Waiting>
      {Array.from({ length: WAITING_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but their number
        <div key={row} className={styles.waitingRow}>
          <Place width={`${30 + ((row * 7) % 25)}%`} height={14} />
          <Place width="18%" height={14} />
        </div>
      ))}
    </Waiting>
  </div>
);
