/** A plain table of figures, with words in its first columns. */
import type { ReactNode } from "react";
import styles from "./models.module.css";

interface Row {
  key: string;
  cells: readonly ReactNode[];
}

/** `words`: how many columns hold words, the rest hold figures. */
export function Table(props: { label: string; words: number; head: readonly string[]; rows: readonly Row[] }) {
  const { label, words, head, rows } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" className={at < words ? undefined : styles.end}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={head[at]} className={at < words ? undefined : styles.end}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
