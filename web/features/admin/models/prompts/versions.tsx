/** Every version there was: who made it and why, which one is in force, and putting another one in force. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PromptVersion } from "#contract/admin/models";
import { formatMoment } from "#web/features/admin/clock.ts";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";
import { toast } from "#web/ui/toast.ts";
import modelStyles from "../models.module.css";
import { changedParts } from "./draft.ts";
import { usePartName } from "./part-name.ts";
import styles from "./prompts.module.css";
import { usePromptChange } from "./use-prompts.ts";

export function PromptVersions(props: {
  versions: readonly PromptVersion[];
  compare: (version: number) => void;
  edit: (version: PromptVersion) => void;
}) {
  const { t } = useTranslation("adminModels");
  const language = useLanguage();
  const name = usePartName();
  const [asks, setAsks] = useState<PromptVersion | null>(null);
  const publish = usePromptChange(api.admin.models.prompts.publish);
  const inForce = props.versions.find((one) => one.inForce);
  const back = asks !== null && inForce !== undefined && asks.version < inForce.version;
  const named = { version: asks?.version ?? "" };
  const differs = asks && inForce ? changedParts(inForce.texts, asks.texts).map(name).join(t("prompts.and")) : "";
  return (
    <Panel title={t("prompts.versions")}>
      <ol className={styles.versions}>
        {props.versions.map((one) => (
          <li key={one.version}>
            <div>
              <h3>
                {t("prompts.version", { version: one.version })}
                {one.inForce ? <Status tone="good">{t("prompts.inForce")}</Status> : null}
              </h3>
              <p>{one.version === 0 ? t("prompts.shipped") : one.note}</p>
              {one.at ? (
                <p className={modelStyles.small}>
                  {t("prompts.by", { who: one.by ?? t("usage.gone"), when: formatMoment(language, one.at) })}
                </p>
              ) : null}
            </div>
            <div className={styles.acts}>
              <Button
                variant="default"
                aria-label={t("prompts.editNamed", { version: one.version })}
                onClick={() => props.edit(one)}
              >
                {t("prompts.edit")}
              </Button>
              {one.inForce ? null : (
                <>
                  <Button
                    variant="default"
                    aria-label={t("prompts.compareNamed", { version: one.version })}
                    onClick={() => props.compare(one.version)}
                  >
                    {t("prompts.compareShort")}
                  </Button>
                  <Button
                    variant="default"
                    aria-label={t(
                      inForce && one.version < inForce.version ? "prompts.backNamed" : "prompts.publishNamed",
                      { version: one.version },
                    )}
                    onClick={() => setAsks(one)}
                  >
                    {t(inForce && one.version < inForce.version ? "prompts.back" : "prompts.publish")}
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      {asks ? (
        <ConfirmDialog
          title={t(back ? "prompts.backAsk" : "prompts.publishAsk", named)}
          text={[
            t("prompts.publishText"),
            differs ? t("prompts.publishParts", { parts: differs }) : t("prompts.publishSame"),
          ].join(language === "zh" ? "" : " ")}
          confirm={t(back ? "prompts.back" : "prompts.publish")}
          busy={publish.isPending}
          onConfirm={() =>
            publish.mutate(
              { version: asks.version },
              {
                onSuccess: () => {
                  setAsks(null);
                  toast(t("prompts.published", named));
                },
              },
            )
          }
          onClose={() => setAsks(null)}
        />
      ) : null}
    </Panel>
  );
}
