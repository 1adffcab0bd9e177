/** Says that a kind of task is paused for maintenance, and when it is expected to go on, where that is known. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PausedQueue, Task } from "#contract/task";
import { orpc } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./paused-notice.module.css";

const LOOK_AGAIN_MS = 30_000;

const useAsked = () => useQuery({ ...orpc.tasks.paused.queryOptions(), refetchInterval: LOOK_AGAIN_MS });

/** Those that are paused; none while nobody knows. */
export const usePaused = (): readonly PausedQueue[] => useAsked().data ?? [];

/** False only while it is first asked: a screen that shows the notice comes with it, and where it cannot be asked without. */
export function useKnowsPaused(): boolean {
  const query = useAsked();
  return !query.isLoading || query.failureCount > 0;
}

/** A moment that has passed is no estimate any more. */
const expected = ({ until }: PausedQueue): string | null =>
  until !== null && Date.parse(until) > Date.now() ? until : null;

/** Whether that kind is paused; false while nobody knows. */
export const useIsPaused = (kind: Task["kind"]): boolean => usePaused().some((one) => one.kind === kind);

/** `kinds`: those that matter here. `own`: said to somebody whose task of that kind waits, or is about to. */
export function PausedNotice({ kinds, own = false }: { kinds: readonly Task["kind"][]; own?: boolean }) {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const paused = usePaused().filter((one) => kinds.includes(one.kind));
  if (paused.length === 0) return null;
  return (
    <div className={styles.paused} role="status">
      {paused.map((one) => {
        const until = expected(one);
        const values = { kind: t(`kind.${one.kind}`), time: until ? formatMoment(language, until) : "" };
        const when = until ? "until" : "open";
        const whose = one.kind === "write" ? "write" : "any";
        return <p key={one.kind}>{own ? t(`pausedOwn.${whose}.${when}`, values) : t(`pausedAny.${when}`, values)}</p>;
      })}
    </div>
  );
}
