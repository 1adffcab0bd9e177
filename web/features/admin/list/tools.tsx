/** Above a list: search, filters, and which of them are set, each to be taken away again. */
import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useTyped } from "#web/lib/use-typed.ts";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import type { ListState } from "./list-address.ts";
import styles from "./tools.module.css";
import type { Filter } from "./types.ts";

export function Tools(props: {
  state: ListState;
  /** What can be searched for, as the box's hint; null: no search. */
  searchHint: string | null;
  filters: readonly Filter[];
  onChange: (part: Partial<ListState>) => void;
  onFilter: (name: string, value: string | null) => void;
  /** Other narrowing that the address holds, such as an account: what it is called. */
  chips?: readonly { name: string; label: string }[];
  aside?: ReactNode;
}) {
  const { t } = useTranslation("admin");
  const { state, onChange, onFilter } = props;
  return (
    <div className={styles.around}>
      <div className={styles.tools}>
        {props.searchHint === null ? null : <Search hint={props.searchHint} q={state.q} onChange={onChange} />}
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
      {props.chips && props.chips.length > 0 ? (
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

function Search({ hint, q, onChange }: { hint: string; q: string; onChange: (part: { q: string }) => void }) {
  const { t } = useTranslation("admin");
  const onQuery = useCallback((words: string) => onChange({ q: words }), [onChange]);
  const [typed, setTyped] = useTyped(q, onQuery);
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={t("list.search")}
      placeholder={hint}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      rightSection={typed ? <CloseButton aria-label={t("list.clear")} onClick={() => setTyped("")} /> : null}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
