/** How long something can still be paid: minutes and seconds when it is less than an hour, else the moment. */
import { useTranslation } from "react-i18next";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import styles from "./checkout.module.css";

const HOUR = 3_600_000;

/** "14:59". */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Said once to screen readers, not at every second. */
export function Countdown({ until, onOver }: { until: string; onOver: React.ReactNode }) {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const left = Date.parse(until) - useNow(1000);
  if (left <= 0) return onOver;
  const text =
    left < HOUR ? t("open.left", { time: clockOf(left) }) : t("open.until", { time: formatMoment(language, until) });
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      {text}
    </p>
  );
}
