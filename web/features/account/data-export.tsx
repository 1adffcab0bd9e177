/** Everything the account has, in one archive: asked for, on its way, ready. */
import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DataExport as Known } from "#contract/profile";
import styles from "#web/features/account/account.module.css";
import { useExport } from "#web/features/account/use-export.ts";
import { formatDate, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { PausedNotice } from "#web/ui/task/paused-notice.tsx";

const MB = 1024 * 1024;

export function DataExport({ known }: { known: Known | null }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { busy, pack, download } = useExport(known);
  const size = known?.bytes ? `${formatNumber(language, Math.max(known.bytes / MB, 0.01))} MB` : null;
  return (
    <>
      <p className={styles.text}>{t("data.text")}</p>
      <div className={styles.state} aria-live="polite">
        {known?.state === "making" ? (
          <p>
            <Loader size={16} aria-hidden /> {t("data.making")}
          </p>
        ) : null}
        {known?.state === "failed" ? <p className={styles.problem}>{t("data.failed")}</p> : null}
        {known?.state === "ready" && known.expiresAt ? (
          <p>
            {t("data.ready", { date: formatDate(language, known.expiresAt) })}
            {size ? <span className={styles.size}>{size}</span> : null}
          </p>
        ) : null}
      </div>
      <PausedNotice kinds={["export"]} own />
      <div className={styles.buttons}>
        {download ? <Button onClick={download}>{t("data.download")}</Button> : null}
        <Button variant="default" onClick={pack} disabled={busy}>
          {t(known?.state === "ready" ? "data.again" : "data.start")}
        </Button>
        <span className={styles.hint}>{t("data.limit")}</span>
      </div>
    </>
  );
}
