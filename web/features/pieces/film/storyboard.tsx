/** The shots of a film in their order: photo, words, seconds; each can be moved, changed, taken away. */
import { ActionIcon, Button, NumberInput, Textarea } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import { filmLimits, type Shot, type ShotCheck } from "#contract/media/film";
import styles from "#web/features/pieces/film/film.module.css";
import made from "#web/features/pieces/made/made.module.css";
import { useObjections } from "#web/features/pieces/made/use-objections.ts";
import { PhotoButton } from "./photo-button.tsx";

const NEW_SECONDS = 3;
const ICON = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

const moved = (shots: readonly Shot[], from: number, to: number): Shot[] => {
  const next = [...shots];
  const [one] = next.splice(from, 1);
  if (one) next.splice(to, 0, one);
  return next;
};

export function Storyboard(props: {
  photos: Campaign["photos"];
  shots: readonly Shot[];
  language: string;
  checks: readonly ShotCheck[];
  onChange: (shots: Shot[]) => void;
  /** Null: it is the proposal still. */
  onReset: (() => void) | null;
}) {
  const { photos, shots, language, checks, onChange, onReset } = props;
  const { t } = useTranslation("pieces");
  const objectionsTo = useObjections();
  const change = (at: number, part: Partial<Shot>) =>
    onChange(shots.map((shot, index) => (index === at ? { ...shot, ...part } : shot)));
  return (
    <>
      <div className={styles.boardHead}>
        <h3 className={made.title}>{t("film.storyboard")}</h3>
        {onReset ? (
          <Button variant="subtle" color="gray" c="var(--ink)" onClick={onReset}>
            {t("film.reset")}
          </Button>
        ) : null}
      </div>
      <ol className={styles.shots}>
        {shots.map((shot, at) => (
          // a shot is its place: words that move with a photo are moved as a whole
          // biome-ignore lint/suspicious/noArrayIndexKey: shots have no other name
          <li key={at} className={styles.shot}>
            <PhotoButton
              photos={photos}
              value={shot.photo}
              label={t("film.photoOf", { number: at + 1 })}
              onChange={(photo) => change(at, { photo })}
            />
            <div className={styles.words}>
              <Textarea
                rows={2}
                lang={language}
                maxLength={filmLimits.caption}
                aria-label={t("film.captionOf", { number: at + 1 })}
                placeholder={at === 0 ? t("film.titleHint") : t("film.captionHint")}
                value={shot.caption ?? ""}
                error={objectionsTo(checks.find((one) => one.shot === at))}
                onChange={(event) => {
                  const text = event.currentTarget.value.replaceAll("\n", " ");
                  change(at, { caption: text.trim() === "" ? null : text });
                }}
              />
              <div className={styles.tools}>
                <NumberInput
                  className={styles.seconds}
                  aria-label={t("film.secondsOf", { number: at + 1 })}
                  value={shot.seconds}
                  min={filmLimits.leastShot}
                  max={filmLimits.mostShot}
                  step={0.5}
                  decimalScale={1}
                  clampBehavior="blur"
                  suffix={t("film.seconds")}
                  onChange={(value) => {
                    const seconds = Number(value);
                    if (seconds >= filmLimits.leastShot && seconds <= filmLimits.mostShot) change(at, { seconds });
                  }}
                />
                <div className={styles.moves}>
                  <ActionIcon
                    {...tool}
                    aria-label={t("film.up", { number: at + 1 })}
                    disabled={at === 0}
                    onClick={() => onChange(moved(shots, at, at - 1))}
                  >
                    <IconArrowUp {...ICON} />
                  </ActionIcon>
                  <ActionIcon
                    {...tool}
                    aria-label={t("film.down", { number: at + 1 })}
                    disabled={at === shots.length - 1}
                    onClick={() => onChange(moved(shots, at, at + 1))}
                  >
                    <IconArrowDown {...ICON} />
                  </ActionIcon>
                  <ActionIcon
                    {...tool}
                    aria-label={t("film.drop", { number: at + 1 })}
                    disabled={shots.length === 1}
                    onClick={() => onChange(shots.filter((_, index) => index !== at))}
                  >
                    <IconTrash {...ICON} />
                  </ActionIcon>
                </div>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        mih={44}
        className={styles.add}
        disabled={shots.length >= filmLimits.shots}
        leftSection={<IconPlus {...ICON} />}
        onClick={() =>
          onChange([...shots, { photo: photos.length > 0 ? 0 : null, caption: null, seconds: NEW_SECONDS }])
        }
      >
        {t("film.add")}
      </Button>
    </>
  );
}

const tool = { variant: "subtle", color: "gray", size: 44 } as const;
