/** A home in the list: cover, price, title, address, status, and the way to its content. */
import { ActionIcon, Menu } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconDots, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { formatAgo, formatArea, formatPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import styles from "./properties.module.css";
import type { PropertyVerb } from "./use-properties.ts";

const tones: Record<Property["status"], Tone> = { published: "good", draft: "wait", archived: "plain" };

export function PropertyCard({
  property,
  busy,
  onAct,
}: {
  property: Property;
  busy: boolean;
  onAct: (verb: PropertyVerb) => void;
}) {
  const { t } = useTranslation("properties");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  const { price, title, campaignId } = property;
  const amount = price
    ? formatPrice(language, price.amount, price.currency) + (price.period ? tFacts(`per.${price.period}`) : "")
    : t("noPrice");
  const figures = [property.areaSqm === null ? null : formatArea(language, property.areaSqm), property.address]
    .filter(Boolean)
    .join(" · ");
  return (
    <li className={styles.card} data-archived={property.status === "archived" || undefined}>
      <div className={styles.cover}>
        {property.coverUrl ? <img src={property.coverUrl} alt="" loading="lazy" /> : <span>{t("noCover")}</span>}
        <span className={styles.status}>
          <Status tone={tones[property.status]}>{t(`status.${property.status}`)}</Status>
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.price} data-missing={price === null || undefined}>
            {amount}
          </p>
          <Menu position="bottom-end" width={180} withinPortal>
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                c="var(--ink)"
                size={44}
                loading={busy}
                className={styles.menu}
                aria-label={t("menu", { title })}
              >
                <IconDots size={20} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {property.status === "archived" ? (
                <Menu.Item leftSection={<IconArchiveOff size={18} stroke={1.6} />} onClick={() => onAct("restore")}>
                  {t("restore")}
                </Menu.Item>
              ) : (
                <Menu.Item leftSection={<IconArchive size={18} stroke={1.6} />} onClick={() => onAct("archive")}>
                  {t("archive")}
                </Menu.Item>
              )}
              <Menu.Item
                c="var(--bad)"
                leftSection={<IconTrash size={18} stroke={1.6} />}
                onClick={() => onAct("remove")}
              >
                {t("remove")}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
        <h2 className={styles.title}>
          {campaignId ? (
            <Link to="/dashboard/campaigns/$campaignId" params={{ campaignId }} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {figures ? <p className={styles.meta}>{figures}</p> : null}
        <p className={styles.meta}>
          {[
            property.number,
            property.languages.length > 0 ? t("languages", { count: property.languages.length }) : null,
            property.platforms.length > 0 ? t("platforms", { count: property.platforms.length }) : null,
            property.views > 0 ? t("views", { count: property.views }) : null,
            t("updated", { time: formatAgo(language, property.updatedAt, Date.now()) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </li>
  );
}
