/** The palette's list: options in named groups. The pointer chooses and runs; the keyboard stays in the field above. */
import { forwardRef, type Ref } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/shell/palette/palette.module.css";
import type { Entry, Group } from "#web/shell/palette/use-entries.ts";
import { Keys } from "#web/ui/keys.tsx";

interface Props {
  id: string;
  entries: readonly Entry[];
  chosen: number;
  optionId(index: number): string;
  onChoose(index: number): void;
  onRun(entry: Entry): void;
}

/** Neighbours of one group together. An entry keeps its place in the whole list. */
function grouped(entries: readonly Entry[]) {
  const groups: { group: Group; members: { entry: Entry; index: number }[] }[] = [];
  for (const [index, entry] of entries.entries()) {
    const existing = groups.find(({ group }) => group === entry.group);
    if (existing) existing.members.push({ entry, index });
    else groups.push({ group: entry.group, members: [{ entry, index }] });
  }
  return groups;
}

export const EntryList = forwardRef((props: Props, ref: Ref<HTMLDivElement>) => {
  const { t } = useTranslation("palette");
  const { id, entries, chosen, optionId, onChoose, onRun } = props;
  return (
    <div ref={ref} id={id} role="listbox" aria-label={t("results")} className={styles.list} tabIndex={-1}>
      {grouped(entries).map(({ group, members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong into a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className={styles.group} role="presentation">
            {t(`groups.${group}`)}
          </div>
          {members.map(({ entry, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, as a combobox has it
            // biome-ignore lint/a11y/useFocusableInteractive: the same
            <div
              key={entry.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              className={styles.entry}
              onPointerMove={() => index !== chosen && onChoose(index)}
              onClick={() => onRun(entry)}
            >
              <entry.icon size={18} stroke={1.6} aria-hidden />
              <span className={styles.label}>{entry.label}</span>
              {entry.hint ? <span className={styles.entryHint}>{entry.hint}</span> : null}
              {entry.keys ? (
                <span className={styles.keys} aria-hidden>
                  <Keys keys={entry.keys} />
                </span>
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});
EntryList.displayName = "EntryList";
