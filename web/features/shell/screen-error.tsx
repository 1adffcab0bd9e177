/** What stands in a screen's place when it broke, or when its code is no longer on the server after a release. */
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/states.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

/** How browsers say that a file of the application could not be fetched. */
const missing = /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i;

/** Whether a screen failed because a newer release has taken its file away. */
export const isOutdated = (error: unknown): boolean => error instanceof Error && missing.test(error.message);

export function ScreenError({ error }: { error: unknown }) {
  const { t } = useTranslation("shell");
  const outdated = isOutdated(error) && navigator.onLine;
  const title = outdated ? t("outdated") : t("crashed");
  useDocumentTitle(title);
  useEffect(() => {
    console.error("A screen failed", error);
    // a file that could not be had for want of a network may be had now
    const again = () => isOutdated(error) && location.reload();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [error]);
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={outdated ? t("outdatedText") : navigator.onLine ? t("crashedText") : t("offline")}
        action={<Button onClick={() => location.reload()}>{t("reload")}</Button>}
      />
    </div>
  );
}
