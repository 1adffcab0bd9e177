/** One home: what changed, what can be put right with one click, and every entry in the group it belongs to. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Recall } from "#contract/publishing/recall";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FactChanges } from "#web/ui/listing/fact-changes.tsx";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";
import { groupNames, groupOf, removable, updatable } from "./groups.ts";
import styles from "./recall.module.css";
import { RecallEntry } from "./recall-entry.tsx";
import { type Recalls, useRecallWork } from "./use-recalls.ts";

const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));

export function RecallPanel({ recall, recalls }: { recall: Recall; recalls: Recalls }) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const work = useRecallWork(recalls);
  const { items, emptiedAt, over } = recall;
  const left = items.filter(({ state }) => state !== "settled").length;
  return (
    <Panel
      title={recall.homeTitle}
      aside={
        <Status tone={left === 0 ? "good" : "wait"}>
          {emptiedAt
            ? t("recall.emptied", { when: formatMoment(language, emptiedAt) })
            : t("recall.left", { count: left })}
        </Status>
      }
    >
      {over ? <p className={styles.lead}>{t(`recall.over.${over}`)}</p> : <FactChanges changes={recall.changes} />}
      {recall.pageUrl && over !== "withdrawn" ? (
        <p className={styles.quiet}>
          {t("recall.page")}{" "}
          <a className={styles.link} href={recall.pageUrl} target="_blank" rel="noreferrer">
            {t("recall.seePage")}
          </a>
        </p>
      ) : null}
      <AllAtOnce recall={recall} work={work} />
      {groupNames.map((name) => {
        const group = items.filter((item) => groupOf(item) === name);
        if (group.length === 0) return null;
        const rows = (
          <ul className={styles.rows}>
            {group.map((item) => (
              <RecallEntry key={item.id} item={item} work={work} recallId={recall.id} />
            ))}
          </ul>
        );
        if (name === "done")
          return (
            <details key={name} className={styles.group} open={left === 0}>
              <summary className={styles.summary}>{t("recall.groups.done", { count: group.length })}</summary>
              {rows}
            </details>
          );
        return (
          <section key={name} className={styles.group}>
            <h3 className={styles.groupTitle}>{t(`recall.groups.${name}`)}</h3>
            {name === "held" ? <p className={styles.quiet}>{t("recall.heldText")}</p> : null}
            {rows}
          </section>
        );
      })}
    </Panel>
  );
}

function AllAtOnce({ recall, work }: { recall: Recall; work: ReturnType<typeof useRecallWork> }) {
  const { t } = useTranslation("publishing");
  const [asking, setAsking] = useState(false);
  const [update, remove] = [updatable(recall.items), removable(recall.items)];
  if (update.length === 0 && remove.length === 0) return null;
  const { order } = work;
  return (
    <div className={styles.acts}>
      {update.length > 0 ? (
        <Button
          loading={order.isPending && order.variables.work === "update"}
          onClick={() => order.mutate({ id: recall.id, itemIds: update, work: "update" })}
        >
          {t("recall.updateAll", { count: update.length })}
        </Button>
      ) : null}
      {remove.length > 0 ? (
        <Button variant={update.length > 0 ? "default" : "filled"} onClick={() => setAsking(true)}>
          {t("recall.removeAll", { count: remove.length })}
        </Button>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <Question
            title={t("recall.removeTitle", { count: remove.length })}
            text={t("recall.removeText")}
            no={t("recall.removeNo")}
            yes={t("recall.remove")}
            busy={order.isPending}
            onYes={() =>
              order.mutate({ id: recall.id, itemIds: remove, work: "remove" }, { onSettled: () => setAsking(false) })
            }
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
