/** What can be done about a post as it stands; nothing that its state does not allow. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { mayLeaveWith } from "#contract/publishing/approval-names";
import type { Publication } from "#contract/publishing/publication";
import { Question } from "#web/ui/dialog.tsx";
import { usePlatformName } from "./names.ts";
import styles from "./publishing.module.css";
import { usePostWork } from "./use-post-work.ts";

// its clock comes with it
const MoveDialog = lazy(async () => ({ default: (await import("./move-dialog.tsx")).MoveDialog }));
const FoundDialog = lazy(async () => ({ default: (await import("./found-dialog.tsx")).FoundDialog }));
const AskDialog = lazy(async () => ({ default: (await import("./ask-dialog.tsx")).AskDialog }));

export function PostActions(props: { post: Publication; onChanged(post: Publication): void; onStale(): void }) {
  const { id, state, asksPerson, may, platform, connectionId, dueAt, approval } = props.post;
  const waits = state === "planned" && !mayLeaveWith(approval);
  const { t } = useTranslation("publishing");
  const platformName = usePlatformName();
  const work = usePostWork(props.onChanged, props.onStale);
  const [removing, setRemoving] = useState(false);
  const [moving, setMoving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState(false);
  const button = (label: string, act: () => void) => (
    <Button variant="default" disabled={work.busy} onClick={act}>
      {label}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {waits ? (
        <>
          {button(t("approval.approve"), () => work.approve.mutate({ ids: [id] }))}
          {button(t("approval.ask"), () => setAsking(true))}
        </>
      ) : null}
      {state === "planned" && connectionId === null && !waits ? (
        <Button component={Link} to={`/dashboard/posts/${id}`}>
          {t("handOver")}
        </Button>
      ) : null}
      {state === "planned" ? button(t("move"), () => setMoving(true)) : null}
      {may.stop || state === "planned"
        ? button(may.stop ? t("stop") : t("withdraw"), () => work.withdraw.mutate({ id }))
        : null}
      {state === "failed" ? button(t("retry"), () => work.retry.mutate({ id })) : null}
      {asksPerson ? (
        <>
          {button(t("isThere"), () => setFound(true))}
          {button(t("isAbsent"), () => work.resolve.mutate({ id, found: { is: "absent" } }))}
        </>
      ) : null}
      {may.edit ? button(t("edit"), () => work.edit.mutate({ id })) : null}
      {may.remove ? button(t("remove"), () => setRemoving(true)) : null}
      <Suspense fallback={null}>
        {moving ? (
          <MoveDialog
            dueAt={dueAt}
            onMove={(next) => {
              setMoving(false);
              work.move.mutate({ id, dueAt: next });
            }}
            onClose={() => setMoving(false)}
          />
        ) : null}
        {found ? (
          <FoundDialog
            onFound={(address) => {
              setFound(false);
              work.resolve.mutate({ id, found: { is: "there", address } });
            }}
            onClose={() => setFound(false)}
          />
        ) : null}
        {asking ? <AskDialog ids={[id]} onAsked={props.onStale} onClose={() => setAsking(false)} /> : null}
      </Suspense>
      {removing ? (
        <Question
          title={t("removeTitle", { platform: platformName(platform) })}
          text={t("removeText")}
          no={t("removeNo")}
          yes={t("remove")}
          onYes={() => {
            setRemoving(false);
            work.remove.mutate({ id });
          }}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </div>
  );
}
