/** What the agent is asked where words alone do not decide: open questions before the results, answers beside the legal panel. */
import { Button, Loader } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LawQuestion } from "#contract/law/listing-law";
import { getPlatform } from "#engine/platforms/index";
import { errorText } from "#web/lib/errors.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
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
          <Question key={`${question.key} ${question.statement}`} question={question} answer={answer} />
        ))}
      </ul>
    </section>
  );
}

function Question({ question, answer }: { question: LawQuestion; answer: Answer }) {
  const { t } = useTranslation("law");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const { key, statement, text, given } = question;
  const id = useId();
  const mine = answer.variables?.key === key && answer.variables.statement === statement;
  const give = (value: boolean | string | null) => {
    if (!answer.isPending) answer.mutate({ key, statement, answer: value });
  };
  return (
    <li className={styles.question}>
      <div className={styles.text} id={id}>
        {statement === null ? null : <Statement question={question} statement={statement} />}
        <p className={styles.asked}>{text[language]}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons */}
      <div className={styles.choices} role="group" aria-labelledby={id}>
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

/** The words that are asked about, which texts say them, and what the law has against them. */
function Statement({ question, statement }: { question: LawQuestion; statement: string }) {
  const { t } = useTranslation("law");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  const [first] = question.places;
  const names = question.places.map(({ platform, kind, language: written }) => {
    const name = kind === "post" ? (getPlatform(platform)?.name[language] ?? platform) : tFacts(`kinds.${kind}`);
    return `${name} (${ownLanguageName(written)})`;
  });
  return (
    <>
      <blockquote className={styles.statement} lang={first?.language}>
        {statement}
      </blockquote>
      {names.length > 0 ? <p className={styles.quiet}>{t("questions.saidIn", { where: names.join(" · ") })}</p> : null}
      {question.reason ? <p className={styles.quiet}>{question.reason[language]}</p> : null}
    </>
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
