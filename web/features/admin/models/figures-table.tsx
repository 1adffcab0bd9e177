/** A plain table of figures, with words in its first columns; on a phone a card for each row, with all of its figures. */
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { MOBILE_BREAKPOINT } from "#web/lib/sidebar-state.ts";
import { Cards } from "#web/ui/list/cards.tsx";
import styles from "./models.module.css";

interface Row {
  key: string;
  cells: readonly ReactNode[];
}

/** `words`: how many columns hold words, the rest hold figures. */
export function Table(props: { label: string; words: number; head: readonly string[]; rows: readonly Row[] }) {
  const { label, words, head, rows } = props;
  const narrow =
    useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
  if (narrow)
    return (
      <Cards
        label={label}
        rows={rows}
        columns={head.map((name, at) => ({ key: name, label: name, cell: ({ cells }: Row) => cells[at] }))}
        idOf={({ key }) => key}
        nameOf={({ key }) => key}
        busy={false}
      />
    );
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
