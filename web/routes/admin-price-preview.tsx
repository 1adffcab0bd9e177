/** The list as people would see it: on the landing page, and in the package centre. Nothing in it can be pressed. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PriceListForm } from "#contract/admin/prices";
import { copyLanguages } from "#contract/copy";
import type { Plan } from "#contract/plan";
import styles from "#web/features/admin/packages/prices.module.css";
import { Pricing } from "#web/features/landing/pricing.tsx";
import { textsOf } from "#web/features/landing/texts.ts";
import cards from "#web/features/packages/packages.module.css";
import { Packs } from "#web/features/packages/packs.tsx";
import { PlanCard } from "#web/features/packages/plan-card.tsx";
import { useConfig } from "#web/lib/config-context.tsx";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Panel } from "#web/ui/page.tsx";

const places = ["landing", "packages"] as const;

export function PricePreview({ form, at }: { form: PriceListForm; at: (typeof places)[number] }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const config = useConfig();
  const [place, setPlace] = useState(at);
  const plans: Plan[] = form.plans.map((one) => ({ ...one, version: 1 }));
  return (
    <Panel title={t("prices.preview")}>
      <FilterRow
        label={t("prices.preview")}
        value={place}
        options={places.map((value) => ({ value, label: t(`prices.previewOf.${value}`) }))}
        onChange={setPlace}
      />
      <div className={styles.preview} inert>
        {place === "landing" ? (
          <Pricing
            t={textsOf(language, config.brand)}
            plans={plans}
            config={config}
            language={language}
            languages={copyLanguages.length}
          />
        ) : (
          <>
            <ul className={cards.plans}>
              {plans.map((plan) => (
                <PlanCard
                  key={plan.code}
                  plan={plan}
                  language={language}
                  current={false}
                  offer={plan.priceMinor === null ? "contact" : "none"}
                  main={false}
                  onAsk={() => {}}
                />
              ))}
            </ul>
            {form.packs.length > 0 ? <Packs packs={form.packs} /> : null}
          </>
        )}
      </div>
    </Panel>
  );
}
