/** What is to follow the bought package: the same plan, another, or nothing. It only says what we remind of. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type PlanCode, planCode } from "#contract/plan";
import type { Renewal as Wish } from "#contract/subscription";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { Place } from "#web/ui/skeleton.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./usage.module.css";

const NONE = "none";

/** Shown at once, taken back when the server refuses. */
function useRenewal() {
  const client = useQueryClient();
  const { t } = useTranslation("allowance");
  const { t: tError } = useTranslation("errors");
  const { queryKey } = orpc.subscriptions.renewal.get.queryOptions();
  return useMutation({
    mutationFn: (code: PlanCode | null) => api.subscriptions.renewal.set({ planCode: code }),
    onMutate: async (code) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (old: Wish | undefined) => old && { ...old, planCode: code });
      return { before };
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      toast(t("renewal.saved"));
    },
    onError: (error, _, kept) => {
      client.setQueryData(queryKey, kept?.before);
      toastFailure(errorText(tError, error));
    },
  });
}

/** Of a bought package; its place is kept while it is on its way. */
export function Renewal() {
  const { t } = useTranslation("allowance");
  const language = useLanguage();
  const { data: wish, isError } = useQuery(orpc.subscriptions.renewal.get.queryOptions());
  const { data: sale } = useQuery(orpc.plans.onSale.queryOptions());
  const save = useRenewal();
  if (isError && !wish) return null;
  if (!wish || !sale)
    return (
      <div className={styles.renewal} aria-hidden>
        <Place width="100%" height={46} />
      </div>
    );
  if (!wish.endsAt) return null;
  const plans = sale.plans.filter((plan) => plan.priceMinor !== null);
  const offered = plans.some((plan) => plan.code === wish.planCode);
  const options = [
    // a plan that is no longer sold as it was, or has no price, stays as it is until something else is chosen
    ...(wish.planCode !== null && !offered && wish.planName
      ? [{ value: wish.planCode, label: t("renewal.plan", { plan: wish.planName[language] }) }]
      : []),
    ...plans.map((plan) => ({ value: plan.code, label: t("renewal.plan", { plan: plan.name[language] }) })),
    { value: NONE, label: t("renewal.none") },
  ];
  const choose = (value: string) => {
    const code = planCode.safeParse(value);
    if (value === NONE) save.mutate(null);
    else if (code.success) save.mutate(code.data);
  };
  return (
    <div className={styles.renewal}>
      <span className={styles.renewalLabel}>{t("renewal.label")}</span>
      <PlainSelect label={t("renewal.label")} value={wish.planCode ?? NONE} options={options} onChange={choose} />
      <p className={styles.note} role="status">
        {wish.planCode === null
          ? t("renewal.cancelled", { date: formatDate(language, wish.endsAt) })
          : t("renewal.note")}
      </p>
    </div>
  );
}
