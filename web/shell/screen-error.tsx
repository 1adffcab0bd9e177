/** What stands in a screen's place when it broke, or when its code cannot be had: no network, or a newer release. */
import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LOOK_MS, serverAnswers } from "#web/lib/reachable.ts";
import { isAway } from "#web/lib/screen.ts";
import { EmptyState } from "#web/ui/states.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

/** How browsers say that a file of the application could not be fetched. */
const missing = /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i;
const isMissing = (error: unknown): boolean => error instanceof Error && missing.test(error.message);

export function ScreenError({ error }: { error: unknown }) {
  const [waits] = useState(() => isAway(error) || (isMissing(error) && !navigator.onLine));
  useEffect(() => console.error("A screen failed", error), [error]);
  return waits ? <Waiting /> : <Broken outdated={isMissing(error)} />;
}

/** The banner above says what is the matter; a reload now would only lose the application itself. */
function Waiting() {
  const { t } = useTranslation("shell");
  useDocumentTitle(t("waiting"));
  useEffect(() => {
    let left = false;
    const look = async () => {
      if (navigator.onLine && (await serverAnswers()) && !left) location.reload();
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener("online", look);
    return () => {
      left = true;
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, []);
  return (
    <div role="status">
      <EmptyState
        title={t("waiting")}
        text={t("waitingText")}
        icon={<IconCloudOff size={24} stroke={1.5} aria-hidden />}
      />
    </div>
  );
}

function Broken({ outdated }: { outdated: boolean }) {
  const { t } = useTranslation("shell");
  const title = outdated ? t("outdated") : t("crashed");
  useDocumentTitle(title);
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={outdated ? t("outdatedText") : t("crashedText")}
        action={<Button onClick={() => location.reload()}>{t("reload")}</Button>}
      />
    </div>
  );
}
