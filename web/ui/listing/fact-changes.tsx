/** What two readings of one home say otherwise, fact by fact: what was, and what is now. */
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { listing as listingShape } from "#contract/listing";
import { formatArea } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./fact-changes.module.css";
import { priceText } from "./price-text.ts";

interface Change {
  path: string;
  before?: unknown;
  after?: unknown;
}

const priceShape = listingShape.shape.price.unwrap();
const areaShape = listingShape.shape.area.unwrap();
const words = z.union([z.string(), z.number()]);

/** What each path is called. */
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
  "address.postalCode": "postalCode",
  floor: "floor",
  orientation: "orientation",
  yearBuilt: "yearBuilt",
  renovation: "renovation",
  description: "description",
  features: "features",
  photos: "photos",
  "agent.name": "agentName",
  "agent.company": "agentCompany",
  "agent.phone": "agentPhone",
  "agent.licence": "agentLicence",
} as const;
/** What is disclosed bears the name the page gives it. */
const DISCLOSURE = "disclosures.";
const isLabelled = (path: string): path is keyof typeof labels => Object.hasOwn(labels, path);

const MOST = 120;
const cut = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** Nothing where there are none; `none` says so instead. */
export function FactChanges({ changes, none }: { changes: readonly Change[]; none?: string }) {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const wordsOf = (path: string, value: unknown): string => {
    const price = path === "price" ? priceShape.safeParse(value).data : undefined;
    const area = path === "area" ? areaShape.safeParse(value).data : undefined;
    // what it is a price of is not told by a change: only what it says itself
    if (price) return priceText(t, language, price, null) ?? "";
    // an inner beside an outer size: the numbers alone may be the same
    if (area) return `${formatArea(language, area.sqm)} · ${t(`areaKind.${area.kind}`)}`;
    const said = words.safeParse(value).data;
    if (path === "transaction" && (said === "sale" || said === "rent")) return t(`transaction.${said}`);
    return said === undefined ? t("notFilledIn") : cut(String(said));
  };
  const labelOf = (path: string): string | null =>
    isLabelled(path)
      ? t(`fields.${labels[path]}`)
      : path.startsWith(DISCLOSURE)
        ? cut(path.slice(DISCLOSURE.length))
        : null;
  const shown = changes.flatMap(({ path, before, after }) => {
    const label = labelOf(path);
    // features that came and features that went are two changes of one path
    const key = `${path} ${after === null}`;
    return label === null ? [] : [{ key, label, before: wordsOf(path, before), after: wordsOf(path, after) }];
  });
  if (shown.length === 0) return none ? <p className={styles.none}>{none}</p> : null;
  return (
    <dl className={styles.changes}>
      {shown.map(({ key, label, before, after }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <del>{before}</del> <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
