/** What can be done about one entry; nothing that it does not allow. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecallItem } from "#contract/publishing/recall";
import { isArriving } from "./groups.ts";
import styles from "./recall.module.css";
import type { RecallWork } from "./use-recalls.ts";

const SettleDialog = lazy(() => import("./settle-dialog.tsx"));
const KeepDialog = lazy(() => import("./keep-dialog.tsx"));
const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));

export function EntryActions(props: { item: RecallItem; work: RecallWork; recallId: string; name: string }) {
  const { item, work, recallId, name } = props;
  const { t } = useTranslation("publishing");
  const [asking, setAsking] = useState<"remove" | "settle" | "keep" | null>(null);
  const close = () => setAsking(null);
  const links = (
    <>
      {item.address ? (
        <a className={styles.link} href={item.address} target="_blank" rel="noreferrer nofollow">
          {t("recall.open")}
        </a>
      ) : null}
      {item.campaignId ? (
        <Link className={styles.link} to="/dashboard/campaigns/$campaignId" params={{ campaignId: item.campaignId }}>
          {t("recall.openText")}
        </Link>
      ) : null}
    </>
  );
  if (item.state !== "open") return <div className={styles.links}>{links}</div>;
  const { update, remove } = item.may;
  const planned = item.postState === "planned";
  const draft = item.kind === "draft";
  const order = (what: "update" | "remove") => work.order.mutate({ id: recallId, itemIds: [item.id], work: what });
  return (
    <>
      <div className={styles.actions}>
        {update ? (
          <Button variant="default" disabled={work.order.isPending} onClick={() => order("update")}>
            {t(planned || draft ? "recall.rewrite" : "recall.update")}
          </Button>
        ) : null}
        {remove ? (
          <Button
            variant="default"
            disabled={work.order.isPending}
            onClick={() => (draft ? order("remove") : setAsking("remove"))}
          >
            {t(draft ? "recall.putAside" : planned ? "recall.withdraw" : "recall.remove")}
          </Button>
        ) : null}
        {planned || isArriving(item) ? null : (
          <Button variant="default" onClick={() => setAsking("settle")}>
            {t("recall.done")}
          </Button>
        )}
        {item.asksPerson && item.campaignId ? (
          <Button variant="default" component={Link} to={`/dashboard/campaigns/${item.campaignId}`}>
            {t("recall.answer")}
          </Button>
        ) : null}
      </div>
      <div className={styles.links}>
        {links}
        <button type="button" className={styles.keep} onClick={() => setAsking("keep")}>
          {t("recall.keep")}
        </button>
      </div>
      <Suspense fallback={null}>
        {asking === "remove" ? (
          <Question
            title={t("recall.removeTitle", { count: 1 })}
            text={t("recall.removeText")}
            no={t("recall.removeNo")}
            yes={t(planned ? "recall.withdraw" : "recall.remove")}
            onYes={() => {
              order("remove");
              close();
            }}
            onClose={close}
          />
        ) : null}
        {asking === "settle" ? <SettleDialog item={item} name={name} work={work} onClose={close} /> : null}
        {asking === "keep" ? <KeepDialog item={item} work={work} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
