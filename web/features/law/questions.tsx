/** What the agent is asked where words alone do not decide: open questions before the results, answers beside the legal panel. */
import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { LawQuestion } from "#contract/law/listing-law";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import styles from "./law.module.css";
import type { useLaw } from "./use-law.ts";

type Answer = ReturnType<typeof useLaw>["answer"];

/** `questions`: all open or all answered; nothing is drawn for none. */
export function Questions(props: { questions: readonly LawQuestion[]; answer: Answer; title: string; lead?: string }) {
  const { questions, answer, title, lead } = props;
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <ul className={styles.list}>
        {questions.map((question) => (
          <Question key={question.key} question={question} answer={answer} />
        ))}
      </ul>
    </section>
  );
}

function Question({ question, answer }: { question: LawQuestion; answer: Answer }) {
  const { t } = useTranslation("law");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const { key, text, given } = question;
  const mine = answer.variables?.key === key;
  const give = (value: boolean | string | null) => {
    if (!answer.isPending) answer.mutate({ key, answer: value });
  };
  return (
    <li className={styles.question}>
      <p className={styles.text} id={`law-${key}`}>
        {text[language]}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons */}
      <div className={styles.choices} role="group" aria-labelledby={`law-${key}`}>
        {question.answer === "yes-no" ? (
          [true, false].map((value) => (
            <Button
              key={String(value)}
              variant={given === value ? "filled" : "default"}
              aria-pressed={given === value}
              onClick={() => give(value)}
            >
              {t(value ? "questions.yes" : "questions.no")}
            </Button>
          ))
        ) : (
          <PlainSelect
            label={text[language]}
            value={typeof given === "string" ? given : ""}
            options={[{ value: "", label: t("questions.choose") }, ...question.choices]}
            onChange={(value) => give(value === "" ? null : value)}
          />
        )}
        {given !== null ? (
          <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => give(null)}>
            {t("questions.takeBack")}
          </Button>
        ) : null}
        {mine && answer.isPending ? <Loader size="xs" aria-hidden /> : null}
      </div>
      {mine && answer.isError ? (
        <p className={styles.error} role="alert">
          {t("questions.failed", { cause: errorText(tError, answer.error) })}
        </p>
      ) : null}
    </li>
  );
}

/** Tells a screen reader how the check after an answer goes. */
export function Answered({ answer }: { answer: Answer }) {
  const { t } = useTranslation("law");
  return (
    <p className={styles.spoken} role="status">
      {answer.isPending ? t("questions.checking") : answer.isSuccess ? t("questions.done") : ""}
    </p>
  );
}
