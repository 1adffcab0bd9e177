/** The packs of a price list: changed, added, taken out. */
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TypedPack, Wrong } from "./price-values.ts";
import styles from "./prices.module.css";

const MOST = 10;
const names = ["code", "nameZh", "nameEn", "listings", "price"] as const;

export function PackFields(props: {
  packs: readonly TypedPack[];
  currency: string;
  wrong: readonly Wrong[];
  onChange: (packs: TypedPack[]) => void;
}) {
  const { t } = useTranslation("adminPackages");
  const { packs, currency, wrong, onChange } = props;
  const labels = {
    code: t("prices.code"),
    nameZh: t("prices.nameZh"),
    nameEn: t("prices.nameEn"),
    listings: t("prices.listings"),
    price: t("prices.packPrice", { currency }),
  };
  const why = {
    code: t("prices.not.code"),
    nameZh: t("prices.not.name"),
    nameEn: t("prices.not.name"),
    listings: t("prices.not.count"),
    price: t("amountWrong"),
  };
  const put = (at: number, part: Partial<TypedPack>) =>
    onChange(packs.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className={styles.fields}>
      {packs.map((pack, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: codes are typed here, a place is all that stays
        <fieldset key={at} className={styles.pack} aria-label={t("prices.pack", { number: at + 1 })}>
          <div className={styles.short}>
            {names.map((name) => (
              <TextInput
                key={name}
                label={labels[name]}
                required
                maxLength={40}
                error={wrong.some((one) => one.at === at && one.field === name) ? why[name] : null}
                value={pack[name]}
                onChange={(event) => put(at, { [name]: event.currentTarget.value })}
              />
            ))}
          </div>
          <div>
            <Button
              variant="default"
              aria-label={t("prices.removeOf", { number: at + 1 })}
              onClick={() => onChange(packs.filter((_, index) => index !== at))}
            >
              {t("prices.remove")}
            </Button>
          </div>
        </fieldset>
      ))}
      {packs.length < MOST ? (
        <div>
          <Button
            variant="default"
            onClick={() =>
              onChange([...packs, { code: "", currency, nameZh: "", nameEn: "", listings: "", price: "" }])
            }
          >
            {t("prices.add")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
