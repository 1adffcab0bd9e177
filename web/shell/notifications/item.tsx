/** One piece of news: a sentence, what it is about, when; choosing it leads there and marks it as read. */
import { IconInbox } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { isErrorCode } from "#contract/errors";
import type { Notification } from "#contract/notification";
import { formatAgo, formatDate, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "#web/shell/notifications/bell.module.css";
import { isKnown, lookOf } from "#web/shell/notifications/kinds.ts";

export function Item(props: { item: Notification; onRead: () => void; onGo: () => void }) {
  const { kind, data, createdAt, readAt } = props.item;
  const { t } = useTranslation("notifications");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const navigate = useNavigate();
  const look = lookOf(kind);
  const Icon = look?.icon ?? IconInbox;
  const textKey = isKnown(kind) ? (`kinds.${kind}` as const) : "unknown";
  const replace = {
    ...data,
    plan: data[language === "zh" ? "planZh" : "planEn"] ?? data.plan ?? "",
    platform: data[language === "zh" ? "platformZh" : "platformEn"] ?? "",
    cause: isErrorCode(data.code) ? tError(data.code, { replace: data }) : "",
    missing:
      typeof data.missingMinor === "number" && typeof data.currency === "string"
        ? formatPlanPrice(language, data.missingMinor, data.currency)
        : "",
    from: typeof data.from === "string" ? formatDate(language, data.from) : "",
    day: typeof data.day === "string" ? formatDate(language, data.day) : "",
  };
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!readAt) props.onRead();
    if (!look) return;
    props.onGo();
    void navigate({ href: look.href(data) });
  };
  return (
    <a className={styles.item} data-unread={readAt === null} href={look?.href(data) ?? "#"} onClick={choose}>
      <span className={styles.icon} data-tone={look?.tone ?? "plain"} aria-hidden>
        <Icon size={18} stroke={1.6} />
      </span>
      <span className={styles.sentence}>
        {readAt ? null : <span className="visually-hidden">{t("unread")} </span>}
        {t(`${textKey}.title`, { replace })}
      </span>
      {readAt ? null : <span className={styles.dot} aria-hidden />}
      <span className={styles.about}>{t(`${textKey}.text`, { replace })}</span>
      <time className={styles.time} dateTime={createdAt}>
        {formatAgo(language, createdAt, Date.now())}
      </time>
    </a>
  );
}
