/** Says that what is shown is read again every few seconds, and tells screen readers now and then how it stands. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./live.module.css";

export const LOOK_AGAIN_MS = 5_000;
/** A voice that speaks more often is turned off. */
const SPEAK_EVERY_MS = 30_000;

/** The text, but not its first form and not more often than anybody wants to hear. */
function useSaid(text: string): string {
  const [said, setSaid] = useState("");
  const before = useRef({ text, at: Date.now() });
  useEffect(() => {
    if (before.current.text === text) return;
    const rest = Math.max(0, before.current.at + SPEAK_EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      before.current = { text, at: Date.now() };
      setSaid(text);
    }, rest);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** `said`: how it stands, in a sentence. `failing`: the last reading did not come. */
export function Live({ said, failing }: { said: string; failing: boolean }) {
  const { t } = useTranslation("adminTasks");
  const spoken = useSaid(said);
  return (
    <>
      <p className={styles.live} data-failing={failing || undefined}>
        <i aria-hidden />
        {t(failing ? "live.failing" : "live.on")}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
