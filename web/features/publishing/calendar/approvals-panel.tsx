/** Posts that wait for approval: approved here, or somebody else asked; and the links that are out, with their answers. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ASKED } from "#contract/publishing/approval-names";
import type { Publication } from "#contract/publishing/publication";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "../publishing.module.css";
import { RequestRow } from "./request-row.tsx";

const AskDialog = lazy(async () => ({ default: (await import("../ask-dialog.tsx")).AskDialog }));

/** Answers older than this are history. */
const SHOWN_MS = 7 * 86_400_000;

/** Whenever they are due, and not those of the days that are shown alone. */
export function ApprovalsPanel(props: { onChanged(post: Publication): void; onStale(): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const requests = useQuery(orpc.approvals.list.queryOptions());
  const waiting = useQuery(orpc.approvals.waiting.queryOptions()).data ?? [];
  // whose link ran out unanswered is asked for again
  const open = (requests.data ?? []).some(({ address }) => address !== null);
  const unasked = open ? waiting.filter(({ approval }) => approval !== "asked") : waiting;
  function reload() {
    void queries.invalidateQueries({ queryKey: orpc.approvals.key() });
    props.onStale();
  }
  const approve = useMutation(
    orpc.approvals.approve.mutationOptions({
      onSuccess: (posts) => {
        posts.map(props.onChanged);
        toast(t("approval.approvedAll", { count: posts.length }));
      },
      onError: (error) => toastFailure(errorText(tError, error)),
      onSettled: reload,
    }),
  );
  const recent = (requests.data ?? []).filter(
    ({ address, answer }) => address !== null || (answer && Date.now() - new Date(answer.at).getTime() < SHOWN_MS),
  );
  if (waiting.length === 0 && recent.length === 0) return null;
  return (
    <Panel title={t("approval.title")}>
      {waiting.length > 0 ? (
        <div className={styles.row}>
          <p className={styles.words}>{t("approval.count", { count: waiting.length })}</p>
          <div className={styles.actions}>
            <Button
              variant="default"
              loading={approve.isPending}
              onClick={() => approve.mutate({ ids: waiting.slice(0, MOST_ASKED).map(({ id }) => id) })}
            >
              {t("approval.approveAll")}
            </Button>
            {unasked.length > 0 ? <Button onClick={() => setAsking(true)}>{t("approval.ask")}</Button> : null}
          </div>
        </div>
      ) : null}
      {recent.length > 0 ? (
        <ul className={styles.rows}>
          {recent.map((request) => (
            <RequestRow key={request.id} request={request} onEnded={reload} />
          ))}
        </ul>
      ) : null}
      <Suspense fallback={null}>
        {asking ? (
          <AskDialog
            ids={unasked.slice(0, MOST_ASKED).map(({ id }) => id)}
            onAsked={reload}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}
