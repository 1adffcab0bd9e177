/** What the posts tell of: the home alone, or that it is just listed, has another price, can be seen one afternoon, or is gone. */
import { NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Listing } from "#contract/listing";
import { ChoiceCard, ChoiceGroup } from "#web/ui/choice-card.tsx";
import { type OccasionDraft, occasionDrafts } from "./draft.ts";
import styles from "./preferences.module.css";

export function OccasionChoice(props: {
  occasion: OccasionDraft;
  listing: Listing | null;
  error: string | null;
  onChange: (occasion: OccasionDraft) => void;
}) {
  const { t } = useTranslation("wizard");
  const { occasion, onChange } = props;
  const change = (more: Partial<OccasionDraft>) => onChange({ ...occasion, ...more });
  const rent = props.listing?.transaction === "rent";
  return (
    <ChoiceGroup id="occasion" legend={t("preferences.occasion")} error={props.error} least={180}>
      {occasionDrafts.map((kind) => (
        <ChoiceCard
          key={kind}
          type="radio"
          name="occasion"
          label={t(kind === "closed" && rent ? "preferences.occasions.let" : `preferences.occasions.${kind}`)}
          hint={t(`preferences.occasionHints.${kind}`)}
          checked={occasion.kind === kind}
          onChange={() => change({ kind })}
        />
      ))}
      {occasion.kind === "price_change" ? (
        <NumberInput
          className={styles.occasion}
          label={t("preferences.priceBefore", { currency: props.listing?.price?.currency ?? "" })}
          value={occasion.before ?? ""}
          min={1}
          thousandSeparator=","
          hideControls
          onChange={(value) => change({ before: typeof value === "number" && value > 0 ? value : null })}
        />
      ) : null}
      {occasion.kind === "open_house" ? (
        <div className={styles.occasion}>
          <TextInput
            type="date"
            label={t("preferences.openDate")}
            value={occasion.date}
            onChange={(event) => change({ date: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t("preferences.openFrom")}
            value={occasion.from}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t("preferences.openUntil")}
            value={occasion.until}
            onChange={(event) => change({ until: event.currentTarget.value })}
          />
        </div>
      ) : null}
    </ChoiceGroup>
  );
}
