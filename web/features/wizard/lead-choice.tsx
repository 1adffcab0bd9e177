/** "Lead with": the product's own choice, or one of what this home has, each with its first line in the chosen voice. */
import { useTranslation } from "react-i18next";
import type { Angles } from "#contract/campaign";
import type { CopyStyle } from "#contract/copy";
import { ChoiceCard, ChoiceGroup } from "#web/ui/choice-card.tsx";
import styles from "./preferences.module.css";

export function LeadChoice(props: {
  leads: Angles["leads"];
  style: CopyStyle;
  lead: string | null;
  onChange: (lead: string | null) => void;
}) {
  const { t } = useTranslation("wizard");
  if (props.leads.length === 0) return null;
  const known = props.leads.some(({ id }) => id === props.lead);
  return (
    <ChoiceGroup id="lead" legend={t("preferences.lead")} least={300}>
      <ChoiceCard
        type="radio"
        name="lead"
        label={t("preferences.leadByUs")}
        hint={t("preferences.leadByUsHint")}
        checked={!known}
        onChange={() => props.onChange(null)}
      />
      {props.leads.map(({ id, label, openings }) => (
        <ChoiceCard
          key={id}
          type="radio"
          name="lead"
          label={label}
          hint={openings[props.style] ? <span className={styles.sample}>{openings[props.style]}</span> : null}
          checked={props.lead === id}
          onChange={() => props.onChange(id)}
        />
      ))}
    </ChoiceGroup>
  );
}
