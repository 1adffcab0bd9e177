/** A page of a list on a phone: each row a card, its first column the headline, the others beneath with their names. */
import styles from "./cards.module.css";
import { ChooseBox } from "./choose-box.tsx";
import type { RowsProps } from "./types.ts";

export function Cards<Row>(props: RowsProps<Row>) {
  const { rows, columns, choice } = props;
  const ids = rows.map(props.idOf);
  const [first, ...others] = columns;
  return (
    <ul className={styles.list} aria-label={props.label} aria-busy={props.busy}>
      {rows.map((row) => {
        const id = props.idOf(row);
        return (
          <li key={id} className={styles.card} data-chosen={choice?.has(id) || undefined}>
            <div className={styles.head}>
              {choice ? (
                <ChooseBox
                  label={choice.one(props.nameOf(row))}
                  checked={choice.has(id)}
                  onToggle={(range) => choice.toggle(id, ids, range)}
                />
              ) : null}
              {props.onOpen ? (
                <button type="button" className={styles.open} onClick={() => props.onOpen?.(row)}>
                  {first?.cell(row)}
                </button>
              ) : (
                <div className={styles.name}>{first?.cell(row)}</div>
              )}
              {props.menu?.of(row)}
            </div>
            <dl className={styles.facts}>
              {others
                .filter(({ rank }) => rank !== 2)
                .map((column) => (
                  <div key={column.key}>
                    <dt>{column.label}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
