/** The switch over all models: off, only the composer writes. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelState } from "#contract/admin/models";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./models.module.css";
import { useModelChange } from "./use-models.ts";

export function SwitchPanel({ state }: { state: ModelState }) {
  const { t } = useTranslation("adminModels");
  const [asks, setAsks] = useState(false);
  const turn = useModelChange(api.admin.models.turn);
  return (
    <Panel>
      <div className={styles.row}>
        <div>
          <Status tone={state.off ? "bad" : "good"}>{state.off ? t("off.title") : t("off.on")}</Status>
          <p className={styles.text}>{state.off ? t("off.text", { reason: state.offReason }) : t("off.textOn")}</p>
        </div>
        {state.off ? (
          <Button loading={turn.isPending} onClick={() => turn.mutate({ off: false, reason: "" })}>
            {t("off.turnOn")}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsks(true)}>
            {t("off.turnOff")}
          </Button>
        )}
      </div>
      {asks ? (
        <ConfirmDialog
          title={t("off.ask")}
          text={t("off.askText")}
          confirm={t("off.turnOff")}
          reason={t("off.reason")}
          danger
          busy={turn.isPending}
          onConfirm={(reason) => turn.mutate({ off: true, reason }, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Panel>
  );
}
