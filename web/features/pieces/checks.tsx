/** What the advertising law and the fact lock say about a piece: where, why, what instead, on which ground. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Finding, Untraced } from "#contract/copy";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Help } from "#web/ui/help.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import styles from "./checks.module.css";
import { locate, locateInTitle } from "./text-marks.ts";

const tones: Record<Finding["severity"], Tone> = { block: "bad", warn: "wait", info: "busy" };
const gravity: Finding["severity"][] = ["block", "warn", "info"];

/** Where a lawful sentence is told, that very one is put in, and no part of the advice beside it. */
const applyLabel = ({ text, rewording }: Finding) =>
  text === "" ? "checks.add" : rewording === undefined ? "checks.apply" : "checks.putIn";

export function Checks(props: {
  findings: Finding[];
  untraced: Untraced[];
  title: string | null;
  text: string;
  /** Text has changed since it was checked. */
  changed: boolean;
  mending: boolean;
  /** Why the last mending did not work. */
  problem: unknown;
  onFind: (field: "title" | "body", start: number, end: number) => void;
  onMend: (about: { rule: string | null; start: number; end: number }) => void;
}) {
  const { findings, untraced, title, text, changed, mending, problem, onFind, onMend } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const sorted = [...findings].sort((a, b) => gravity.indexOf(a.severity) - gravity.indexOf(b.severity));
  const finder = (span: { start: number; end: number; text: string }) => {
    const inTitle = locateInTitle(title, span);
    const at = inTitle ?? locate(text, span);
    return at ? (
      <Button
        size="compact-sm"
        mih={32}
        variant="subtle"
        color="gray"
        c="var(--ink)"
        className={styles.find}
        onClick={() => onFind(inTitle ? "title" : "body", at.start, at.end)}
      >
        {t(inTitle ? "checks.findTitle" : "checks.find")}
      </Button>
    ) : null;
  };
  const mender = (label: string, about: { rule: string | null; start: number; end: number }) => (
    <Button
      size="compact-sm"
      mih={32}
      mt={4}
      variant="default"
      disabled={changed}
      loading={mending}
      onClick={() => onMend({ rule: about.rule, start: about.start, end: about.end })}
    >
      {label}
    </Button>
  );
  return (
    <section className={styles.checks} aria-labelledby="checks-title">
      <div className={styles.head}>
        <h2 id="checks-title" className={styles.title}>
          {t("checks.title")}
        </h2>
        <Help on="checks" />
      </div>
      {findings.length + untraced.length === 0 && !changed ? <p className={styles.none}>{t("checks.none")}</p> : null}
      {changed ? <p className={styles.none}>{t("checks.stale")}</p> : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {errorText(tError, problem)}
        </p>
      ) : null}
      <ul className={styles.list}>
        {untraced.map((claim) => (
          <li key={`u${claim.start}-${claim.end}${claim.text}`} className={styles.item}>
            <div className={styles.head}>
              <Status tone={claim.grade === "note" ? "wait" : "bad"}>
                {`${t(claim.source === undefined ? "checks.untraced" : "checks.contradicted")} · ${t(`checks.untracedKind.${claim.kind}`)}`}
              </Status>
              {finder(claim)}
            </div>
            <p className={styles.message}>
              {claim.source === undefined
                ? t("checks.untracedText", { text: claim.text })
                : t("checks.contradictedText", { text: claim.text, source: claim.source })}
            </p>
            {claim.model ? <p className={styles.citation}>{t("checks.readBy", { name: claim.model })}</p> : null}
            {mender(t("checks.takeOut"), { ...claim, rule: null })}
          </li>
        ))}
        {sorted.map((finding) => (
          <li key={`${finding.rule}${finding.start}-${finding.end}`} className={styles.item}>
            <div className={styles.head}>
              <Status tone={tones[finding.severity]}>{t(`checks.severity.${finding.severity}`)}</Status>
              {finding.text ? <q className={styles.quote}>{finding.text}</q> : <span>{t("checks.missing")}</span>}
              {finder(finding)}
            </div>
            <p className={styles.message}>{finding.message[language]}</p>
            {finding.suggestion ? (
              <p className={styles.suggestion}>{t("checks.suggestion", { text: finding.suggestion[language] })}</p>
            ) : null}
            {finding.rewording ? (
              <p className={styles.suggestion}>{t("checks.rewording", { text: finding.rewording })}</p>
            ) : null}
            {finding.byHand ? <p className={styles.suggestion}>{t("checks.byHand")}</p> : null}
            {finding.severity === "info" || finding.byHand ? null : mender(t(applyLabel(finding)), finding)}
            <p className={styles.citation}>{t("checks.citation", { text: finding.citation })}</p>
            {finding.likeness ? <p className={styles.citation}>{t("checks.byLikeness")}</p> : null}
            {finding.model ? <p className={styles.citation}>{t("checks.byModel", { name: finding.model })}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
