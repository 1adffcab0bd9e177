/** One home as a row of the table. The title's button covers the row; box and menu lie above it. */
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { formatAgo, formatArea, formatDay, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ChooseBox } from "#web/ui/choose-box.tsx";
import { Status } from "#web/ui/status.tsx";
import { Cover } from "./cover.tsx";
import { statusTones, usePriceText } from "./property-text.ts";
import { type RowActions, RowMenu } from "./row-menu.tsx";
import styles from "./table.module.css";

export interface ItemProps {
  property: Property;
  chosen: boolean;
  onToggle: (range: boolean) => void;
  actions: RowActions;
}

export function PropertyRow({ property, chosen, onToggle, actions, index }: ItemProps & { index: number }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const priceText = usePriceText();
  const { title } = property;
  const price = priceText(property.price);
  return (
    <tr
      className={styles.row}
      data-chosen={chosen || undefined}
      data-archived={property.status === "archived" || undefined}
      aria-rowindex={index + 2}
    >
      <td className={styles.check}>
        <ChooseBox label={t("select", { title })} checked={chosen} onToggle={onToggle} />
      </td>
      <td className={styles.number}>{property.number}</td>
      <td className={styles.cover}>
        <Cover url={property.coverUrl} className={styles.image} />
      </td>
      <td className={styles.home}>
        <button type="button" className={styles.title} onClick={() => actions.preview(property)}>
          {title}
        </button>
        {property.address ? <span className={styles.address}>{property.address}</span> : null}
      </td>
      <td className={styles.price} data-missing={price === null || undefined}>
        {price === null
          ? t("noPrice")
          : // "CN¥138,000/month" may break before its stroke, never inside a word
            price.split(/(?=\/)/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
      </td>
      <td className={styles.area}>{property.areaSqm === null ? t("none") : formatArea(language, property.areaSqm)}</td>
      <td className={styles.status}>
        <Status tone={statusTones[property.status]}>{t(`status.${property.status}`)}</Status>
      </td>
      <td className={styles.languages} title={t("languages", { count: property.languages.length })}>
        {property.languages.length}
      </td>
      <td className={styles.platforms} title={t("platforms", { count: property.platforms.length })}>
        {property.platforms.length}
      </td>
      <td className={styles.views}>{formatNumber(language, property.views)}</td>
      <td className={styles.created}>{formatDay(language, property.createdAt)}</td>
      <td className={styles.updated}>{formatAgo(language, property.updatedAt, Date.now(), formatDay)}</td>
      <td className={styles.actions}>
        <RowMenu property={property} actions={actions} />
      </td>
    </tr>
  );
}
