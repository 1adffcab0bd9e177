/** A page of a list as a table whose head stays in sight. Columns are data. */
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { ChooseBox } from "./choose-box.tsx";
import styles from "./table.module.css";
import type { Column, Order, RowsProps } from "./types.ts";

/** Of a list that goes on as it is scrolled: only the rows in sight are in the document. */
export interface RowWindow {
  /** Place of the first of `rows` in the list. */
  first: number;
  /** Heights of what is out of sight, in pixels. */
  before: number;
  after: number;
  /** Every row there is, as far as it is known. */
  total: number;
  /** Ids of all loaded rows: what "all" chooses. */
  ids: readonly string[];
}

export function Table<Row>(
  props: RowsProps<Row> & {
    window?: RowWindow;
    className?: string | undefined;
    /** What a row's look goes by: "archived". */
    lookOf?: (row: Row) => string | undefined;
  },
) {
  const { rows, columns, choice, menu, window: part } = props;
  const ids = part?.ids ?? rows.map(props.idOf);
  const chosen = choice ? ids.filter(choice.has).length : 0;
  const spanned = columns.length + (choice ? 1 : 0) + (menu ? 1 : 0);
  return (
    <div className={styles.frame} aria-busy={props.busy}>
      <table
        className={[styles.table, props.className].filter(Boolean).join(" ")}
        aria-label={props.label}
        aria-rowcount={part && part.total + 1}
      >
        <thead>
          <tr aria-rowindex={part && 1}>
            {choice ? (
              <th scope="col" className={styles.check}>
                <ChooseBox
                  label={choice.all}
                  checked={ids.length > 0 && chosen === ids.length}
                  some={chosen > 0}
                  onToggle={() => choice.toggleShown(ids)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.key} column={column} order={props.order} />
            ))}
            {menu ? (
              <th scope="col" className={styles.actions}>
                <span className="visually-hidden">{menu.label}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          <Spacer height={part?.before ?? 0} columns={spanned} />
          {rows.map((row, at) => {
            const id = props.idOf(row);
            return (
              <tr
                key={id}
                className={styles.row}
                data-chosen={choice?.has(id) || undefined}
                data-look={props.lookOf?.(row)}
                aria-rowindex={part && part.first + at + 2}
              >
                {choice ? (
                  <td className={styles.check}>
                    <ChooseBox
                      label={choice.one(props.nameOf(row))}
                      checked={choice.has(id)}
                      onToggle={(range) => choice.toggle(id, ids, range)}
                    />
                  </td>
                ) : null}
                {columns.map((column, position) => (
                  <td
                    key={column.key}
                    className={column.className}
                    data-rank={column.rank}
                    data-align={column.align}
                    title={column.title?.(row)}
                  >
                    {position === 0 && props.onOpen ? (
                      <button type="button" className={styles.open} onClick={() => props.onOpen?.(row)}>
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
                {menu ? <td className={styles.actions}>{menu.of(row)}</td> : null}
              </tr>
            );
          })}
          <Spacer height={part?.after ?? 0} columns={spanned} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of the rows out of sight. */
const Spacer = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a control takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  ) : null;

function Head<Row>({ column, order }: { column: Column<Row>; order: Order | undefined }) {
  const { sort, label } = column;
  const on = sort !== undefined && order?.sort === sort;
  const up = on && order.direction === "asc";
  const Arrow = up ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={column.className}
      style={{ width: column.width }}
      data-rank={column.rank}
      data-align={column.align}
      aria-sort={sort === undefined ? undefined : on ? (up ? "ascending" : "descending") : "none"}
    >
      {sort === undefined || !order ? (
        label
      ) : (
        <button
          type="button"
          className={styles.sort}
          data-on={on || undefined}
          title={column.sortTitle}
          onClick={() => order.onSort(sort)}
        >
          {label}
          <Arrow size={14} stroke={2} aria-hidden className={styles.arrow} />
        </button>
      )}
    </th>
  );
}
