/** One home as a card: a poster where there is room, a line with a small picture on a phone. */
import { useTranslation } from "react-i18next";
import { formatAgo, formatArea, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ChooseBox } from "#web/ui/list/choose-box.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./cards.module.css";
import { Cover } from "./cover.tsx";
import type { ItemProps } from "./list-props.ts";
import { statusTones, usePriceText } from "./property-text.ts";
import { RowMenu } from "./row-menu.tsx";

/** `small` puts the status beside the facts, because the picture is too small to carry it. */
export function PropertyCard({ property, chosen, onToggle, actions, small }: ItemProps & { small: boolean }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const price = usePriceText()(property);
  const { title, views } = property;
  const area = property.areaSqm === null ? null : formatArea(language, property.areaSqm);
  const status = (
    <span className={styles.status}>
      <Status tone={statusTones[property.status]}>{t(`status.${property.status}`)}</Status>
    </span>
  );
  const about = [
    property.number,
    small || property.languages.length === 0 ? null : t("languages", { count: property.languages.length }),
    small || property.platforms.length === 0 ? null : t("platforms", { count: property.platforms.length }),
    views > 0 ? t("viewed", { count: views, shown: formatNumber(language, views) }) : null,
    small ? null : t("updated", { time: formatAgo(language, property.updatedAt, Date.now()) }),
  ];
  return (
    <article
      className={styles.card}
      data-chosen={chosen || undefined}
      data-archived={property.status === "archived" || undefined}
    >
      <div className={styles.cover}>
        <Cover url={property.coverUrl} className={styles.image} />
        {small ? null : status}
      </div>
      <div className={styles.check}>
        <ChooseBox label={t("select", { title })} checked={chosen} onToggle={onToggle} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.price} data-missing={price === null || undefined}>
            {price ?? t("noPrice")}
          </p>
          <div className={styles.menu}>
            <RowMenu property={property} actions={actions} />
          </div>
        </div>
        <h2 className={styles.heading}>
          <button type="button" className={styles.title} onClick={() => actions.preview(property)}>
            {title}
          </button>
        </h2>
        <p className={styles.meta}>{[area, property.address].filter(Boolean).join(" · ")}</p>
        <div className={styles.foot}>
          {small ? status : null}
          <p className={styles.meta}>{about.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
    </article>
  );
}
