/** Two wordings given to one model about one home, side by side, under the checks every piece passes. */
import { Button, Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelState, PromptVersion } from "#contract/admin/models";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "../models.module.css";
import { TrialCard } from "../trial-card.tsx";
import { TrialFields, useTrialChoice } from "../trial-fields.tsx";
import type { Wording } from "./wordings.ts";

export function PromptTrial(props: { wordings: readonly Wording[]; inForce: PromptVersion; state: ModelState }) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const { wordings, state } = props;
  const choice = useTrialChoice();
  const current = String(props.inForce.version);
  const [writer, setWriter] = useState(
    (state.providers.find(({ enabled }) => enabled) ?? state.providers[0])?.name ?? null,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const other = wordings.find(({ value }) => value === chosen) ?? wordings.find(({ value }) => value !== current);
  const trial = useMutation({
    mutationFn: async () => {
      const { about } = choice;
      if (!about || writer === null) return [];
      const compared = [wordings.find(({ value }) => value === current), other].filter((one) => one !== undefined);
      return Promise.all(
        compared.map(async ({ label, texts }) => {
          const [result] = await api.admin.models.trial({ ...about, writers: [writer], texts });
          return result ? [{ label, result }] : [];
        }),
      );
    },
    onError: (error) => toastFailure(t("trial.failed"), errorText(te, error)),
  });
  if (writer === null)
    return (
      <Panel title={t("prompts.trial")}>
        <p className={styles.text}>{t("prompts.noModel")}</p>
      </Panel>
    );
  if (choice.error) return <ErrorState error={choice.error} retry={choice.retry} />;
  return (
    <>
      <Panel title={t("prompts.trial")}>
        <p className={styles.text}>{t("prompts.trialText")}</p>
        {choice.ready ? (
          <TrialFields choice={choice}>
            <Select
              label={t("prompts.writer")}
              allowDeselect={false}
              data={state.providers.map(({ name }) => name)}
              value={writer}
              onChange={(value) => setWriter(value ?? writer)}
            />
            <Select
              label={t("prompts.wording")}
              allowDeselect={false}
              data={wordings.map(({ value, label }) => ({ value, label }))}
              value={other?.value ?? current}
              onChange={setChosen}
            />
          </TrialFields>
        ) : (
          <Loading />
        )}
        <div className={styles.buttons}>
          <Button variant="default" loading={trial.isPending} disabled={!choice.about} onClick={() => trial.mutate()}>
            {t("prompts.try")}
          </Button>
        </div>
      </Panel>
      <div className={styles.cards} aria-live="polite">
        {trial.data?.flat().map(({ label, result }) => (
          <TrialCard key={label} title={`${label} · ${result.writer}`} result={result} />
        ))}
      </div>
    </>
  );
}
