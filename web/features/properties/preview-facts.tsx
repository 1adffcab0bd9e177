/** The confirmed facts as a quiet list; what is not known is left out. */
import { useTranslation } from "react-i18next";
import type { Listing } from "#contract/listing";
import { formatArea } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./preview.module.css";

export function PreviewFacts({ listing }: { listing: Listing }) {
  const { t } = useTranslation("properties");
  const { t: tf } = useTranslation("facts");
  const language = useLanguage();
  const { rooms, area, address } = listing;
  const counted = (["bedrooms", "livingRooms", "bathrooms"] as const)
    .filter((room) => rooms[room] !== null)
    .map((room) => `${rooms[room]} ${tf(`fields.${room}`)}`);
  const areaKind = area && area.kind !== "unknown" ? `（${tf(`areaKind.${area.kind}`)}）` : "";
  const rows: [string, string | null][] = [
    [tf("fields.transaction"), listing.transaction && tf(`transaction.${listing.transaction}`)],
    [
      t("columns.area"),
      area &&
        formatArea(language, area.sqm) +
          (language === "zh" ? areaKind : areaKind.replace("（", " (").replace("）", ")")),
    ],
    [t("detail.rooms"), counted.join(language === "zh" ? " " : ", ") || null],
    [tf("fields.propertyType"), listing.propertyType],
    [tf("fields.floor"), listing.floor],
    [tf("fields.orientation"), listing.orientation],
    [tf("fields.yearBuilt"), listing.yearBuilt?.toString() ?? null],
    [tf("fields.renovation"), listing.renovation],
    [tf("fields.community"), address.community],
    [tf("fields.city"), [address.city, address.district].filter(Boolean).join(" · ") || null],
    ...Object.entries(listing.disclosures),
  ];
  const filled = rows.filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{t("detail.facts")}</h3>
      <dl className={styles.facts}>
        {filled.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {listing.features.length > 0 ? (
        <ul className={styles.features} aria-label={tf("fields.features")}>
          {listing.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ) : null}
      {listing.description ? <p className={styles.description}>{listing.description}</p> : null}
    </section>
  );
}
