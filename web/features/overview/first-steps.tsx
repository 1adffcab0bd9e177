/** The first-run checklist: read from what the account has, gone when all is done or when it is no longer wanted. */
import { CloseButton } from "@mantine/core";
import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FirstStep, firstSteps } from "#contract/overview-names";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Room } from "#web/ui/room.tsx";
import { areDismissed, dismiss } from "./dismissed.ts";
import styles from "./steps.module.css";

const places: Record<FirstStep, string> = {
  profile: "/dashboard/profile",
  phone: "/dashboard/profile",
  listing: "/dashboard/publish",
  campaign: "/dashboard/publish",
  share: "/dashboard/properties",
};

export function FirstSteps({ done, userId }: { done: Record<FirstStep, boolean>; userId: string }) {
  const { t } = useTranslation("overview");
  const language = useLanguage();
  const [hidden, setHidden] = useState(() => areDismissed(userId));
  const count = firstSteps.filter((step) => done[step]).length;
  const next = firstSteps.find((step) => !done[step]);
  if (hidden || next === undefined) return null;
  const numbers = { done: formatNumber(language, count), all: formatNumber(language, firstSteps.length) };
  return (
    <section className={styles.box} aria-label={t("steps.title")}>
      <div className={styles.text}>
        <header className={styles.head}>
          <div>
            <h2 className={styles.title}>{t("steps.title")}</h2>
            <p className={styles.lead}>{t("steps.lead")}</p>
          </div>
          <CloseButton
            size={44}
            aria-label={t("steps.dismiss")}
            onClick={() => {
              dismiss(userId);
              setHidden(true);
            }}
          />
        </header>
        <ol className={styles.steps}>
          {firstSteps.map((step) => (
            <li key={step} data-done={done[step] || undefined} data-next={step === next || undefined}>
              <span className={styles.mark}>
                {done[step] ? <IconCheck size={14} stroke={2.4} aria-hidden /> : null}
              </span>
              {done[step] ? (
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
          ))}
        </ol>
        <p className={styles.count}>{t("steps.progress", numbers)}</p>
      </div>
      <Room className={styles.room} />
    </section>
  );
}
