/** The home just read is one of the account's already: what the new reading says otherwise, and the choice to update it. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { SameHome } from "#contract/import";
import { listing as listingShape } from "#contract/listing";
import { formatArea, formatPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./same-home.module.css";

const priceShape = listingShape.shape.price.unwrap();
const areaShape = listingShape.shape.area.unwrap();
const words = z.union([z.string(), z.number()]);

/** What each path is called; those of the agent by the words of the signature. */
const labels = {
  title: "title",
  transaction: "transaction",
  price: "price",
  area: "area",
  "rooms.bedrooms": "bedrooms",
  "rooms.livingRooms": "livingRooms",
  "rooms.bathrooms": "bathrooms",
  propertyType: "propertyType",
  "address.text": "addressText",
  "address.city": "city",
  "address.district": "district",
  "address.community": "community",
  floor: "floor",
  orientation: "orientation",
  yearBuilt: "yearBuilt",
  renovation: "renovation",
  description: "description",
  features: "features",
} as const;
const isLabelled = (path: string): path is keyof typeof labels => Object.hasOwn(labels, path);

const MOST = 120;
const cut = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

export function SameHomeNotice(props: { same: SameHome; onUpdate: () => void; onNew: () => void }) {
  const { same } = props;
  const { t } = useTranslation("wizard");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  const wordsOf = (path: string, value: unknown): string => {
    const price = path === "price" ? priceShape.safeParse(value).data : undefined;
    const area = path === "area" ? areaShape.safeParse(value).data : undefined;
    if (price) return formatPrice(language, price.amount, price.currency);
    if (area) return formatArea(language, area.sqm);
    const said = words.safeParse(value).data;
    if (path === "transaction" && (said === "sale" || said === "rent")) return tFacts(`transaction.${said}`);
    return said === undefined ? t("same.unknown") : cut(String(said));
  };
  const shown = same.changes.flatMap(({ path, before, after }) =>
    isLabelled(path)
      ? [{ path, label: tFacts(`fields.${labels[path]}`), before: wordsOf(path, before), after: wordsOf(path, after) }]
      : [],
  );
  return (
    <section className={styles.same} aria-labelledby="same-home">
      <h3 id="same-home" className={styles.title}>
        {t("same.title", { number: same.number, title: same.title })}
      </h3>
      <p className={styles.text}>{t(`same.reason.${same.reason}`)}</p>
      {shown.length > 0 ? (
        <dl className={styles.changes}>
          {shown.map(({ path, label, before, after }) => (
            <div key={path}>
              <dt>{label}</dt>
              <dd>
                <del>{before}</del> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.text}>{t("same.unchanged")}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={props.onUpdate}>{t("same.update")}</Button>
        <Button variant="default" onClick={props.onNew}>
          {t("same.asNew")}
        </Button>
      </div>
    </section>
  );
}
