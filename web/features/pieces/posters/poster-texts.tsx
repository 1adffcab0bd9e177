/** The texts of a poster, each in a field of its own with its limit and with what facts and law say of it. */
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type PosterSlot, posterSlots, posterWordLimits } from "#contract/media/poster-words";
import { useObjections } from "#web/features/pieces/made/use-objections.ts";
import styles from "#web/features/pieces/posters/posters.module.css";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import type { PosterWordsInHand } from "./use-poster-words.ts";

/** Left empty they are as the home says them. */
const NAMED: ReadonlySet<PosterSlot> = new Set(["name", "agentName", "agentCompany"]);

/** From here on it is said how much room is left. */
const NEARLY_FULL = 0.7;

export function PosterTexts({ hand, language }: { hand: PosterWordsInHand; language: string }) {
  const { t } = useTranslation("pieces");
  const changed = Object.keys(hand.words).length;
  const { proposed } = hand;
  const standing = hand.saving ? t("posters.saving") : hand.dirty ? t("posters.unsaved") : t("posters.saved");
  return (
    <details className={styles.texts}>
      <summary className={styles.textsHead}>
        <span>{t("posters.words")}</span>
        {changed > 0 ? <span className={styles.changed}>{t("posters.wordsChanged", { count: changed })}</span> : null}
      </summary>
      {hand.error ? (
        <ErrorState error={hand.error} retry={hand.retry} />
      ) : proposed === null ? (
        <Loading label={t("posters.wordsLoading")} />
      ) : (
        <>
          <p className={styles.textsNote}>{t("posters.wordsNote")}</p>
          {posterSlots
            // nobody signs: there is no card to write on
            .filter((slot) => proposed.agentName !== "" || !slot.startsWith("agent"))
            .map((slot) => (
              <SlotField key={slot} slot={slot} hand={hand} proposed={proposed[slot] ?? ""} language={language} />
            ))}
          <div className={styles.textsTools}>
            <Button variant="default" mih={44} disabled={hand.undo === null} onClick={() => hand.undo?.()}>
              {t("posters.undo")}
            </Button>
            <Button variant="subtle" color="gray" c="var(--ink)" mih={44} disabled={changed === 0} onClick={hand.reset}>
              {t("posters.reset")}
            </Button>
            <span role="status" className={styles.standing}>
              {changed > 0 || hand.saving || hand.dirty ? standing : null}
            </span>
          </div>
        </>
      )}
    </details>
  );
}

function SlotField(props: { slot: PosterSlot; hand: PosterWordsInHand; proposed: string; language: string }) {
  const { slot, hand, proposed, language } = props;
  const { t } = useTranslation("pieces");
  const objectionsTo = useObjections();
  const label = t(`posters.slots.${slot}`);
  const text = hand.words[slot] ?? proposed;
  const max = posterWordLimits[slot];
  const check = hand.checks.find((one) => one.slot === slot);
  // what was said of an earlier wording is said no more
  const current = hand.dirty ? undefined : check;
  const tooLong = hand.words[slot] !== undefined && hand.isTooLong(slot, text);
  const error = tooLong ? t("posters.tooLong", { max }) : objectionsTo(current);
  return (
    <TextInput
      label={label}
      lang={language}
      value={text}
      placeholder={NAMED.has(slot) ? proposed : ""}
      description={text.length > max * NEARLY_FULL ? `${text.length} / ${max}` : null}
      inputWrapperOrder={["label", "input", "error", "description"]}
      error={error}
      rightSectionWidth={44}
      rightSection={
        hand.words[slot] === undefined ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t("posters.resetSlot", { slot: label })}
            onClick={() => hand.restore(slot)}
          >
            <IconArrowBackUp size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        )
      }
      onChange={(event) => hand.set(slot, event.currentTarget.value)}
    />
  );
}
