/** Asks before what was typed is left behind: by a link, the back button, a reload or closing the window. */
import { Button } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "#web/ui/dialog.module.css";
import { Dialog } from "#web/ui/dialog.tsx";

export function UnsavedChanges(props: {
  dirty: boolean;
  /** Also where another tab of the same page, which its address names behind the "?", would leave it. */
  search?: boolean;
  /** Gives up what is kept beyond the page: whoever chose to leave it behind does not meet it again. */
  onDiscard?: () => void;
}) {
  const { t } = useTranslation("profile");
  const { dirty, search = false } = props;
  const blocker = useBlocker({
    // an anchor on the same page leaves nothing
    shouldBlockFn: ({ current, next }) =>
      dirty &&
      (current.pathname !== next.pathname ||
        (search && JSON.stringify(current.search) !== JSON.stringify(next.search))),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <Dialog onClose={blocker.reset} title={t("leave.title")} size={420}>
      <div className={styles.dialog}>
        <p>{t("leave.text")}</p>
        <div className={styles.buttons} data-end>
          <Button
            variant="default"
            onClick={() => {
              props.onDiscard?.();
              blocker.proceed();
            }}
          >
            {t("leave.go")}
          </Button>
          <Button onClick={blocker.reset} data-autofocus>
            {t("leave.stay")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
