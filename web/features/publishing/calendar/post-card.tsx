/** A post on its day: time, platform, home, state. Dragged to another day, or moved there by the keyboard; opened, it tells the rest. */
import { useTranslation } from "react-i18next";
import { mayLeaveWith } from "#contract/publishing/approval-names";
import type { Publication } from "#contract/publishing/publication";
import { timeOfDay } from "#web/lib/calendar-words.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { ApprovalMark } from "../approval-mark.tsx";
import { usePlatformName } from "../names.ts";
import { heldTone, stateTone } from "../tones.ts";
import styles from "./calendar.module.css";

/** What a dragged post is told by. */
export const DRAG_TYPE = "text/x-listcast-post";
/** Days each key goes, held with Alt. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function PostCard(props: {
  post: Publication;
  zone: string;
  /** The id of the words that say how it is moved. */
  hint: string;
  onOpen(): void;
  /** So many days on. */
  onStep(days: number): void;
}) {
  const { post, zone, onOpen, onStep } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const platformName = usePlatformName();
  const waits = post.state === "planned";
  return (
    <button
      type="button"
      className={styles.card}
      data-post={post.id}
      data-state={post.state}
      draggable={waits}
      aria-describedby={waits ? props.hint : undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, post.id);
        event.dataTransfer.effectAllowed = "move";
      }}
      onKeyDown={(event) => {
        const days = steps[event.key];
        if (!event.altKey || days === undefined || !waits) return;
        event.preventDefault();
        onStep(days);
      }}
      onClick={onOpen}
    >
      <span className={styles.cardHead}>
        <time dateTime={post.dueAt}>{timeOfDay(language, post.dueAt, zone)}</time>
        <span className={styles.platform}>{platformName(post.platform)}</span>
      </span>
      <span className={styles.home}>{post.homeTitle}</span>
      <span className={styles.marks}>
        {post.heldBy !== null ? (
          <Status tone={heldTone[post.heldBy]}>{t(`heldMark.${post.heldBy}`)}</Status>
        ) : mayLeaveWith(post.approval) ? (
          <Status tone={stateTone[post.state]}>{t(`states.${post.state}`)}</Status>
        ) : (
          <ApprovalMark post={post} />
        )}
      </span>
    </button>
  );
}
