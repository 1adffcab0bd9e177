/** The columns of the property table. The title's button covers the row; box and menu lie above it. */
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { formatAgo, formatArea, formatDay, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import type { Column } from "#web/ui/list/types.ts";
import { Status } from "#web/ui/status.tsx";
import { Cover } from "./cover.tsx";
import { statusTones, usePriceText } from "./property-text.ts";
import type { RowActions } from "./row-menu.tsx";
import styles from "./table.module.css";

export function usePropertyColumns(actions: RowActions): readonly Column<Property>[] {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const priceText = usePriceText();
  return [
    { key: "number", label: t("columns.number"), className: styles.number, cell: ({ number }) => number },
    {
      key: "cover",
      label: <span className="visually-hidden">{t("columns.cover")}</span>,
      className: styles.cover,
      cell: ({ coverUrl }) => <Cover url={coverUrl} className={styles.image} />,
    },
    {
      key: "home",
      label: t("columns.home"),
      sort: "title",
      className: styles.home,
      cell: (property) => (
        <>
          <button type="button" className={styles.title} onClick={() => actions.preview(property)}>
            {property.title}
          </button>
          {property.address ? <span className={styles.address}>{property.address}</span> : null}
        </>
      ),
    },
    {
      key: "price",
      label: t("columns.price"),
      sort: "price",
      sortTitle: t("priceNote"),
      className: styles.price,
      cell: (property) => <Price text={priceText(property)} />,
    },
    {
      key: "area",
      label: t("columns.area"),
      sort: "area",
      className: styles.area,
      cell: ({ areaSqm }) => (areaSqm === null ? t("none") : formatArea(language, areaSqm)),
    },
    {
      key: "status",
      label: t("columns.status"),
      className: styles.status,
      cell: ({ status }) => <Status tone={statusTones[status]}>{t(`status.${status}`)}</Status>,
    },
    {
      key: "languages",
      label: t("columns.languages"),
      className: styles.languages,
      title: ({ languages }) => t("languages", { count: languages.length }),
      cell: ({ languages }) => languages.length,
    },
    {
      key: "platforms",
      label: t("columns.platforms"),
      className: styles.platforms,
      title: ({ platforms }) => t("platforms", { count: platforms.length }),
      cell: ({ platforms }) => platforms.length,
    },
    {
      key: "views",
      label: t("columns.views"),
      sort: "views",
      className: styles.views,
      cell: ({ views }) => formatNumber(language, views),
    },
    {
      key: "created",
      label: t("columns.created"),
      sort: "created",
      className: styles.created,
      cell: ({ createdAt }) => formatDay(language, createdAt),
    },
    {
      key: "updated",
      label: t("columns.updated"),
      sort: "updated",
      className: styles.updated,
      cell: ({ updatedAt }) => formatAgo(language, updatedAt, Date.now(), formatDay),
    },
  ];
}

/** "CN¥138,000/month" may break before its stroke, never inside a word. */
function Price({ text }: { text: string | null }) {
  const { t } = useTranslation("properties");
  if (text === null) return <span className={styles.missing}>{t("noPrice")}</span>;
  return text.split(/(?=\/)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}
