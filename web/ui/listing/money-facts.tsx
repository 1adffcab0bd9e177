/** Price with currency and period, area with what was measured. Each pair is one fact: it has one source. */
import { NativeSelect } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isDealUnknown, isRentWithoutPeriod, type Listing, PERIOD } from "#contract/listing";
import { currencyName, formatCompact, formatMoney } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./fact.module.css";
import { Fact, type FactsProps } from "./fact.tsx";
import { writeFact } from "./facts.ts";
import { NumberField } from "./fields.tsx";
import { currencies, currencyOf } from "./places.ts";

const periods = ["month", "week", "year", "day"] as const;
const kinds = ["gross", "net", "land", "unknown"] as const;
/** From here on people say an amount in ten-thousands or millions. */
const LARGE = 10_000;

export function PriceFact({ listing, onChange }: FactsProps) {
  const { t } = useTranslation("facts");
  const { t: tw } = useTranslation("wizard");
  const language = useLanguage();
  const price = listing.price;
  // Chosen before there is an amount, so that they are not lost with it.
  const [unit, setUnit] = useState<{ currency: string | null; period: NonNullable<Listing["price"]>["period"] }>({
    currency: null,
    period: listing.transaction === "rent" ? "month" : null,
  });
  // nothing is chosen where the country is unknown, too: an amount typed before waits for its currency
  const currency = price?.currency ?? unit.currency ?? currencyOf(listing.country);
  const [waiting, setWaiting] = useState<number | null>(null);
  // what only custom implies is not chosen for the agent
  const asked = isRentWithoutPeriod(listing);
  const period = asked ? null : (price ?? unit).period;
  const write = (next: Listing["price"]) => {
    const changed = writeFact(listing, "price", next);
    if (changed === listing) return false;
    onChange(changed);
    return true;
  };
  const setPart = (part: Partial<typeof unit>) => {
    setUnit({ ...unit, period, ...part });
    if (!price) return;
    if (part.period === undefined) write({ ...price, currency: part.currency ?? price.currency });
    // said of the period alone: where the amount came from stays known
    else onChange(writeFact(listing, PERIOD, part.period));
  };
  const writeAmount = (amount: number | null) => {
    const waits = amount !== null && currency === null;
    if (waits && amount <= 0) return false;
    setWaiting(waits ? amount : null);
    if (waits) return true;
    // an amount that is typed anew is of the same money
    if (amount === null && price) setUnit({ currency: price.currency, period: price.period });
    return write(amount === null || currency === null ? null : { amount, currency, period: (price ?? unit).period });
  };
  useEffect(() => {
    if (waiting !== null && currency !== null) writeAmount(waiting);
  });
  const priceHint = price
    ? price.amount >= LARGE
      ? `${formatMoney(language, price.amount, price.currency)} · ${tw("confirm.readingValue", { value: formatCompact(language, price.amount) })}`
      : formatMoney(language, price.amount, price.currency)
    : null;
  return (
    <Fact
      listing={listing}
      onChange={onChange}
      path="price"
      label={t("fields.price")}
      wide
      hint={priceHint}
      render={(field) => (
        <div className={styles.money}>
          <NumberField
            {...field}
            value={price?.amount ?? waiting}
            decimals={2}
            error={tw("confirm.positive")}
            onValue={writeAmount}
          />
          <NativeSelect
            size="md"
            aria-label={t("fields.currency")}
            data-field="currency"
            value={currency ?? ""}
            error={waiting !== null && currency === null ? t("needCurrency") : null}
            data={[
              ...(currency === null ? [{ value: "", label: t("askCurrency") }] : []),
              ...[...new Set([...(currency === null ? [] : [currency]), ...currencies])].map((code) => ({
                value: code,
                label: `${code} · ${currencyName(language, code)}`,
              })),
            ]}
            onChange={(event) => setPart({ currency: event.currentTarget.value })}
          />
          <NativeSelect
            size="md"
            data-field="period"
            aria-label={t("fields.period")}
            value={period ?? ""}
            data={[
              { value: "", label: t(asked ? "askPeriod" : isDealUnknown(listing) ? "askDeal" : "period.none") },
              ...periods.map((value) => ({ value, label: t(`period.${value}`) })),
            ]}
            onChange={(event) =>
              setPart({ period: periods.find((value) => value === event.currentTarget.value) ?? null })
            }
          />
        </div>
      )}
    />
  );
}

export function AreaFact({ listing, onChange }: FactsProps) {
  const { t } = useTranslation("facts");
  const { t: tw } = useTranslation("wizard");
  const [kind, setKind] = useState(listing.area?.kind ?? "unknown");
  const shownKind = listing.area?.kind ?? kind;
  const write = (sqm: number | null, of: typeof kind) => {
    const changed = writeFact(listing, "area", sqm === null ? null : { sqm, kind: of });
    if (changed === listing) return false;
    onChange(changed);
    return true;
  };
  return (
    <Fact
      listing={listing}
      onChange={onChange}
      path="area"
      label={t("fields.area")}
      double
      render={(field) => (
        <div className={styles.areaParts}>
          <NumberField
            {...field}
            value={listing.area?.sqm ?? null}
            decimals={2}
            error={tw("confirm.positive")}
            onValue={(sqm) => write(sqm, shownKind)}
          />
          <NativeSelect
            size="md"
            aria-label={t("fields.areaKind")}
            data-field="areaKind"
            value={shownKind}
            data={kinds.map((value) => ({ value, label: t(`areaKind.${value}`) }))}
            onChange={(event) => {
              const next = kinds.find((value) => value === event.currentTarget.value) ?? "unknown";
              setKind(next);
              if (listing.area) write(listing.area.sqm, next);
            }}
          />
        </div>
      )}
    />
  );
}
