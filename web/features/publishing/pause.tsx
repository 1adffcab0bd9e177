/** All posts of the account wait, or go on; said where they are seen. */
import { Button } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./publishing.module.css";

function usePause() {
  const { t: tError } = useTranslation("errors");
  const queries = useQueryClient();
  const { queryKey } = orpc.publications.paused.queryOptions();
  const { data } = useQuery(orpc.publications.paused.queryOptions());
  const change = useMutation(
    orpc.publications.pause.mutationOptions({
      onSuccess: (answer) => queries.setQueryData(queryKey, answer),
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  return { paused: (data?.pausedAt ?? null) !== null, known: data !== undefined, change };
}

export function PauseButton() {
  const { t } = useTranslation("publishing");
  const { paused, known, change } = usePause();
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <Button
      variant="default"
      disabled={!known}
      loading={change.isPending}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
      onClick={() => change.mutate({ paused: !paused })}
    >
      {paused ? t("resume") : t("pause")}
    </Button>
  );
}

/** Nothing while posts go out. */
export function PausedNote() {
  const { t } = useTranslation("publishing");
  const { paused } = usePause();
  return paused ? (
    <p className={styles.note} role="status">
      {t("pausedNote")}
    </p>
  ) : null;
}
