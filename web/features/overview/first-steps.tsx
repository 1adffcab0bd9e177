/** The first-run checklist: read from what the account has, gone when all is done or when it is no longer wanted. */
import { ActionIcon } from "@mantine/core";
import { IconCheck, IconChevronRight, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FirstStep, firstSteps } from "#contract/overview/overview-names";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { RoomDrawing } from "#web/ui/room-drawing.tsx";
import { isDismissed, remember } from "./checklist-place.ts";
import styles from "./steps.module.css";

const places: Record<FirstStep, string> = {
  profile: "/dashboard/profile",
  phone: "/dashboard/profile",
  listing: "/dashboard/publish",
  campaign: "/dashboard/publish",
  share: "/dashboard/properties",
};

/** From so many on, the list has made its point: one line with what is left. */
const ONE_LINE_FROM = 3;

export function FirstSteps({ done, userId }: { done: Record<FirstStep, boolean>; userId: string }) {
  const { t } = useTranslation("overview");
  const language = useLanguage();
  const [hidden, setHidden] = useState(() => isDismissed(userId));
  const count = firstSteps.filter((step) => done[step]).length;
  const next = firstSteps.find((step) => !done[step]);
  const shape = next === undefined ? "none" : count >= ONE_LINE_FROM ? "line" : "list";
  useEffect(() => {
    if (!hidden) remember(userId, shape);
  }, [hidden, userId, shape]);
  if (hidden || next === undefined) return null;
  const numbers = { done: formatNumber(language, count), all: formatNumber(language, firstSteps.length) };
  const progress = <p className={styles.count}>{t("steps.progress", numbers)}</p>;
  const close = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      c="var(--muted)"
      aria-label={t("steps.dismiss")}
      onClick={() => {
        remember(userId, "dismissed");
        setHidden(true);
      }}
    >
      <IconX size={18} stroke={1.6} />
    </ActionIcon>
  );
  if (shape === "line")
    return (
      <section className={styles.slim} aria-label={t("steps.title")}>
        <h2 className={styles.slimTitle}>{t("steps.title")}</h2>
        {progress}
        <Link to={places[next]} className={styles.slimNext}>
          {t("steps.next")} {t(`steps.${next}`)}
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
        </Link>
        {close}
      </section>
    );
  return (
    <section className={styles.box} aria-label={t("steps.title")}>
      <div className={styles.text}>
        <header className={styles.head}>
          <div>
            <h2 className={styles.title}>{t("steps.title")}</h2>
            <p className={styles.lead}>{t("steps.lead")}</p>
          </div>
          {close}
        </header>
        <ol className={styles.steps}>
          {firstSteps.map((step) => (
            <Step key={step} step={step} done={done[step]} next={step === next} />
          ))}
        </ol>
        {progress}
      </div>
      <RoomDrawing className={styles.room} />
    </section>
  );
}

function Step({ step, done, next }: { step: FirstStep; done: boolean; next: boolean }) {
  const { t } = useTranslation("overview");
  return (
    <li data-done={done || undefined} data-next={next || undefined}>
      <span className={styles.mark}>{done ? <IconCheck size={14} stroke={2.4} aria-hidden /> : null}</span>
      {done ? (
        <span className={styles.done}>
          {t(`steps.${step}`)}
          <span className="visually-hidden"> {t("steps.done")}</span>
        </span>
      ) : (
        <Link to={places[step]} className={styles.step}>
          <span>
            <span className={styles.name}>{t(`steps.${step}`)}</span>
            <span className={styles.why}>{t(`steps.${step}Text`)}</span>
          </span>
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </Link>
      )}
    </li>
  );
}
