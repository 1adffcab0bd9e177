/**
 * A list of the administration: tools, rows (a table, cards on a phone), paging, and every state it can be in. The caller
 * says what the columns are and brings the query; words, filters, order and page live in the address (`useListAddress`).
 */
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOBILE_BREAKPOINT } from "#web/lib/sidebar-state.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Cards } from "./cards.tsx";
import type { useListAddress } from "./list-address.ts";
import { Paging } from "./paging.tsx";
import { Table } from "./table.tsx";
import styles from "./tools.module.css";
import { Tools } from "./tools.tsx";
import type { BulkAction, Column, Filter, ListQuery, RowAction } from "./types.ts";
import { useChoice } from "./use-choice.ts";

const WAITING_ROWS = 8;

export function AdminTable<Row>(props: {
  label: string;
  address: ReturnType<typeof useListAddress>;
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  /** What a row is called, for screen readers. */
  nameOf: (row: Row) => string;
  /** How the list opens: the column it is sorted by. */
  firstSort: string;
  searchHint?: string;
  filters?: readonly Filter[];
  chips?: readonly { name: string; label: string }[];
  aside?: ReactNode;
  onOpen?: (row: Row) => void;
  actions?: readonly RowAction<Row>[];
  bulk?: readonly BulkAction[];
  /** Of a list in which nothing stands yet. */
  empty: { title: string; text: string };
}) {
  const { address, query, firstSort } = props;
  const { state, change } = address;
  const { t } = useTranslation("admin");
  const narrow =
    useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
  const choice = useChoice();
  const page = query.data;
  const sort = state.sort ?? firstSort;
  const onSort = (next: string) =>
    change({ sort: next, direction: next === sort && state.direction === "desc" ? "asc" : "desc" });
  const narrowing = [...(props.filters ?? []), ...(props.chips ?? [])].map(({ name }) => name);
  const searched = state.q !== "" || narrowing.some((name) => state.filters[name]);
  const Rows = narrow ? Cards : Table;
  return (
    <div className={styles.whole}>
      <Tools
        state={state}
        searchHint={props.searchHint ?? null}
        filters={props.filters ?? []}
        onChange={change}
        onFilter={address.filter}
        {...(props.chips ? { chips: props.chips } : {})}
        aside={props.aside}
      />
      {query.error && !page ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : !page ? (
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
      ) : page.items.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            title={searched ? t("list.nothingFound") : props.empty.title}
            text={searched ? t("list.nothingFoundText") : props.empty.text}
          />
        </div>
      ) : (
        <Rows
          label={props.label}
          rows={page.items}
          columns={props.columns}
          idOf={props.idOf}
          nameOf={props.nameOf}
          state={{ sort, direction: state.direction }}
          onSort={onSort}
          onOpen={props.onOpen}
          actions={props.actions}
          choice={props.bulk ? choice : null}
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
      {props.bulk ? <BulkBar choice={choice} actions={props.bulk} /> : null}
    </div>
  );
}
