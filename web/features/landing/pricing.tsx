/** The public price list, as the database holds it. */
import type { Plan } from "#contract/plan";
import type { SiteConfig } from "#contract/site";
import { linesOf } from "#engine/billing/features";
import { fill } from "#locales/fill";
import { entryLink } from "#web/features/landing/entry-link.ts";
import styles from "#web/features/landing/pricing.module.css";
import type { LandingTexts } from "#web/features/landing/types.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

export function Pricing(props: {
  t: LandingTexts;
  plans: readonly Plan[];
  config: SiteConfig;
  language: Language;
  /** How many are written. */
  languages: number;
}) {
  const { t, plans, config, language, languages } = props;
  const { trialDays } = config;
  const way = entryLink(t, config);
  return (
    <section id="pricing" className={styles.band} aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={styles.title}>
        {t.pricingTitle}
      </h2>
      <p className={styles.lead}>{trialDays > 0 ? fill(t.pricingLead, { days: trialDays }) : t.pricingLeadPlain}</p>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.code} className={styles.plan} data-popular={plan.popular}>
            <h3 className={styles.name}>
              {plan.name[language]}
              {plan.popular ? <span className={styles.popular}>{t.popular}</span> : null}
            </h3>
            {plan.priceMinor === null ? (
              <p className={styles.price}>{t.contactPlan}</p>
            ) : (
              <p className={styles.price}>
                {formatPlanPrice(language, plan.priceMinor, plan.currency)} <span>{t.perMonth}</span>
              </p>
            )}
            <ul className={styles.benefits}>
              {linesOf(plan, language, languages).map((one) => (
                <Benefit key={one.line} t={t} {...one} />
              ))}
            </ul>
            <a className={styles.choose} href={way.href} aria-label={`${way.choose}: ${plan.name[language]}`}>
              {way.choose}
            </a>
          </li>
        ))}
      </ul>
      {plans.some((plan) => linesOf(plan, language, languages).some(({ standing }) => standing.is !== "there")) ? (
        <p className={styles.note}>{t.comingNote}</p>
      ) : null}
    </section>
  );
}

/** What is not there yet says so. */
function Benefit({ t, line, standing }: { t: LandingTexts } & ReturnType<typeof linesOf>[number]) {
  return (
    <li data-standing={standing.is}>
      {line}
      {standing.is === "there" ? null : (
        <span className={styles.coming}>
          {standing.is === "coming" ? t.coming : fill(t.sofar, { count: standing.have })}
        </span>
      )}
    </li>
  );
}
