/** Says when the network or the server is away, and for a moment that they are back. Takes no room while all is well. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReach } from "#web/lib/reachable.ts";
import styles from "#web/shell/shell.module.css";

/** Shorter silences (a restart, a lift) are not worth a word. */
const PATIENCE_MS = 1200;
const BACK_MS = 3000;

export function Reachability() {
  const { t } = useTranslation("shell");
  const reach = useReach();
  const [shown, setShown] = useState<"offline" | "unreachable" | "backOnline" | null>(null);
  const away = reach === "ok" ? null : reach;
  useEffect(() => {
    if (away) {
      const timer = setTimeout(() => setShown(away), away === "offline" ? 0 : PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    setShown((was) => (was ? "backOnline" : null));
    const timer = setTimeout(() => setShown(null), BACK_MS);
    return () => clearTimeout(timer);
  }, [away]);
  return (
    <div role="status" className={styles.reach} data-shown={shown !== null} data-back={shown === "backOnline"}>
      {shown ? <p>{t(shown)}</p> : null}
    </div>
  );
}
