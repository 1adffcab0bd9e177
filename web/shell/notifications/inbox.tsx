/** The notifications centre under the bell: newest first, by day. */
import { ActionIcon, Button } from "@mantine/core";
import { IconBell, IconChecks, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "#web/shell/notifications/bell.module.css";
import { byDay, daysAgo } from "#web/shell/notifications/days.ts";
import { Item } from "#web/shell/notifications/item.tsx";
import { useInbox } from "#web/shell/notifications/use-inbox.ts";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";

/** `onClose` gives the focus back to the bell; `onGo` does not, because the screen changes. */
export function Inbox({ onClose, onGo }: { onClose: () => void; onGo: () => void }) {
  const { t } = useTranslation("notifications");
  const language = useLanguage();
  const { list, read } = useInbox();
  const panel = useRef<HTMLDivElement>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  useEffect(() => panel.current?.focus(), []);
  const dayName = (day: number) => {
    const ago = daysAgo(day, Date.now());
    return ago === 0 ? t("today") : ago === 1 ? t("yesterday") : formatDate(language, new Date(day).toISOString());
  };
  return (
    <div ref={panel} role="dialog" aria-label={t("title")} tabIndex={-1} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("title")}</h2>
        <div className={styles.tools}>
          <Button
            variant="subtle"
            color="gray"
            c="var(--ink)"
            h={44}
            px={12}
            leftSection={<IconChecks size={18} stroke={1.6} />}
            disabled={!items.some((item) => item.readAt === null)}
            onClick={() => {
              read.mutate(undefined);
              panel.current?.focus();
            }}
          >
            {t("readAll")}
          </Button>
          <ActionIcon variant="subtle" color="gray" c="var(--ink)" size={44} aria-label={t("close")} onClick={onClose}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </div>
      </div>
      <div className={styles.list}>
        {list.isPending ? (
          <Loading />
        ) : list.isError && items.length === 0 ? (
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        ) : items.length === 0 ? (
          <EmptyState icon={<IconBell size={24} stroke={1.5} />} title={t("empty")} text={t("emptyText")} />
        ) : (
          byDay(items).map((group) => (
            <section key={group.day} aria-label={dayName(group.day)}>
              <h3 className={styles.day}>{dayName(group.day)}</h3>
              <ul className={styles.items}>
                {group.items.map((item) => (
                  <li key={item.id}>
                    <Item item={item} onRead={() => read.mutate([item.id])} onGo={onGo} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
        {list.hasNextPage ? (
          <div className={styles.foot}>
            <Button
              variant="default"
              fullWidth
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t("more")}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
