/** Before the money: what of the plan's list is not there yet. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { copyLanguages } from "#contract/copy";
import type { Order, Quote } from "#contract/order";
import { lacking, linesOf } from "#engine/billing/features";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./checkout.module.css";

/** Nothing for a pack, and for a plan that is no longer on sale. */
export function ComingNote({ of }: { of: Pick<Order | Quote, "kind" | "planCode"> }) {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(
    orpc.plans.onSale.queryOptions({ staleTime: 300_000, enabled: of.kind !== "pack" }),
  );
  const plan = of.kind === "pack" ? undefined : data?.plans.find(({ code }) => code === of.planCode);
  const lines = plan ? linesOf(plan, language, copyLanguages.length) : [];
  const missing = lines.flatMap(({ line, standing }) => (standing.is === "there" ? [] : [{ line, standing }]));
  // without the list what the product lacks is said all the same, of whichever plan lists it
  if (isError && !data && of.kind !== "pack" && lacking.length > 0)
    return (
      <section className={styles.coming} aria-label={t("coming.title")}>
        <p>{t("coming.unread")}</p>
        <ul>
          {lacking.map(({ feature, is }) => (
            <li key={feature}>
              {is === "coming"
                ? t("coming.line", { line: t(`coming.features.${feature}`) })
                : t("coming.fewer", { line: t(`coming.features.${feature}`), count: copyLanguages.length })}
            </li>
          ))}
        </ul>
        <Button variant="default" loading={isFetching} onClick={() => refetch()}>
          {t("coming.retry")}
        </Button>
      </section>
    );
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
