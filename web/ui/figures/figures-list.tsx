/** Views, leads and posts of each of something: the first lines, and the rest in one that opens them, so that every list adds up. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./figures.module.css";

const SHOWN = 8;
const columns = ["views", "leads", "posts"] as const;

interface FiguresLine extends Record<(typeof columns)[number], number> {
  key: string;
  name: ReactNode;
}

/** In the order given. */
export function FiguresList({ title, lines }: { title: string; lines: readonly FiguresLine[] }) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const [whole, setWhole] = useState(false);
  // one line more takes no more room than the line that would hide it
  const folds = !whole && lines.length > SHOWN + 1;
  const shown = folds ? lines.slice(0, SHOWN) : lines;
  const rest = folds ? lines.slice(SHOWN) : [];
  const number = (value: number) => formatNumber(language, value);
  return (
    <table className={styles.list}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{title}</span>
          </th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`figures.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.name}</th>
            {columns.map((name) => (
              <td key={name}>{number(line[name])}</td>
            ))}
          </tr>
        ))}
        {rest.length > 0 ? (
          <tr>
            <th scope="row">
              <button type="button" className={styles.rest} onClick={() => setWhole(true)}>
                {t("figures.rest", { count: rest.length })}
              </button>
            </th>
            {columns.map((name) => (
              <td key={name}>{number(rest.reduce((sum, line) => sum + line[name], 0))}</td>
            ))}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
