/** Every provider in the order they are asked, and the switch over them. */
import { Button } from "@mantine/core";
import { IconCpu, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelProvider, ModelState } from "#contract/admin/models";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { Panel } from "#web/ui/page.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { KeyDialog } from "./key-dialog.tsx";
import styles from "./models.module.css";
import { OrderButtons } from "./order-buttons.tsx";
import { type Doing, ProviderCard } from "./provider-card.tsx";
import { ProviderDialog } from "./provider-dialog.tsx";
import { ReadingPanel } from "./reading-panel.tsx";
import { SwitchPanel } from "./switch-panel.tsx";
import { useModelChange } from "./use-models.ts";
import { useOrder } from "./use-order.ts";

const ownOf = (provider: ModelProvider | undefined) =>
  provider && provider.id !== null ? { ...provider, id: provider.id } : null;

export function ProvidersSection({ state }: { state: ModelState }) {
  const { t } = useTranslation("adminModels");
  const [adds, setAdds] = useState(false);
  const [doing, setDoing] = useState<{ what: Doing; name: string } | null>(null);
  const remove = useModelChange(api.admin.models.remove);
  const order = useOrder(state);
  const close = () => setDoing(null);
  const about = ownOf(state.providers.find(({ name }) => name === doing?.name));
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.6} />} onClick={() => setAdds(true)}>
      {t("add")}
    </Button>
  );
  return (
    <div className={styles.stack}>
      <SwitchPanel state={state} />
      {state.providers.length === 0 ? (
        <Panel>
          <EmptyState icon={<IconCpu size={24} stroke={1.6} />} title={t("none")} text={t("noneText")} action={add} />
        </Panel>
      ) : (
        <>
          <div className={styles.row}>
            <p className={styles.small}>{t("order.text")}</p>
            {add}
          </div>
          <ol className={styles.list}>
            {state.providers.map((provider, at) => (
              <li key={provider.name}>
                <ProviderCard
                  provider={provider}
                  place={at + 1}
                  off={state.off}
                  order={<OrderButtons name={provider.name} at={at} count={state.providers.length} move={order.move} />}
                  onDo={(what) => setDoing({ what, name: provider.name })}
                />
              </li>
            ))}
            <li className={styles.last}>
              <strong>{t("composer")}</strong>
              <span className={styles.small}>{t(state.off ? "composerNow" : "composerText")}</span>
            </li>
          </ol>
          <ReadingPanel state={state} />
          <p role="status" className="visually-hidden">
            {order.said}
          </p>
        </>
      )}
      {adds ? <ProviderDialog provider={null} canKeepKeys={state.canKeepKeys} onClose={() => setAdds(false)} /> : null}
      {about && doing?.what === "edit" ? (
        <ProviderDialog provider={about} canKeepKeys={state.canKeepKeys} onClose={close} />
      ) : null}
      {about && doing?.what === "key" ? (
        <KeyDialog provider={about} canKeepKeys={state.canKeepKeys} onClose={close} />
      ) : null}
      {about && doing?.what === "remove" ? (
        <ConfirmDialog
          title={t("removeTitle", { name: about.name })}
          text={t("removeText")}
          confirm={t("actions.remove")}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: about.id }, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
