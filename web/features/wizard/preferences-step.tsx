/** Step 3: languages, style, platforms, kinds of content, the signature; the forecast beside them. */
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type CopyLanguage, type CopyStyle, copyLanguages, copyStyles, pieceKinds } from "#contract/copy";
import type { Entitled } from "#contract/entitlement";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useAngles } from "#web/lib/use-angles.ts";
import { ChoiceCard, ChoiceGroup } from "#web/ui/choice-card.tsx";
import { Help } from "#web/ui/help.tsx";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";
import { AgentForm } from "./agent-form.tsx";
import { ChooseAll } from "./choose-all.tsx";
import type { Draft } from "./draft.ts";
import { Forecast } from "./forecast.tsx";
import { LeadChoice } from "./lead-choice.tsx";
import { OccasionChoice } from "./occasion-choice.tsx";
import { PlatformPicker } from "./platform-picker.tsx";
import styles from "./preferences.module.css";
import { type Problem, toPreferences } from "./preferences.ts";
import { Presets } from "./presets.tsx";
import type { DraftChange } from "./use-draft.ts";
import { usePlanLimit } from "./use-plan-limit.ts";

const toggled = <T,>(list: T[], value: T, on: boolean): T[] =>
  on ? [...list, value] : list.filter((other) => other !== value);

export function PreferencesStep({
  entitled,
  draft,
  change,
  problems,
}: {
  entitled: Entitled | undefined;
  draft: Draft;
  change: DraftChange;
  problems: Problem[];
}) {
  const { t } = useTranslation("wizard");
  const { t: tFacts } = useTranslation("facts");
  const errorOf = (problem: "needLanguage" | "needPlatform" | "needKind" | "needOccasion") =>
    problems.includes(problem) ? t(`preferences.${problem}`) : null;
  const languages = usePlanLimit(entitled, "languages", draft.languages, (id, on) =>
    change((before) => ({
      languages: copyLanguages.filter((code) => toggled<string>(before.languages, id, on).includes(code)),
    })),
  );
  const languageHint = (code: CopyLanguage) =>
    languages.isLocked(code)
      ? languages.lockedHint(code)
      : ownLanguageName(code) === tFacts(`languages.${code}`)
        ? null
        : tFacts(`languages.${code}`);
  // no plan limits them
  const kinds = {
    isLocked: () => false,
    setAll: (_: readonly string[], on: boolean) => change({ kinds: on ? [...pieceKinds] : [] }),
  };
  const angles = useAngles(draft.listing);
  const led = angles.leads.find(({ id }) => id === draft.lead);
  /** How the voice begins for this home; a home too bare for that has a sample of ours. */
  const sampleOf = (style: CopyStyle) => (led?.openings ?? angles.openings)[style] ?? t(`preferences.samples.${style}`);
  return (
    <div className={styles.columns}>
      <div className={styles.questions}>
        <Presets
          entitled={entitled}
          current={toPreferences({ ...draft, lead: null })}
          untouched={!draft.filled && draft.languages.length === 0 && draft.platforms.length === 0}
          onUse={(choices) => change({ ...choices, filled: true })}
        />
        <ChoiceGroup
          id="languages"
          legend={t("preferences.languages")}
          help={<Help on="languages" />}
          aside={languages.aside ?? t("preferences.chosenCount", { count: draft.languages.length })}
          all={
            <ChooseAll
              question={t("preferences.languages")}
              ids={copyLanguages}
              chosen={draft.languages}
              limit={languages}
            />
          }
          below={<UpgradeNotice entitled={entitled} wish={languages.wish} small />}
          error={errorOf("needLanguage")}
          least={175}
        >
          {copyLanguages.map((code) => (
            <ChoiceCard
              key={code}
              type="checkbox"
              name="languages"
              label={ownLanguageName(code)}
              lang={code}
              hint={languageHint(code)}
              aside={languages.isLocked(code) ? <IconLock size={16} stroke={1.6} /> : null}
              checked={draft.languages.includes(code)}
              onChange={(on) => languages.toggle(code, on)}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup id="style" legend={t("preferences.style")} help={<Help on="style" />} least={300}>
          {copyStyles.map((style) => (
            <ChoiceCard
              key={style}
              type="radio"
              name="style"
              label={tFacts(`styles.${style}`)}
              hint={<span className={styles.sample}>{sampleOf(style)}</span>}
              checked={draft.style === style}
              onChange={() => change({ style })}
            />
          ))}
        </ChoiceGroup>
        <LeadChoice leads={angles.leads} style={draft.style} lead={draft.lead} onChange={(lead) => change({ lead })} />
        <OccasionChoice
          occasion={draft.occasion}
          listing={draft.listing}
          error={errorOf("needOccasion")}
          onChange={(occasion) => change({ occasion })}
        />
        <PlatformPicker
          entitled={entitled}
          chosen={draft.platforms}
          error={errorOf("needPlatform")}
          onToggle={(id, on) => change((before) => ({ platforms: toggled(before.platforms, id, on) }))}
        />
        <ChoiceGroup
          id="kinds"
          legend={t("preferences.kinds")}
          all={<ChooseAll question={t("preferences.kinds")} ids={pieceKinds} chosen={draft.kinds} limit={kinds} />}
          error={errorOf("needKind")}
          least={180}
        >
          {pieceKinds.map((kind) => (
            <ChoiceCard
              key={kind}
              type="checkbox"
              name="kinds"
              label={tFacts(`kinds.${kind}`)}
              hint={t(`preferences.kindHints.${kind}`)}
              checked={draft.kinds.includes(kind)}
              onChange={(on) =>
                change((before) => ({
                  kinds: pieceKinds.filter((other) => toggled(before.kinds, kind, on).includes(other)),
                }))
              }
            />
          ))}
        </ChoiceGroup>
        <AgentForm draft={draft} problems={problems} change={change} />
      </div>
      <Forecast preferences={toPreferences(draft)} entitled={entitled} />
    </div>
  );
}
