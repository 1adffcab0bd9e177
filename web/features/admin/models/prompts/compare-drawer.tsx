/** Any two wordings, line against line. What went and what came is said by signs and strokes, and to screen readers in words. */
import { Select } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { partOf } from "#contract/admin/prompts";
import { AdminDrawer } from "#web/features/admin/list/admin-drawer.tsx";
import modelStyles from "../models.module.css";
import { differenceOf, type Line } from "./difference.ts";
import { changedParts } from "./draft.ts";
import { usePartName } from "./part-name.ts";
import styles from "./prompts.module.css";
import type { Wording } from "./wordings.ts";

export function CompareDrawer(props: {
  wordings: readonly Wording[];
  start: { from: string; to: string };
  onClose: () => void;
}) {
  const { t } = useTranslation("adminModels");
  const name = usePartName();
  const [from, setFrom] = useState(props.start.from);
  const [to, setTo] = useState(props.start.to);
  const data = props.wordings.map(({ value, label }) => ({ value, label }));
  const textsOf = (wanted: string) => props.wordings.find(({ value }) => value === wanted)?.texts;
  const [before, after] = [textsOf(from), textsOf(to)];
  const changed = before && after ? changedParts(before, after) : [];
  return (
    <AdminDrawer title={t("prompts.compare")} onClose={props.onClose}>
      <div className={modelStyles.fields}>
        <Select
          label={t("prompts.from")}
          allowDeselect={false}
          data={data}
          value={from}
          onChange={(value) => setFrom(value ?? from)}
        />
        <Select
          label={t("prompts.to")}
          allowDeselect={false}
          data={data}
          value={to}
          onChange={(value) => setTo(value ?? to)}
        />
      </div>
      {before && after && changed.length > 0 ? (
        changed.map((part) => (
          <section key={part}>
            <h3 className={styles.part}>{name(part)}</h3>
            <Difference lines={differenceOf(partOf(before, part), partOf(after, part))} label={name(part)} />
          </section>
        ))
      ) : (
        <p className={modelStyles.text}>{t("prompts.same")}</p>
      )}
    </AdminDrawer>
  );
}

const signs = { same: "", removed: "−", added: "+" } as const;

function Difference({ lines, label }: { lines: readonly Line[]; label: string }) {
  const { t } = useTranslation("adminModels");
  return (
    <ol className={styles.difference} aria-label={label}>
      {lines.map(({ kind, runs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <li key={at} data-kind={kind}>
          <span aria-hidden>{signs[kind]}</span>
          {kind === "same" ? null : <span className="visually-hidden">{t(`prompts.${kind}`)} </span>}
          <code>
            {runs.map(({ text, changed }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their place
              changed ? <mark key={place}>{text}</mark> : text,
            )}
          </code>
        </li>
      ))}
    </ol>
  );
}
