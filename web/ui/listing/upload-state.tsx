/** How the photos on their way up are doing: a bar for all of them, and each that failed with its reason and another try. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/lib/errors.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import styles from "./photos.module.css";
import type { Uploads } from "./use-uploads.ts";

/** Nothing where nothing is on its way and all have arrived. */
export function UploadState({ uploads: { progress, failed, retry, dismiss } }: { uploads: Uploads }) {
  const { t } = useTranslation("wizard");
  const { t: tError } = useTranslation("errors");
  return (
    <>
      {progress ? (
        <div className={styles.sending}>
          <div className={styles.bar}>
            <ProgressBar percent={(100 * progress.done) / progress.total} label={t("photos.uploading")} />
          </div>
          <span className={styles.count}>{t("photos.sent", progress)}</span>
        </div>
      ) : null}
      {failed.length > 0 ? (
        <ul className={styles.failed} role="alert">
          {failed.map(({ id, file, error }) => (
            <li key={id}>
              <span>
                {t("photos.notSent", { name: file.name })} {errorText(tError, error)}
              </span>
              <span className={styles.tools}>
                <Button variant="default" size="compact-md" mih={44} onClick={() => retry(id)}>
                  {t("photos.sendAgain")}
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  c="var(--ink)"
                  size="compact-md"
                  mih={44}
                  aria-label={t("photos.leaveOutOf", { name: file.name })}
                  onClick={() => dismiss(id)}
                >
                  {t("photos.leaveOut")}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
