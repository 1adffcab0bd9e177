/** The frame of one fact: its name, its source, the field, and, when the reader is in doubt, a request to look. */
import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Listing } from "#contract/listing";
import styles from "./fact.module.css";
import { confirmFact, isDoubtful, provenanceOf } from "./facts.ts";
import { SourceBadge } from "./source-badge.tsx";

export type FactsProps = { listing: Listing; onChange: (listing: Listing) => void };
type FieldProps = { id: string; "aria-describedby"?: string };

/** `path` is the fact's place in the listing. `render` gets the id and description its input must carry. */
export function Fact(
  props: FactsProps & {
    path: string;
    label: string;
    wide?: boolean;
    double?: boolean;
    hint?: string | null;
    render: (field: FieldProps) => ReactNode;
  },
) {
  const { listing, onChange, path, label } = props;
  const { t } = useTranslation("facts");
  const id = useId();
  const from = provenanceOf(listing, path);
  const doubtful = isDoubtful(listing, path);
  const describedBy = [from ? `${id}-from` : null, props.hint ? `${id}-hint` : null].filter(Boolean).join(" ");
  return (
    <div
      className={styles.fact}
      data-doubtful={doubtful || undefined}
      data-wide={props.wide || undefined}
      data-double={props.double || undefined}
      data-fact={path}
    >
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {from ? <SourceBadge from={from} id={`${id}-from`} /> : null}
      </div>
      {props.render(describedBy ? { id, "aria-describedby": describedBy } : { id })}
      {props.hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {props.hint}
        </p>
      ) : null}
      {doubtful ? (
        <div className={styles.doubt}>
          <span>{t("check")}</span>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            c="inherit"
            className={styles.confirm}
            aria-label={t("confirmField", { field: label })}
            onClick={() => onChange(confirmFact(listing, path))}
          >
            {t("confirm")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
