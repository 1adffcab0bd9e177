/** The bell with its count. The list behind it is fetched when it is first opened. */
import { ActionIcon } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { loadSubjects } from "#web/lib/i18n.ts";
import styles from "#web/shell/notifications/bell.module.css";
import { useUnread } from "#web/shell/notifications/use-unread.ts";

const Inbox = lazy(async () => {
  const [module] = await Promise.all([import("#web/shell/notifications/inbox.tsx"), loadSubjects("notifications")]);
  return { default: module.Inbox };
});

export function Bell({ open, setOpen }: { open: boolean; setOpen: (open: boolean) => void }) {
  const { t } = useTranslation("shell");
  const unread = useUnread();
  const bell = useRef<HTMLDivElement>(null);
  const count = unread > 0 ? t("unread", { count: unread }) : "";
  const close = () => {
    setOpen(false);
    bell.current?.querySelector("button")?.focus();
  };
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    // wherever the focus is: a button that has done its work may have let it fall
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onEscape();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !bell.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open, setOpen]);
  return (
    <div ref={bell} className={styles.bell}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--ink)"
        size={44}
        aria-label={count ? t("notificationsWith", { count: unread }) : t("notifications")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconBell size={20} stroke={1.6} />
        {unread > 0 ? (
          <span className={styles.count} aria-hidden>
            {unread > 99 ? "99+" : unread}
          </span>
        ) : null}
      </ActionIcon>
      <span className="visually-hidden" role="status">
        {count}
      </span>
      {open ? (
        <Suspense fallback={<div className={styles.panel} aria-busy />}>
          <Inbox onClose={close} onGo={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
