/** Around the results: what the agent is asked stands before them, the legal panel and the answers after them. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { Panel } from "./panel.tsx";
import { Answered, Questions } from "./questions.tsx";
import { useLaw } from "./use-law.ts";

/** `onChecked`: an answer had every piece checked again; read them anew. `after`: what comes last, and not before the rest. */
export function Law(props: { campaign: Campaign; onChecked: () => void; after?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("law");
  const { law, error, retry, answer } = useLaw(props.campaign, props.onChecked);
  const questions = law?.questions ?? [];
  // questions that came after the pieces would push them from under the reader's eyes and hand
  if (!law && !error) return <Loading />;
  const open = questions.filter(({ given }) => given === null);
  const answered = questions.filter(({ given }) => given !== null);
  return (
    <>
      <Questions questions={open} answer={answer} title={t("questions.title")} lead={t("questions.lead")} />
      {props.children}
      {law ? <Panel panel={law.panel} /> : null}
      <Questions questions={answered} answer={answer} title={t("questions.answered")} />
      {error && !law ? <ErrorState error={error} retry={retry} /> : null}
      <Answered answer={answer} />
      {props.after}
    </>
  );
}
