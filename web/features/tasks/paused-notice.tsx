/** Says that a kind of task is paused for maintenance, and when it is expected to go on, where that is known. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PausedQueue, Task } from "#contract/task";
import { orpc } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./tasks.module.css";

const LOOK_AGAIN_MS = 30_000;

/** Those that are paused; none while nobody knows. */
export const usePaused = (): readonly PausedQueue[] =>
  useQuery({ ...orpc.tasks.paused.queryOptions(), refetchInterval: LOOK_AGAIN_MS }).data ?? [];

/** A moment that has passed is no estimate any more. */
export const expected = ({ until }: PausedQueue): string | null =>
  until !== null && Date.parse(until) > Date.now() ? until : null;

/** `kinds`: those that matter here. */
export function PausedNotice({ kinds }: { kinds: readonly Task["kind"][] }) {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const paused = usePaused().filter((one) => kinds.includes(one.kind));
  if (paused.length === 0) return null;
  return (
    <div className={styles.paused} role="status">
      {paused.map((one) => {
        const until = expected(one);
        const kind = t(`kind.${one.kind}`);
        return (
          <p key={one.kind}>
            {until ? t("pausedUntil", { kind, time: formatMoment(language, until) }) : t("pausedOpen", { kind })}
          </p>
        );
      })}
    </div>
  );
}
