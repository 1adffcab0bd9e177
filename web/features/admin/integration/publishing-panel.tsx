/** Publishing by platform: accounts and posts as they stand now, and a stop for one platform while something is wrong there. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlatformHealth } from "#contract/admin/publishing";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { ReasonField } from "#web/features/admin/list/reason-field.tsx";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./integration.module.css";
import { isQuiet, PublishingRow } from "./publishing-row.tsx";

const LOOK_AGAIN_MS = 30_000;

export function PublishingPanel() {
  const { t } = useTranslation("adminIntegration");
  const { data, error, refetch } = useQuery({
    ...orpc.admin.publishing.platforms.queryOptions(),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const [stopping, setStopping] = useState<PlatformHealth | null>(null);
  const { stop, resume } = useChanges(() => setStopping(null));
  return (
    <Panel title={t("publishing.title")}>
      <p className={styles.text}>{t("publishing.text")}</p>
      {data ? (
        <Platforms
          all={data}
          busy={resume.isPending}
          onStop={setStopping}
          onResume={({ platform }) => resume.mutate({ platform })}
        />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Waiting>
          <Place height={320} />
        </Waiting>
      )}
      {stopping ? (
        <StopDialog
          of={stopping}
          busy={stop.isPending}
          onConfirm={(reason) => stop.mutate({ platform: stopping.platform, reason })}
          onClose={() => setStopping(null)}
        />
      ) : null}
    </Panel>
  );
}

/** Stopping and resuming; the answer to both is how all platforms stand then. */
function useChanges(stopped: () => void) {
  const { t } = useTranslation("adminIntegration");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const told = (kind: "stop" | "resume", done?: () => void) => ({
    onSuccess: (now: PlatformHealth[]) => {
      client.setQueryData(orpc.admin.publishing.platforms.queryKey(), now);
      toast(t(`publishing.did.${kind}`));
      done?.();
    },
    onError: (cause: unknown) => toastFailure(t("publishing.notDone"), errorText(tError, cause)),
  });
  return {
    stop: useMutation(orpc.admin.publishing.stop.mutationOptions(told("stop", stopped))),
    resume: useMutation(orpc.admin.publishing.resume.mutationOptions(told("resume"))),
  };
}

/** What somebody uses, or is stopped, stands open; the rest is folded. */
function Platforms(props: {
  all: readonly PlatformHealth[];
  busy: boolean;
  onStop: (of: PlatformHealth) => void;
  onResume: (of: PlatformHealth) => void;
}) {
  const { t } = useTranslation("adminIntegration");
  const used = props.all.filter((one) => !isQuiet(one));
  const quiet = props.all.filter(isQuiet);
  const list = (of: readonly PlatformHealth[]) => (
    <ul className={styles.rows}>
      {of.map((one) => (
        <PublishingRow
          key={one.platform}
          of={one}
          busy={props.busy}
          onStop={() => props.onStop(one)}
          onResume={() => props.onResume(one)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {used.length > 0 ? list(used) : <p className={styles.text}>{t("publishing.none")}</p>}
      {quiet.length > 0 ? (
        <details className={styles.settings}>
          <summary>{t("publishing.quiet", { count: quiet.length })}</summary>
          {list(quiet)}
        </details>
      ) : null}
    </>
  );
}

function StopDialog(props: {
  of: PlatformHealth;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("adminIntegration");
  const language = useLanguage();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = () => (reason.trim() ? props.onConfirm(reason.trim()) : setMissing(true));
  return (
    <FormDialog
      title={t("publishing.ask", { name: props.of.name[language] })}
      text={t("publishing.askText")}
      submit={t("publishing.stop")}
      busy={props.busy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ReasonField label={t("publishing.reason")} value={reason} missing={missing} onChange={setReason} />
    </FormDialog>
  );
}
