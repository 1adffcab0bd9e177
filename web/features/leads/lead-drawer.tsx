/** One lead in full beside the list: how to reach them, how far it is, what comes next, and what was. */
import { Button, CloseButton, Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetail } from "#contract/leads/lead";
import { orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { Question } from "#web/ui/dialog.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { toast } from "#web/ui/toast.ts";
import { LeadEdit } from "./lead-edit.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadReminders } from "./lead-reminders.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import styles from "./leads.module.css";
import { useLeadChanges } from "./use-lead-changes.ts";

export function LeadDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("leads");
  const query = useQuery(
    orpc.leads.get.queryOptions({
      input: { id },
      retry: (count, error) => count < 2 && causeOf(error).code !== "not_found",
    }),
  );
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={520}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t("drawer.title")}>
        <Drawer.Body className={styles.drawer}>
          <div className={styles.drawerHead}>
            <span>{t("drawer.title")}</span>
            <CloseButton size={44} iconSize={20} aria-label={t("drawer.close")} onClick={onClose} />
          </div>
          {query.isError && causeOf(query.error).code === "not_found" ? (
            <p className={styles.quiet}>{t("drawer.missing")}</p>
          ) : query.isError && !query.data ? (
            <ErrorState error={query.error} retry={() => void query.refetch()} />
          ) : query.data ? (
            <Content key={id} lead={query.data} onClose={onClose} />
          ) : (
            <Waiting>
              <div className={styles.details}>
                <Place width="60%" height={28} />
                <Place width="80%" height={24} />
                <Place height={220} />
              </div>
            </Waiting>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Content({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const { t } = useTranslation("leads");
  const changes = useLeadChanges(lead.id);
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { name } = lead;
  const remove = () =>
    changes.remove.mutate(
      { id: lead.id },
      {
        onSuccess: () => {
          toast(t("drawer.removed", { name }));
          onClose();
        },
        onError: () => setAsking(false),
      },
    );
  return (
    <div className={styles.details}>
      <h2 className={styles.detailsTitle}>{name}</h2>
      <LeadFacts lead={lead} changes={changes} />
      {editing ? (
        <LeadEdit lead={lead} changes={changes} onClose={() => setEditing(false)} />
      ) : (
        <div className={styles.acts}>
          <Button variant="default" mih={44} onClick={() => setEditing(true)}>
            {t("drawer.edit")}
          </Button>
          <Button variant="subtle" color="gray" c="var(--bad)" mih={44} onClick={() => setAsking(true)}>
            {t("drawer.remove")}
          </Button>
        </div>
      )}
      <LeadReminders lead={lead} changes={changes} />
      <LeadTimeline lead={lead} changes={changes} />
      {asking ? (
        <Question
          title={t("drawer.removeTitle", { name })}
          text={t("drawer.removeText")}
          no={t("drawer.keep")}
          yes={t("drawer.remove")}
          busy={changes.remove.isPending}
          onYes={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
