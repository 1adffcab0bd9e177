/** A group of facts: what is to be looked at as fields, what is sure as a sheet that one button opens. */
import { Button } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./fact.module.css";
import type { FactsProps } from "./fact.tsx";
import { factText } from "./fact-text.ts";
import { provenanceOf } from "./facts.ts";
import { SourceBadge } from "./source-badge.tsx";

export type GroupName = "basics" | "money" | "rooms" | "place" | "features" | "disclosures";
export interface FactEntry {
  path: string;
  label: string;
  field: ReactNode;
  /** Of a fact made of several: the fields of those asked for alone, and the listing without them, whose others stay folded. */
  part?: { field: ReactNode; rest: FactsProps["listing"] } | undefined;
}

/** `open`: paths of the facts that stand as fields; null: all of them do. A field that was once shown stays while it is worked at. */
export function FactGroup(props: {
  name: GroupName;
  listing: FactsProps["listing"];
  entries: readonly FactEntry[];
  open: ReadonlySet<string> | null;
  /** Narrow fields, several in a row. */
  tight?: boolean;
}) {
  const { name, listing, entries, open } = props;
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const [unfolded, setUnfolded] = useState(false);
  const shown = useRef(new Set<string>());
  for (const { path } of entries) if (open === null || open.has(path)) shown.current.add(path);
  const fields = unfolded
    ? entries
    : entries.filter(({ path }) => shown.current.has(path)).map((one) => ({ ...one, ...one.part }));
  const folded = entries.filter(({ path, part }) => part || !shown.current.has(path));
  const title = t(`groups.${name}`);
  // where nothing is known yet there is nothing to edit
  const way = unfolded
    ? "fold"
    : folded.every(({ path, part }) => factText(t, language, part?.rest ?? listing, path) === null)
      ? "fill"
      : "unfold";
  return (
    <section className={styles.group} aria-labelledby={`facts-${name}`}>
      <div className={styles.groupHead}>
        <h3 id={`facts-${name}`} className={styles.groupTitle}>
          {title}
        </h3>
        {folded.length > 0 ? (
          <Button
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size="compact-md"
            mih={44}
            aria-expanded={unfolded}
            aria-label={t(`${way}Group`, { group: title })}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(way)}
          </Button>
        ) : null}
      </div>
      {unfolded || folded.length === 0 ? null : (
        <Sheet listing={listing} entries={folded} alone={entries.length === 1} apart={fields.length > 0} />
      )}
      {fields.length > 0 ? (
        <div className={styles.grid} data-tight={props.tight || undefined}>
          {fields.map(({ path, field, part }) => (
            <Field key={part && !unfolded ? `part of ${path}` : path}>{field}</Field>
          ))}
        </div>
      ) : null}
    </section>
  );
}

const Field = ({ children }: { children: ReactNode }) => children;

/** What is sure, to be read; what is empty, named. */
function Sheet(props: {
  listing: FactsProps["listing"];
  entries: readonly FactEntry[];
  /** The group is this one fact: its name stands above already. */
  alone: boolean;
  apart: boolean;
}) {
  const { listing, entries, alone, apart } = props;
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const known = entries.flatMap(({ path, label, part }) => {
    const text = factText(t, language, part?.rest ?? listing, path);
    return text === null ? [] : [{ path, label, text, from: provenanceOf(listing, path) }];
  });
  const empty = entries.filter(({ path }) => known.every((one) => one.path !== path)).map(({ label }) => label);
  return (
    <div className={styles.sheet} data-apart={apart || undefined}>
      {known.length > 0 ? (
        <dl className={styles.sure}>
          {known.map(({ path, label, text, from }) => (
            <div key={path} data-sure={path}>
              <dt className={alone ? "visually-hidden" : undefined}>{label}</dt>
              <dd>
                <span className={styles.sureText}>{text}</span> {from ? <SourceBadge from={from} /> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {empty.length > 0 ? (
        <p className={styles.empty}>{t("notFilled", { fields: empty.join(language === "zh" ? "、" : ", ") })}</p>
      ) : null}
    </div>
  );
}
