/** Under a list: how many there are, and the way to the neighbouring pages. */
import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ListCount } from "#contract/admin/list";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./tools.module.css";

export function Paging(props: {
  count: ListCount | null;
  next: string | null;
  previous: string | null;
  onPage: (cursor: string) => void;
}) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const { count, next, previous } = props;
  if (!count && next === null && previous === null) return null;
  const shown = count ? `${formatNumber(language, count.count)}${count.more ? "+" : ""}` : "";
  return (
    <nav className={styles.paging} aria-label={t("list.pages")}>
      <p className={styles.count}>{count ? t("list.count", { count: count.count, shown }) : null}</p>
      {next === null && previous === null ? null : (
        <div className={styles.steps}>
          <Button
            variant="default"
            disabled={previous === null}
            leftSection={<IconChevronLeft size={16} stroke={1.8} aria-hidden />}
            onClick={() => previous && props.onPage(previous)}
          >
            {t("list.previous")}
          </Button>
          <Button
            variant="default"
            disabled={next === null}
            rightSection={<IconChevronRight size={16} stroke={1.8} aria-hidden />}
            onClick={() => next && props.onPage(next)}
          >
            {t("list.next")}
          </Button>
        </div>
      )}
    </nav>
  );
}
