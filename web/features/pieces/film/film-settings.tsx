/** What a film looks and sounds like: shape, language, quality, music, voice, colour. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CopyLanguage } from "#contract/copy";
import { type FilmOrder, filmQualities, filmRatios, type Music, musicBeds } from "#contract/media/film";
import styles from "#web/features/pieces/film/film.module.css";
import { Choices } from "#web/features/pieces/posters/choices.tsx";
import { ownLanguageName } from "#web/lib/intl.ts";
import { ColourField } from "#web/ui/colour-field.tsx";
import { SoundPicker } from "./sound-picker.tsx";

type Look = Omit<FilmOrder, "shots">;

/** No key of a dictionary holds a colon. */
const shapes = { "9:16": "upright", "1:1": "square", "16:9": "wide" } as const;

/** A music as one word, for the buttons. */
const nameOfMusic = (music: Music) => (music === null ? "none" : music.kind === "bed" ? music.bed : "own");

export function FilmSettings(props: {
  look: Look;
  languages: readonly CopyLanguage[];
  onChange: (change: Partial<Look>) => void;
  /** Below the voice: another way to one. */
  otherVoice: ReactNode;
}) {
  const { look, languages, onChange, otherVoice } = props;
  const { t } = useTranslation("pieces");
  const music = nameOfMusic(look.music);
  return (
    <div className={styles.settings}>
      <Choices
        legend={t("film.ratio")}
        options={filmRatios.map((value) => ({ value, label: t(`film.ratios.${shapes[value]}`) }))}
        value={look.ratio}
        onChange={(ratio) => onChange({ ratio })}
      />
      {languages.length > 1 ? (
        <Choices
          legend={t("language")}
          options={languages.map((value) => ({ value, label: ownLanguageName(value) }))}
          value={look.language}
          onChange={(language) => onChange({ language })}
        />
      ) : null}
      <Choices
        legend={t("film.music")}
        options={[
          ...musicBeds.map((value) => ({ value, label: t(`film.beds.${value}`) })),
          { value: "none", label: t("film.beds.none") },
        ]}
        value={music}
        onChange={(value) => {
          const bed = musicBeds.find((one) => one === value);
          onChange({ music: bed ? { kind: "bed", bed } : null });
        }}
      />
      <SoundPicker
        label={t("film.ownMusic")}
        none={t("film.noOwnMusic")}
        value={look.music?.kind === "own" ? look.music.soundId : null}
        onChange={(soundId) =>
          onChange({ music: soundId === null ? { kind: "bed", bed: "morning" } : { kind: "own", soundId } })
        }
      />
      <SoundPicker
        label={t("film.voice")}
        none={t("film.noVoice")}
        value={look.voiceId}
        onChange={(voiceId) => onChange({ voiceId })}
      />
      {otherVoice}
      <Choices
        legend={t("film.quality")}
        options={filmQualities.map((value) => ({ value, label: t(`film.qualities.${value}`) }))}
        value={look.quality}
        onChange={(quality) => onChange({ quality })}
      />
      <ColourField label={t("posters.color")} value={look.accent} onChange={(accent) => onChange({ accent })} />
    </div>
  );
}
