/** A page of a list as a table whose head stays in sight. Columns are data; the first opens the row. */
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ChooseBox } from "#web/ui/choose-box.tsx";
import { RowMenu } from "./row-menu.tsx";
import type { RowsProps } from "./rows.ts";
import styles from "./table.module.css";
import type { Column } from "./types.ts";

export function Table<Row>(props: RowsProps<Row>) {
  const { rows, columns, choice, state } = props;
  const { t } = useTranslation("admin");
  const ids = rows.map(props.idOf);
  const chosen = choice ? ids.filter(choice.has).length : 0;
  return (
    <div className={styles.frame} aria-busy={props.busy}>
      <table className={styles.table} aria-label={props.label}>
        <thead>
          <tr>
            {choice ? (
              <th scope="col" className={styles.check}>
                <ChooseBox
                  label={t("list.chooseAll")}
                  checked={ids.length > 0 && chosen === ids.length}
                  some={chosen > 0}
                  onToggle={() => choice.toggleShown(ids)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.key} column={column} state={state} onSort={props.onSort} />
            ))}
            {props.actions ? (
              <th scope="col" className={styles.actions}>
                <span className="visually-hidden">{t("list.actions")}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = props.idOf(row);
            return (
              <tr key={id} className={styles.row} data-chosen={choice?.has(id) || undefined}>
                {choice ? (
                  <td className={styles.check}>
                    <ChooseBox
                      label={t("list.choose", { name: props.nameOf(row) })}
                      checked={choice.has(id)}
                      onToggle={(range) => choice.toggle(id, ids, range)}
                    />
                  </td>
                ) : null}
                {columns.map((column, at) => (
                  <td key={column.key} data-rank={column.rank} data-align={column.align}>
                    {at === 0 && props.onOpen ? (
                      <button type="button" className={styles.open} onClick={() => props.onOpen?.(row)}>
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
                {props.actions ? (
                  <td className={styles.actions}>
                    <RowMenu row={row} name={props.nameOf(row)} actions={props.actions} />
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, state, onSort }: { column: Column<Row> } & Pick<RowsProps<Row>, "state" | "onSort">) {
  const { sort, label } = column;
  const on = sort !== undefined && state.sort === sort;
  const Arrow = on && state.direction === "asc" ? IconArrowUp : IconArrowDown;
  const order = on ? (state.direction === "asc" ? "ascending" : "descending") : "none";
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      data-rank={column.rank}
      data-align={column.align}
      aria-sort={sort === undefined ? undefined : order}
    >
      {sort === undefined ? (
        label
      ) : (
        <button type="button" className={styles.sort} data-on={on || undefined} onClick={() => onSort(sort)}>
          {label}
          <Arrow size={14} stroke={2} aria-hidden className={styles.arrow} />
        </button>
      )}
    </th>
  );
}
