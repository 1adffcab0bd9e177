/** What differs in a market: another brokerage, licence or number there. An empty field is as on the card. */
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { markets as allMarkets, type Market, market } from "#contract/copy";
import { marketFields } from "#contract/identity";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import styles from "./card.module.css";
import { type CardValues, emptyTexts, fieldKinds } from "./values.ts";

type Markets = CardValues["markets"];

export function MarketCards(props: {
  markets: Markets;
  /** The market whose e-mail address is none. */
  badEmail: Market | null;
  onChange: (markets: Markets) => void;
}) {
  const { markets, badEmail, onChange } = props;
  const { t } = useTranslation("profile");
  const { t: tf } = useTranslation("facts");
  const left = allMarkets.filter((id) => !markets.some((one) => one.market === id));
  const add = (value: string) => {
    const id = market.safeParse(value);
    if (id.success) onChange([...markets, { market: id.data, values: emptyTexts() }]);
  };
  const set = (id: Market, field: string, value: string) =>
    onChange(markets.map((one) => (one.market === id ? { ...one, values: { ...one.values, [field]: value } } : one)));
  return (
    <section className={styles.markets} aria-label={t("card.markets.title")}>
      <h3 className={styles.subtitle}>{t("card.markets.title")}</h3>
      <p className={styles.quiet}>{t("card.markets.text")}</p>
      {markets.map(({ market: id, values }) => (
        <fieldset key={id} className={styles.market}>
          <legend>{tf(`markets.${id}`)}</legend>
          <div className={styles.grid}>
            {marketFields.map((field) => (
              <TextInput
                key={field}
                id={`card-${id}-${field}`}
                label={t(`card.fields.${field}`)}
                type={fieldKinds[field].type}
                maxLength={fieldKinds[field].max}
                value={values[field]}
                error={field === "email" && badEmail === id ? t("card.badEmail") : null}
                onChange={(event) => set(id, field, event.currentTarget.value)}
              />
            ))}
          </div>
          <Button
            variant="subtle"
            color="gray"
            c="var(--ink)"
            aria-label={t("card.markets.remove", { market: tf(`markets.${id}`) })}
            onClick={() => onChange(markets.filter((one) => one.market !== id))}
          >
            {t("card.markets.removeShort")}
          </Button>
        </fieldset>
      ))}
      {left.length > 0 ? (
        <PlainSelect
          label={t("card.markets.add")}
          value=""
          options={[
            { value: "", label: t("card.markets.add") },
            ...left.map((id) => ({ value: id, label: tf(`markets.${id}`) })),
          ]}
          onChange={add}
        />
      ) : null}
    </section>
  );
}
