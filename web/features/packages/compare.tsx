/** What each plan allows, line by line, so that they can be told apart. */
import { IconCheck, IconMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { copyLanguages } from "#contract/copy";
import type { Plan, PlanFeature } from "#contract/plan";
import { features, standingOf } from "#engine/billing/features";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./compare.module.css";
import { PeopleNote } from "./people-note.tsx";

const switches = ["video", "hdVideo", "crm", "api", "customTemplates", "manager"] as const;

export function ComparePlans({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  const most = (count: number | null, all: string) => (count === null ? all : formatNumber(language, count));
  const rows: { key?: PlanFeature; name: string; cell: (plan: Plan) => ReactNode }[] = [
    { name: t("compare.listings"), cell: (plan) => most(plan.listingQuota, t("compare.unlimited")) },
    {
      name: t("compare.platforms"),
      cell: ({ entitlements }) => most(entitlements.platforms, t("compare.allPlatforms")),
    },
    {
      name: t("compare.languages"),
      cell: ({ entitlements: { onlyLanguages, languages } }) =>
        onlyLanguages?.join() === "zh,en" ? t("compare.zhEn") : <Languages max={languages} />,
    },
    ...switches.map((name) => ({
      key: name,
      name: t(`compare.${name}`),
      cell: ({ entitlements }: Plan) => <YesNo yes={entitlements[name]} />,
    })),
    { key: "reports", name: t("compare.reports"), cell: ({ entitlements }) => t(`compare.${entitlements.reports}`) },
    { name: t("compare.support"), cell: ({ entitlements }) => entitlements.support[language] },
  ];
  return (
    <Panel title={t("compare.title")} flush>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("compare.what")}</span>
            </th>
            {plans.map(({ code, name }) => (
              <th scope="col" key={code}>
                {name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cell }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {/* said, so that nobody buys a plan for what cannot be used today */}
                {key && features[key] === "coming" ? (
                  <span className={styles.coming}>{t("compare.coming")}</span>
                ) : null}
              </th>
              {plans.map((plan) => (
                <td key={plan.code}>{cell(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t("compare.note", { count: copyLanguages.length })}</p>
      <PeopleNote />
    </Panel>
  );
}

/** The plan's number, and how many there are to choose from where it promises more. */
function Languages({ max }: { max: number | null }) {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  const standing = standingOf("languages", { languages: max }, copyLanguages.length);
  if (max === null) return t("compare.all");
  return (
    <>
      {formatNumber(language, max)}
      {standing.is === "fewer" ? (
        <span className={styles.coming}>{t("compare.sofar", { count: standing.have })}</span>
      ) : null}
    </>
  );
}

function YesNo({ yes }: { yes: boolean }) {
  const { t } = useTranslation("packages");
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <span className={styles.mark} data-yes={yes || undefined}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span className="visually-hidden">{t(yes ? "compare.yes" : "compare.no")}</span>
    </span>
  );
}
