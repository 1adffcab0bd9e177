/** Above a list: search, filters, and which of them are set, each to be taken away again. */
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import type { ListState } from "./list-address.ts";
import styles from "./tools.module.css";
import type { Chip, Filter } from "./types.ts";

export function Tools(props: {
  state: ListState;
  /** What can be searched for, as the box's hint; null: no search. */
  searchHint: string | null;
  filters: readonly Filter[];
  onChange: (part: Partial<ListState>) => void;
  onFilter: (name: string, value: string | null) => void;
  /** Other narrowing that the address holds, such as an account: what it is called. */
  chips: readonly Chip[];
  aside?: ReactNode;
}) {
  const { t } = useTranslation("admin");
  const { state, onChange, onFilter } = props;
  return (
    <div className={styles.around}>
      <div className={styles.tools}>
        {props.searchHint === null ? null : (
          <SearchBox
            className={styles.search}
            label={t("list.search")}
            hint={props.searchHint}
            clear={t("list.clear")}
            query={state.q}
            onQuery={(q) => onChange({ q })}
          />
        )}
        {props.filters.map((filter) => (
          <div key={filter.name} className={styles.filter}>
            <PlainSelect
              label={filter.label}
              value={state.filters[filter.name] ?? ""}
              options={[{ value: "", label: t("list.all", { label: filter.label }) }, ...filter.options]}
              onChange={(value) => onFilter(filter.name, value || null)}
            />
          </div>
        ))}
        {props.aside ? <div className={styles.aside}>{props.aside}</div> : null}
      </div>
      {props.chips.length > 0 ? (
        <ul className={styles.chips}>
          {props.chips.map((chip) => (
            <li key={chip.name}>
              <button type="button" className={styles.chip} onClick={() => onFilter(chip.name, null)}>
                <span className="visually-hidden">{t("list.takeAway")} </span>
                {chip.label}
                <IconX size={14} stroke={1.8} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
