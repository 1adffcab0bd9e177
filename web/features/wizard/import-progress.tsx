/** An import under way: percent and time left, live. Ends by itself in the listing or in a cause. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MissingPhoto, Photo, SameHome } from "#contract/import";
import type { Listing } from "#contract/listing";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { formatDuration } from "#web/lib/intl.ts";
import { isRunning, secondsLeft, useTaskStream } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { PausedNotice, useIsPaused } from "#web/ui/task/paused-notice.tsx";
import styles from "./wizard.module.css";

export type Imported = { listing: Listing; photos: Photo[]; missingPhotos: MissingPhoto[]; same: SameHome | null };

/** Under this many seconds a countdown would only jitter. */
const SOON = 2;

export function ImportProgress(props: {
  taskId: string;
  onDone: (imported: Imported) => void;
  onFailed: (cause: ReturnType<typeof causeOf>) => void;
}) {
  const { taskId } = props;
  const { t } = useTranslation("wizard");
  const { t: tTasks } = useTranslation("tasks");
  const language = useLanguage();
  const client = useQueryClient();
  const options = orpc.imports.get.queryOptions({ input: { taskId } });
  // The slow poll is for networks that cut event streams; the stream makes it feel immediate.
  const { data, error, refetch } = useQuery({
    ...options,
    refetchInterval: (query) => (query.state.data && !isRunning(query.state.data.task) ? false : 4000),
  });
  const { live } = useTaskStream(
    { taskId },
    (task) => {
      // The end is taken from the server whole: a finished task beside photos of a moment ago would lose the photos.
      if (!isRunning(task)) void refetch();
      else client.setQueryData(options.queryKey, (before) => (before ? { ...before, task } : before));
    },
    () => void refetch(),
  );
  const finish = useEffectEvent(() => {
    if (error) return props.onFailed(causeOf(error));
    if (!data) return;
    if (data.task.status === "failed") props.onFailed(data.task.cause ?? { code: "internal", data: {} });
    else if (data.task.status === "completed" && data.listing)
      props.onDone({
        listing: data.listing,
        photos: data.photos,
        missingPhotos: data.missingPhotos,
        same: data.same ?? null,
      });
  });
  const status = error ? "error" : data ? `${data.task.status}/${data.listing !== null}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status is the event; finish reads the rest when it happens
  useEffect(finish, [status]);

  const cancel = useMutation({ mutationFn: () => api.tasks.cancel({ id: taskId }), onSettled: () => refetch() });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const paused = useIsPaused("import") && data?.task.status === "pending";
  // how long it would take says nothing while nobody works at it
  const left = data && !paused ? secondsLeft(data.task) : null;
  const words = !live
    ? t("progress.reconnecting")
    : data?.task.status === "processing"
      ? t("progress.reading")
      : paused
        ? tTasks("paused")
        : t("progress.waiting");
  return (
    <section className={styles.importing}>
      <h3 ref={heading} tabIndex={-1} className={styles.importTitle}>
        {t("progress.title")}
      </h3>
      <ProgressBar percent={data?.task.progress ?? 0} label={t("progress.label")} />
      <div className={styles.importLine}>
        <p role="status" className={styles.quiet}>
          {words}
        </p>
        {left !== null ? (
          <p className={styles.quiet}>
            {left < SOON ? t("progress.soon") : t("progress.remaining", { time: formatDuration(language, left) })}
          </p>
        ) : null}
      </div>
      {paused ? <PausedNotice kinds={["import"]} own /> : null}
      <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t("progress.cancel")}
      </Button>
    </section>
  );
}
