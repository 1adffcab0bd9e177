/** The first homes of a batch as they would be kept. */
import { useTranslation } from "react-i18next";
import type { Listing } from "#contract/listing";
import { formatArea } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { offerText } from "#web/ui/listing/price-text.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./batch.module.css";

export function Preview({ listings }: { listings: readonly Listing[] }) {
  const { t } = useTranslation("batch");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  if (listings.length === 0) return null;
  return (
    <Panel title={t("check.sampleTitle")} flush>
      <ul className={styles.homes}>
        {listings.map((listing) => {
          const { area, rooms, address } = listing;
          const facts = [
            offerText(tFacts, language, listing),
            area ? formatArea(language, area.sqm) : null,
            rooms.bedrooms === null ? null : `${t("check.rooms")} ${rooms.bedrooms}`,
            [address.city, address.district, address.community].filter(Boolean).join(" "),
          ];
          return (
            <li key={JSON.stringify(listing)} className={styles.home}>
              <b>{listing.title ?? address.text}</b>
              <span>{facts.filter(Boolean).join(" · ")}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
