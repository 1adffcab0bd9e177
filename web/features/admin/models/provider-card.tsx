/** One provider: what it is, its key as far as anybody may know it, limits, today's figures, and what can be done. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ModelProvider } from "#contract/admin/models";
import { Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./models.module.css";
import { formatCost } from "./money.ts";

export type Doing = "edit" | "key" | "remove";

function useTest(name: string) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.admin.models.test({ name }),
    onSuccess: ({ cause, milliseconds }) =>
      cause === null
        ? toast(t("tested", { name, seconds: formatNumber(language, milliseconds / 1000, 1) }))
        : toastFailure(t("testFailed", { name }), t(`causes.${cause}`)),
    onError: (error) => toastFailure(t("testFailed", { name }), errorText(te, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.admin.models.key() }),
  });
}

export function ProviderCard(props: { provider: ModelProvider; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation("adminModels");
  const language = useLanguage();
  const { provider, onDo } = props;
  const { key, today, currency } = provider;
  const test = useTest(provider.name);
  const count = (value: number) => formatNumber(language, value);
  const cost = (minor: number) => formatCost(language, minor, currency);
  const limits = [
    provider.perMinute === null ? "" : t("perMinuteText", { count: provider.perMinute }),
    provider.tokensPerDay === null ? "" : t("tokensText", { count: provider.tokensPerDay }),
    provider.moneyPerDay === null ? "" : t("moneyText", { amount: cost(provider.moneyPerDay) }),
  ].filter(Boolean);
  const priced = provider.priceIn > 0 || provider.priceOut > 0;
  return (
    <Panel
      title={provider.name}
      aside={
        <span className={styles.marks}>
          {provider.id === null ? <span className={styles.small}>{t("environment")}</span> : null}
          <Status tone={provider.enabled ? "good" : "plain"}>{provider.enabled ? t("enabled") : t("disabled")}</Status>
        </span>
      }
    >
      <Facts
        of={[
          [t("form.model"), `${provider.model} · ${t(`form.kinds.${provider.kind}`)}`],
          [t("form.address"), provider.baseUrl],
          [t("form.position"), count(provider.position)],
          [t("key"), !key.set ? t("keyNone") : key.lastFour ? t("keyEnds", { lastFour: key.lastFour }) : t("keySet")],
          [t("limits"), limits.join(" · ") || t("unlimited")],
          [
            t("price"),
            priced ? t("priceText", { in: cost(provider.priceIn), out: cost(provider.priceOut) }) : t("free"),
          ],
          [
            t("today"),
            t("todayText", {
              calls: count(today.calls),
              failures: count(today.failures),
              tokens: count(today.tokens),
              cost: cost(today.cost),
            }),
          ],
        ]}
      />
      {provider.id === null ? <p className={styles.text}>{t("readOnly")}</p> : null}
      <div className={styles.buttons}>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {t("actions.test")}
        </Button>
        {provider.id === null
          ? null
          : (["edit", "key", "remove"] as const).map((doing) => (
              <Button key={doing} variant="default" onClick={() => onDo(doing)}>
                {t(`actions.${doing}`)}
              </Button>
            ))}
      </div>
    </Panel>
  );
}
