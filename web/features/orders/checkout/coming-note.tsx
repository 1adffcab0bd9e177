/** Before the money: what of the plan's list is not there yet. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { copyLanguages } from "#contract/copy";
import type { Order, Quote } from "#contract/order";
import { linesOf } from "#engine/billing/features";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./checkout.module.css";

/** Nothing for a pack, and for a plan that is no longer on sale. */
export function ComingNote({ of }: { of: Pick<Order | Quote, "kind" | "planCode"> }) {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const { data } = useQuery(orpc.plans.onSale.queryOptions({ staleTime: 300_000, enabled: of.kind !== "pack" }));
  const plan = of.kind === "pack" ? undefined : data?.plans.find(({ code }) => code === of.planCode);
  const lines = plan ? linesOf(plan, language, copyLanguages.length) : [];
  const missing = lines.flatMap(({ line, standing }) => (standing.is === "there" ? [] : [{ line, standing }]));
  if (missing.length === 0) return null;
  return (
    <section className={styles.coming} aria-label={t("coming.title")}>
      <p>{t("coming.text")}</p>
      <ul>
        {missing.map(({ line, standing }) => (
          <li key={line}>
            {standing.is === "coming" ? t("coming.line", { line }) : t("coming.fewer", { line, count: standing.have })}
          </li>
        ))}
      </ul>
    </section>
  );
}
