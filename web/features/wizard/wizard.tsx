/** The wizard: three steps, one draft. Moving between steps loses nothing and puts the focus on the new step's heading. */
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { emptyListing } from "#contract/listing";
import { useEntitled } from "#web/lib/billing/use-entitled.ts";
import { errorText, isRefusedByPlan } from "#web/lib/errors.ts";
import { Help } from "#web/ui/help.tsx";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";
import { ConfirmStep, focusOn, stopFields } from "./confirm-step.tsx";
import { isStarted } from "./draft.ts";
import { LinkStep } from "./link-step.tsx";
import { type Problem, problemsOf } from "./preferences.ts";
import { PreferencesStep } from "./preferences-step.tsx";
import { StartOver } from "./start-over.tsx";
import { type Step, Steps } from "./steps.tsx";
import { stopsOf } from "./stops.ts";
import { type Arrival, useDraft } from "./use-draft.ts";
import { useGenerate } from "./use-generate.ts";
import styles from "./wizard.module.css";

const fieldOf: Record<Problem, string> = {
  needLanguage: "#languages input",
  needPlatform: "#platforms input",
  needKind: "#kinds input",
  needOccasion: "#occasion input:not([type=radio])",
  needName: "#agent-name",
  badEmail: "#agent-email",
};

/** What every campaign takes. */
const aListing = { listing: true };

export function Wizard(props: { userId: string; arrival: Arrival; onCreated: (campaignId: string) => void }) {
  const { t } = useTranslation("wizard");
  const { t: tError } = useTranslation("errors");
  const { draft, change, kept, restored, finish, startOver } = useDraft(props.userId, props.arrival);
  const [asked, setAsked] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [round, setRound] = useState(0);
  const entitled = useEntitled();
  const heading = useRef<HTMLHeadingElement>(null);
  // a draft kept at step 3 before it stopped goes back: samples would be written of what nobody said
  const isHeld = draft.step === 2 && draft.listing !== null && stopsOf(draft.listing).length > 0;
  const step: Step = draft.listing ? (isHeld ? 1 : draft.step) : 0;
  const first: Step = draft.property ? 1 : 0;
  const problems = asked ? problemsOf(draft) : [];
  const generate = useGenerate(draft, change, (campaignId) => {
    finish();
    props.onCreated(campaignId);
  });

  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const go = (to: Step) => change({ step: to });
  const listing = draft.listing ?? emptyListing();
  /** Step 3 writes samples at once: there is no way to it past what stops. */
  const next = () => {
    const [stop] = stopsOf(listing);
    setStopped(stop !== undefined);
    if (!stop) return go(2);
    go(1);
    focusOn(stopFields[stop]);
  };
  const submit = () => {
    const [stop] = stopsOf(listing);
    if (stop) {
      setStopped(true);
      go(1);
      return focusOn(stopFields[stop]);
    }
    setAsked(true);
    const [problem] = problemsOf(draft);
    if (!problem) return generate.mutate();
    const field = document.querySelector<HTMLElement>(fieldOf[problem]);
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  };
  const titles = [t("link.title"), t("confirm.title"), t("preferences.title")] as const;

  return (
    <div className={styles.stack} key={round}>
      <Steps at={step} first={first} reachable={draft.listing ? 2 : 0} onGo={(to) => (to === 2 ? next() : go(to))} />
      <header className={styles.top}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            <span className="visually-hidden">{t("steps.position", { step: step + 1 })}: </span>
            {titles[step]}
          </h2>
          {step === 1 ? (
            // no paragraph: what explains the word is a box of its own
            <div className={styles.stepLead}>
              {t("confirm.lead")} <Help on="confidence" />
            </div>
          ) : null}
        </div>
        {isStarted(draft) ? (
          <StartOver
            onConfirm={() => {
              startOver();
              setAsked(false);
              setRound(round + 1);
            }}
          />
        ) : null}
      </header>
      {restored && round === 0 ? (
        <div className={styles.note} role="status">
          <p>{t("restored")}</p>
        </div>
      ) : null}
      {step === 1 ? null : <UpgradeNotice entitled={entitled} wish={aListing} />}
      {step === 0 ? (
        <LinkStep
          draft={draft}
          change={change}
          files={props.arrival.files ?? []}
          focus={props.arrival.link !== null}
          onReady={() => go(1)}
        />
      ) : null}
      {step === 1 ? <ConfirmStep draft={draft} change={change} stops={stopped ? stopsOf(listing) : []} /> : null}
      {step === 2 ? <PreferencesStep entitled={entitled} draft={draft} change={change} problems={problems} /> : null}
      {step === 2 ? <UpgradeNotice entitled={entitled} wish={aListing} repeated /> : null}
      {generate.isError && !(entitled && isRefusedByPlan(generate.error)) ? (
        <div className={styles.failed} role="alert">
          <p className={styles.failedText} style={{ margin: 0 }}>
            {errorText(tError, generate.error)}
          </p>
        </div>
      ) : null}
      {step > 0 ? (
        <footer className={styles.foot} data-foot>
          {step > first ? (
            <Button variant="default" size="lg" onClick={() => go(step === 2 ? 1 : 0)}>
              {t("back")}
            </Button>
          ) : null}
          <span className={styles.kept}>{kept ? t("saved") : t("notSaved")}</span>
          <div>
            {step === 1 ? (
              <Button size="lg" onClick={next}>
                {t("next")}
              </Button>
            ) : (
              <Button size="lg" loading={generate.isPending} onClick={submit}>
                {t("generate")}
              </Button>
            )}
          </div>
        </footer>
      ) : null}
    </div>
  );
}
