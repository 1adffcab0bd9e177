/** One plan on sale, with what this account can do with it. */
import { Button } from "@mantine/core";
import { IconCheck, IconClock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { copyLanguages } from "#contract/copy";
import type { Plan } from "#contract/plan";
import { linesOf } from "#engine/billing/features";
import styles from "#web/features/packages/packages.module.css";
import { formatPlanPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import type { Offer } from "./offers.ts";

export function PlanCard(props: {
  plan: Plan;
  language: Language;
  /** The account has it now. */
  current: boolean;
  offer: Offer;
  /** The screen's one accented button. */
  main: boolean;
  /** Asks for it. */
  onAsk: () => void;
}) {
  const { plan, language, current, offer, onAsk } = props;
  const { t } = useTranslation("packages");
  const name = plan.name[language];
  return (
    <li className={styles.plan} data-popular={plan.popular} data-current={current || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {current ? (
          <span className={styles.popular}>{t("current")}</span>
        ) : plan.popular ? (
          <span className={styles.popular}>{t("popular")}</span>
        ) : null}
      </div>
      <p className={styles.price}>
        {plan.priceMinor === null ? (
          <span className={styles.contact}>{t("contactUs")}</span>
        ) : (
          <>
            <span className={styles.amount}>{formatPlanPrice(language, plan.priceMinor, plan.currency)}</span>
            <span className={styles.period}>{t("perMonth")}</span>
          </>
        )}
      </p>
      <ul className={styles.benefits}>
        {linesOf(plan, language, copyLanguages.length).map((one) => (
          <Benefit key={one.line} {...one} />
        ))}
      </ul>
      {offer === "contact" ? (
        <Button variant="default" className={styles.ask} aria-label={t("askOf", { name })} onClick={onAsk}>
          {t("ask")}
        </Button>
      ) : offer === "renewed" || offer === "later" ? (
        <p className={styles.settled}>{t(`offer.${offer}`)}</p>
      ) : offer === "none" ? null : (
        <Button
          component={Link}
          to={`/dashboard/checkout?plan=${plan.code}`}
          variant={props.main ? "filled" : "default"}
          className={styles.ask}
          aria-label={t("offerOf", { action: t(`offer.${offer}`), name })}
        >
          {t(`offer.${offer}`)}
        </Button>
      )}
    </li>
  );
}

/** A line of what the plan holds; what is not there yet says so. */
function Benefit({ line, standing }: ReturnType<typeof linesOf>[number]) {
  const { t } = useTranslation("packages");
  const Icon = standing.is === "coming" ? IconClock : IconCheck;
  return (
    <li data-standing={standing.is}>
      <Icon size={16} stroke={2} aria-hidden />
      <span>
        {line}
        {standing.is === "there" ? null : (
          <span className={styles.coming}>
            {standing.is === "coming" ? t("compare.coming") : t("sofar", { count: standing.have })}
          </span>
        )}
      </span>
    </li>
  );
}
