/** One post: where, how it stands since when, its link, and what to do about it. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Publication } from "#contract/publishing/publication";
import { momentIn } from "#web/lib/calendar-words.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useHouseSentence } from "#web/lib/publishing/reason.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { ApprovalMark } from "./approval-mark.tsx";
import { usePlatformName } from "./names.ts";
import { People } from "./people.tsx";
import { PostActions } from "./post-actions.tsx";
import styles from "./publishing.module.css";
import { Reported } from "./reported.tsx";
import { stateTone } from "./tones.ts";
import { useZone } from "./use-zone.ts";

export function PostRow(props: { post: Publication; onChanged(post: Publication): void; onStale(): void }) {
  const { post } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const platformName = usePlatformName();
  const platform = platformName(post.platform);
  const zone = useZone();
  const at = (iso: string): string => momentIn(language, iso, zone);
  function timeOf({ state, dueAt, nextAt, stateAt, failure }: Publication): string {
    if (state !== "planned") return at(stateAt);
    return failure && nextAt ? t("tryAt", { when: at(nextAt) }) : t("dueAt", { when: at(dueAt) });
  }
  const facts = [ownLanguageName(post.language), post.accountName ?? t("handed"), timeOf(post)];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{platform}</span>
          <Status tone={stateTone[post.state]}>{t(`states.${post.state}`)}</Status>
          <ApprovalMark post={post} />
          {post.address ? (
            <a
              className={styles.link}
              href={post.address}
              target="_blank"
              rel="noreferrer"
              aria-label={t("seeOn", { platform })}
            >
              {t("see")}
            </a>
          ) : null}
        </p>
        <p className={styles.about}>{facts.join(" · ")}</p>
        <People people={post.people} />
        <Reported figures={post.figures} />
        <Why post={post} />
      </div>
      <PostActions post={post} onChanged={props.onChanged} onStale={props.onStale} />
    </li>
  );
}

/** What stands in the way, and what to do. */
function Why({ post }: { post: Publication }) {
  const { t } = useTranslation("publishing");
  const house = useHouseSentence();
  const { state, failure, asksPerson, heldBy } = post;
  if (heldBy !== null)
    return (
      <p className={styles.why}>
        {t(`heldBy.${heldBy}`)}{" "}
        {heldBy === "recall" ? (
          <Link to="/dashboard/recalls" className={styles.link}>
            {t("toRecall")}
          </Link>
        ) : null}
      </p>
    );
  if (state === "accepted") return <p className={styles.about}>{t("acceptedNote")}</p>;
  if (state === "unknown")
    return <p className={asksPerson ? styles.why : styles.about}>{asksPerson ? t("asks") : t("unknownNote")}</p>;
  if (!failure) return null;
  return (
    <p className={state === "failed" ? styles.why : styles.about}>
      {t(`failures.${failure.code}`)}
      {failure.detail ? (
        <span className={styles.said}>{house(failure.detail) ?? t("said", { detail: failure.detail })}</span>
      ) : null}
    </p>
  );
}
