/** When the readers of each platform are there, on their own clock, each with why: one tap takes it. */
import { useTranslation } from "react-i18next";
import { suggestedTimes } from "#engine/publishing/times/read-times";
import { dayAndTime } from "#web/lib/calendar-words.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { usePlatformName } from "./names.ts";
import styles from "./publishing.module.css";
import { sameClock, zoneName } from "./zone-name.ts";

/** More would be a list to study. */
const MOST_PLATFORMS = 4;
const OF_EACH = 2;

export function SuggestedTimes(props: {
  platforms: readonly string[];
  /** Their readers' clock, and the one times are shown by. */
  audience: string;
  zone: string;
  after: string;
  onPick(iso: string): void;
}) {
  const { audience, zone, after } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const platformName = usePlatformName();
  if (props.platforms.length === 0) return null;
  const times = props.platforms
    .slice(0, MOST_PLATFORMS)
    .flatMap((platform) =>
      suggestedTimes(platform, { timeZone: audience, after, count: OF_EACH }).map((one) => ({ platform, ...one })),
    );
  return (
    <div className={styles.suggested}>
      <p className={styles.about}>
        {sameClock(audience, zone)
          ? t("timing.suggested")
          : t("timing.suggestedThere", { zone: zoneName(language, audience) })}
      </p>
      <ul className={styles.chips}>
        {times.map(({ platform, dueAt, reason, study }) => (
          <li key={`${platform} ${dueAt}`}>
            <button type="button" className={styles.chip} onClick={() => props.onPick(dueAt)}>
              <span>{`${platformName(platform)} ${dayAndTime(language, dueAt, zone)}`}</span>
              <span className={styles.chipWhy}>
                {study === null ? t(`timing.reasons.${reason}`) : t("timing.study", { study })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
