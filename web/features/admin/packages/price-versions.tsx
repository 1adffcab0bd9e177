/** Every version of a list, newest first, with what it changed; one is put into the form, to be looked at and saved as a new one. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownPriceList } from "#contract/admin/prices";
import { formatMoment } from "#web/features/admin/clock.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { PriceStep } from "./price-step.tsx";
import styles from "./prices.module.css";

export function PriceVersions(props: { shown: ShownPriceList; busy: boolean; onLoad: (version: number) => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { shown } = props;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Panel title={t("prices.versions")}>
      <ul className={styles.versions}>
        {shown.versions.map(({ version, at, by }, index) => {
          const before = shown.versions[index + 1]?.version;
          return (
            <li key={version}>
              <span>
                {t("prices.versionName", { version })}{" "}
                <span className={styles.was}>
                  {at ? [formatMoment(language, at), by].filter(Boolean).join(" · ") : t("prices.initial")}
                </span>
              </span>
              <span className={styles.acts}>
                {before === undefined ? null : (
                  <Button
                    variant="subtle"
                    aria-expanded={open === version}
                    aria-label={t("prices.changedOf", { version })}
                    onClick={() => setOpen(open === version ? null : version)}
                  >
                    {t("prices.changed")}
                  </Button>
                )}
                {version === shown.version ? (
                  <span className={styles.was}>{t("prices.current")}</span>
                ) : (
                  <Button
                    variant="default"
                    disabled={props.busy}
                    aria-label={t("prices.loadOf", { version })}
                    onClick={() => props.onLoad(version)}
                  >
                    {t("prices.load")}
                  </Button>
                )}
              </span>
              {open === version && before !== undefined ? (
                <PriceStep list={shown.list} before={before} version={version} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
