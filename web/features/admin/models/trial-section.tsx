/** Two models and the composer side by side on one home. */
import { Button, Select } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelState } from "#contract/admin/models";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./models.module.css";
import { TrialCard } from "./trial-card.tsx";
import { TrialFields, useTrialChoice } from "./trial-fields.tsx";

export function TrialSection({ state }: { state: ModelState }) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const choice = useTrialChoice();
  const [left, setLeft] = useState(state.providers[0]?.name ?? "composer");
  const [right, setRight] = useState(state.providers[1]?.name ?? "composer");
  const trial = useMutation({
    mutationFn: async () => {
      const writers = [...new Set([left, right, "composer"])];
      return choice.about ? api.admin.models.trial({ ...choice.about, writers }) : [];
    },
    onError: (error) => toastFailure(t("trial.failed"), errorText(te, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.admin.models.usage.key() }),
  });
  if (choice.error) return <ErrorState error={choice.error} retry={choice.retry} />;
  if (!choice.ready) return <Loading />;
  const writers = [
    ...state.providers.map(({ name }) => ({ value: name, label: name })),
    { value: "composer", label: t("composer") },
  ];
  return (
    <div className={styles.stack}>
      <Panel>
        <p className={styles.text}>{t("trial.text")}</p>
        <TrialFields choice={choice}>
          <Select
            label={t("trial.left")}
            allowDeselect={false}
            data={writers}
            value={left}
            onChange={(value) => setLeft(value ?? left)}
          />
          <Select
            label={t("trial.right")}
            allowDeselect={false}
            data={writers}
            value={right}
            onChange={(value) => setRight(value ?? right)}
          />
        </TrialFields>
        <div className={styles.buttons}>
          <Button loading={trial.isPending} onClick={() => trial.mutate()}>
            {t("trial.run")}
          </Button>
        </div>
      </Panel>
      <div className={styles.trials} aria-live="polite">
        {trial.data?.map((result) => (
          <TrialCard
            key={result.writer}
            title={result.writer === "composer" ? t("composer") : result.writer}
            result={result}
          />
        ))}
      </div>
    </div>
  );
}
