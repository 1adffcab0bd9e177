/** Two writers side by side on one home. */
import { Button, Select } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelState } from "#contract/admin/models";
import { copyLanguages, copyStyles } from "#contract/copy";
import { platforms } from "#engine/platforms/index";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./models.module.css";
import { TrialCard } from "./trial-card.tsx";

/** Trials are of posts; messages and mails are framed by us. */
const posting = platforms.filter(({ id }) => !["email", "sms"].includes(id));

export function TrialSection({ state }: { state: ModelState }) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const language = useLanguage();
  const queries = useQueryClient();
  const homes = useQuery(orpc.admin.models.homes.queryOptions());
  const [home, setHome] = useState("0");
  const [platform, setPlatform] = useState(posting[0]?.id ?? "");
  const [written, setWritten] = useState<(typeof copyLanguages)[number]>(language);
  const [style, setStyle] = useState<(typeof copyStyles)[number]>("professional");
  const [left, setLeft] = useState(state.providers[0]?.name ?? "composer");
  const [right, setRight] = useState(state.providers[1]?.name ?? "composer");
  const chosen = homes.data?.[Number(home)]?.home;
  const trial = useMutation({
    mutationFn: async () => {
      if (!chosen) return [];
      const writers = left === right ? [left] : [left, right];
      return api.admin.models.trial({ home: chosen, platform, language: written, kind: "post", style, writers });
    },
    onError: (error) => toastFailure(t("trial.failed"), errorText(te, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.admin.models.usage.key() }),
  });
  if (homes.error) return <ErrorState error={homes.error} retry={() => void homes.refetch()} />;
  if (!homes.data) return <Loading />;
  const writers = [
    { value: "composer", label: t("composer") },
    ...state.providers.map(({ name }) => ({ value: name, label: name })),
  ];
  return (
    <div className={styles.stack}>
      <Panel>
        <p className={styles.text}>{t("trial.text")}</p>
        <div className={styles.fields} style={{ marginTop: 16 }}>
          <Select
            label={t("trial.home")}
            allowDeselect={false}
            data={homes.data.map(({ title }, at) => ({ value: String(at), label: title[language] }))}
            value={home}
            onChange={(value) => setHome(value ?? home)}
          />
          <Select
            label={t("trial.platform")}
            allowDeselect={false}
            data={posting.map(({ id, name }) => ({ value: id, label: name[language] }))}
            value={platform}
            onChange={(value) => setPlatform(value ?? platform)}
          />
          <Select
            label={t("trial.language")}
            allowDeselect={false}
            data={copyLanguages.map((value) => ({ value, label: ownLanguageName(value) }))}
            value={written}
            onChange={(value) => setWritten(copyLanguages.find((one) => one === value) ?? written)}
          />
          <Select
            label={t("trial.style")}
            allowDeselect={false}
            data={copyStyles.map((value) => ({ value, label: t(`trial.styles.${value}`) }))}
            value={style}
            onChange={(value) => setStyle(copyStyles.find((one) => one === value) ?? style)}
          />
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
        </div>
        <div className={styles.buttons}>
          <Button loading={trial.isPending} onClick={() => trial.mutate()}>
            {t("trial.run")}
          </Button>
        </div>
      </Panel>
      <div className={styles.cards} aria-live="polite">
        {trial.data?.map((result) => (
          <TrialCard key={result.writer} result={result} />
        ))}
      </div>
    </div>
  );
}
