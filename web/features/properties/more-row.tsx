/** The foot of the list while more is on its way, or when it could not be fetched. Keeps its height. */
import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./more-row.module.css";

export function MoreRow(props: { loading: boolean; failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation("properties");
  const { t: tc } = useTranslation();
  return (
    <div className={styles.row} role="status">
      {props.failed ? (
        <>
          <span>{t("moreFailed")}</span>
          <Button variant="default" onClick={props.onRetry}>
            {tc("tryAgain")}
          </Button>
        </>
      ) : props.loading ? (
        <>
          <Loader size="sm" type="dots" aria-hidden />
          <span className="visually-hidden">{t("loadingMore")}</span>
        </>
      ) : null}
    </div>
  );
}
