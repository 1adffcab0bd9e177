/** The legal documents: a draft beside what it will look like, publishing it as a new version, and the versions there were. */
import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LegalDocument, legalDocuments } from "#contract/legal";
import { readMarkdown } from "#engine/legal/markdown";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { LegalPreview } from "./legal-preview.tsx";
import { LegalVersions } from "./legal-versions.tsx";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

const languages = ["zh", "en"] as const;

export function LegalSection({ form }: { form: ReadyForm }) {
  const { t } = useTranslation("adminSettings");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const legal = useQuery(orpc.admin.legal.get.queryOptions());
  const [document, setDocument] = useState<LegalDocument>("terms");
  const [language, setLanguage] = useState<"zh" | "en">("zh");
  const [asking, setAsking] = useState(false);
  const publish = useMutation({
    mutationFn: () => api.admin.legal.publish({ draft: form.state.versions.legal_draft }),
    onSuccess: (state) => {
      queries.setQueryData(orpc.admin.legal.get.queryKey(), state);
      form.retry();
      toast(t("published"), state.versions[0]?.version);
    },
    onError: (error) => toastFailure(t("notSaved"), errorText(te, error)),
    onSettled: () => setAsking(false),
  });
  if (legal.error) return <ErrorState error={legal.error} retry={() => void legal.refetch()} />;
  if (!legal.data) return <Loading />;

  const draft = form.values.legal_draft;
  const base = legal.data.texts[document][language];
  const text = draft[document][language] || base;
  const read = readMarkdown(text);
  const write = (value: string) =>
    form.set("legal_draft", {
      ...draft,
      [document]: { ...draft[document], [language]: value === base ? "" : value },
    });
  const drafted = legalDocuments.flatMap((one) => languages.map((each) => draft[one][each])).filter(Boolean);
  const readable = drafted.every((one) => "text" in readMarkdown(one));
  // the other language would go on saying what held before
  const alone = legalDocuments.flatMap((one) =>
    languages
      .filter((each) => draft[one][each] && !draft[one][each === "zh" ? "en" : "zh"])
      .map((each) => ({ one, each })),
  );
  const warned = alone.map(({ one, each }) =>
    t("publishAlone", { document: t(`documents.${one}`), language: t(`languages.${each}`) }),
  );
  const unsaved = form.dirty.includes("legal_draft");
  return (
    <>
      <Panel
        title={t("tabs.legal")}
        aside={
          <Button disabled={drafted.length === 0 || !readable || unsaved} onClick={() => setAsking(true)}>
            {t("publish")}
          </Button>
        }
      >
        <p className={styles.text}>
          {t("legalText")} {unsaved ? t("publishSaveFirst") : null}
        </p>
        <div className={styles.buttons}>
          <SegmentedControl
            aria-label={t("document")}
            value={document}
            onChange={(value) => setDocument(value === "privacy" ? "privacy" : "terms")}
            data={legalDocuments.map((value) => ({ value, label: t(`documents.${value}`) }))}
          />
          <SegmentedControl
            aria-label={t("language")}
            value={language}
            onChange={(value) => setLanguage(value === "en" ? "en" : "zh")}
            data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
          {draft[document][language] ? (
            <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => write(base)}>
              {t("legalReset")}
            </Button>
          ) : null}
        </div>
        <div className={styles.editor}>
          <Textarea
            label={`${t(`documents.${document}`)} · ${t(`languages.${language}`)}`}
            description={draft[document][language] ? t("legalHint") : `${t("legalBase")} ${t("legalHint")}`}
            classNames={{ input: styles.markdown ?? "" }}
            lang={language === "zh" ? "zh-CN" : "en"}
            rows={26}
            value={text}
            error={"problem" in read ? t(`problems.${read.problem}`, { line: read.line }) : null}
            onChange={({ currentTarget: { value } }) => write(value)}
          />
          {"text" in read ? <LegalPreview text={read.text} language={language} label={t("preview")} /> : null}
        </div>
      </Panel>
      <LegalVersions versions={legal.data.versions} />
      {asking ? (
        <ConfirmDialog
          title={t("publishTitle")}
          text={[...warned, t("publishText")].join(" ")}
          confirm={t(warned.length > 0 ? "publishAnyway" : "publish")}
          busy={publish.isPending}
          onConfirm={() => publish.mutate()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
