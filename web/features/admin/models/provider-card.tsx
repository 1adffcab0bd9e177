/** One provider: what it is, its key as far as anybody may know it, limits, today's figures, and what can be done. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ModelProvider } from "#contract/admin/models";
import { healthStateOf, healthTones } from "#web/features/admin/health-state.ts";
import { Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./models.module.css";
import { formatCost } from "./money.ts";
import { ProviderSaid } from "./provider-said.tsx";

export type Doing = "edit" | "key" | "remove";

function useTest(name: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.admin.models.test({ name }),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.admin.models.key() }),
  });
}

/** What came of the last test, beside its button: it is read while the provider is looked at. */
function TestResult({ test }: { test: ReturnType<typeof useTest> }) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const language = useLanguage();
  const { data, error } = test;
  if (test.isPending) return <span className={styles.small}>{t("testing")}</span>;
  if (error) return <Status tone="bad">{errorText(te, error)}</Status>;
  if (!data) return null;
  const seconds = formatNumber(language, data.milliseconds / 1000, 2);
  return data.cause === null ? (
    <Status tone="good">{t("works", { seconds })}</Status>
  ) : (
    <Status tone="bad">{t("worksNot", { cause: t(`causes.${data.cause}`), seconds })}</Status>
  );
}

export function ProviderCard(props: {
  provider: ModelProvider;
  place: number;
  /** All models are off. */
  off: boolean;
  order: ReactNode;
  onDo: (doing: Doing) => void;
}) {
  const { t } = useTranslation("adminModels");
  const { t: tr } = useTranslation("reports");
  const language = useLanguage();
  const { provider, off, onDo } = props;
  const health = healthStateOf(provider.health);
  const { key, today, currency } = provider;
  const test = useTest(provider.name);
  // its key would go with it
  const keeps = useScope() !== "super" && key.set;
  const doings: readonly Doing[] = keeps ? ["edit", "key"] : ["edit", "key", "remove"];
  const count = (value: number) => formatNumber(language, value);
  const cost = (minor: number) => formatCost(language, minor, currency);
  const limits = [
    provider.perMinute === null
      ? ""
      : t("perMinuteText", { count: provider.perMinute, text: count(provider.perMinute) }),
    provider.tokensPerDay === null
      ? ""
      : t("tokensText", { count: provider.tokensPerDay, text: count(provider.tokensPerDay) }),
    provider.moneyPerDay === null ? "" : t("moneyText", { amount: cost(provider.moneyPerDay) }),
  ].filter(Boolean);
  const priced = provider.priceIn > 0 || provider.priceOut > 0;
  const keyText = !key.set ? t("keyNone") : key.lastFour ? t("keyEnds", { lastFour: key.lastFour }) : t("keySet");
  const todayText = t("todayText", {
    count: today.calls,
    calls: count(today.calls),
    failures: count(today.failures),
    tokens: count(today.tokens),
    // two currencies are not one sum
    cost: [cost(today.cost), ...today.elsewhere.map((one) => formatCost(language, one.cost, one.currency))].join(" + "),
  });
  return (
    <Panel
      title={`${props.place}. ${provider.name}`}
      aside={
        <span className={styles.marks}>
          {provider.id === null ? <span className={styles.small}>{t("environment")}</span> : null}
          {provider.enabled && off ? (
            <Status tone="wait">{t("waits")}</Status>
          ) : (
            <Status tone={healthTones[health]}>{tr(`home.${health}`)}</Status>
          )}
          {props.order}
        </span>
      }
    >
      <div className={styles.halves}>
        <Facts
          of={[
            [t("form.model"), `${provider.model} · ${t(`form.kinds.${provider.kind}`)}`],
            [t("form.address"), provider.baseUrl ?? t("ownAddress")],
            [t("key"), keyText],
          ]}
        />
        <Facts
          of={[
            [t("limits"), limits.join(" · ") || t("unlimited")],
            [
              t("price"),
              priced ? t("priceText", { in: cost(provider.priceIn), out: cost(provider.priceOut) }) : t("free"),
            ],
            [t("today"), todayText],
          ]}
        />
      </div>
      {provider.id === null ? <p className={styles.text}>{t("readOnly")}</p> : null}
      {provider.id !== null && keeps ? <p className={styles.text}>{t("removeSuperOnly")}</p> : null}
      <div className={styles.buttons}>
        <Button variant="default" disabled={test.isPending} onClick={() => test.mutate()}>
          {t("actions.test")}
        </Button>
        {provider.id === null
          ? null
          : doings.map((doing) => (
              <Button key={doing} variant="default" onClick={() => onDo(doing)}>
                {t(`actions.${doing}`)}
              </Button>
            ))}
        <span role="status" className={styles.result}>
          <TestResult test={test} />
        </span>
      </div>
      {test.data && !test.isPending ? <ProviderSaid error={test.data.error} answer={test.data.answer} /> : null}
    </Panel>
  );
}
