/** One hidden home: what it was, when it was deleted, how long it stays, and the way back. */
import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { formatAgo } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ChooseBox } from "#web/ui/list/choose-box.tsx";
import { Status } from "#web/ui/status.tsx";
import { Cover } from "./cover.tsx";
import { daysLeft } from "./days-left.ts";
import styles from "./deleted.module.css";
import { usePriceText } from "./property-text.ts";

/** From here on the days left stand out. */
const SOON = 3;

export function DeletedRow(props: {
  property: Property;
  chosen: boolean;
  onToggle: (range: boolean) => void;
  onRestore: () => void;
}) {
  const { property } = props;
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const price = usePriceText()(property);
  const { title, deletedAt } = property;
  const now = Date.now();
  const left = deletedAt === null ? null : daysLeft(deletedAt, now);
  return (
    <div className={styles.row} data-chosen={props.chosen || undefined}>
      <ChooseBox label={t("select", { title })} checked={props.chosen} onToggle={props.onToggle} />
      <Cover url={property.coverUrl} className={styles.image} />
      <div className={styles.home}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.about}>{[property.number, price, property.address].filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.times}>
        {left === null ? null : (
          <Status tone={left <= SOON ? "wait" : "plain"}>
            {left === 1 ? t("deleted.lastDay") : t("deleted.left", { count: left })}
          </Status>
        )}
        {deletedAt === null ? null : (
          <span className={styles.ago}>{t("deleted.when", { time: formatAgo(language, deletedAt, now) })}</span>
        )}
      </div>
      <Button
        variant="default"
        mih={44}
        className={styles.restore}
        leftSection={<IconArrowBackUp size={17} stroke={1.6} aria-hidden />}
        aria-label={t("deleted.restore", { title })}
        data-home={property.id}
        onClick={props.onRestore}
      >
        {t("restore")}
      </Button>
    </div>
  );
}
