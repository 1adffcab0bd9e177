/** The versions people agreed to, newest first, each to be read. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LegalState } from "#contract/admin/settings";
import { legalDocuments } from "#contract/legal";
import { readMarkdown } from "#engine/legal/markdown";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer } from "#web/features/admin/list/admin-drawer.tsx";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { LegalPreview } from "./legal-preview.tsx";
import styles from "./settings.module.css";

export function LegalVersions({ versions }: { versions: LegalState["versions"] }) {
  const { t } = useTranslation("adminSettings");
  const language = useLanguage();
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Panel title={t("versions")}>
      <ol className={styles.past}>
        {versions.map(({ version, at, by }, index) => (
          <li key={version}>
            <div>
              <h3>{index === 0 ? t("inForce", { version }) : version}</h3>
              <p className={styles.small}>
                {at ? t("by", { who: by ?? t("somebody"), when: formatMoment(language, at) }) : t("shipped")}
              </p>
            </div>
            <Button variant="default" aria-label={`${t("view")} ${version}`} onClick={() => setShown(version)}>
              {t("view")}
            </Button>
          </li>
        ))}
      </ol>
      {shown ? <Version version={shown} onClose={() => setShown(null)} /> : null}
    </Panel>
  );
}

function Version({ version, onClose }: { version: string; onClose: () => void }) {
  const { t } = useTranslation("adminSettings");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(orpc.admin.legal.version.queryOptions({ input: { version } }));
  return (
    <AdminDrawer title={version} onClose={onClose}>
      {error ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data || error ? null : <Loading />}
      {data
        ? legalDocuments.map((document) => {
            const read = readMarkdown(data[document][language]);
            return "text" in read ? (
              <LegalPreview key={document} text={read.text} language={language} label={t(`documents.${document}`)} />
            ) : null;
          })
        : null}
    </AdminDrawer>
  );
}
