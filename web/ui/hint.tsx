/** The name of an icon beside it, on hover and focus: what a tooltip is, without a positioning engine. */
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import styles from "#web/ui/hint.module.css";

/** Wraps one control; the hint opens to its right. `off` where the name can be read anyway. */
export function Hint({ label, off, children }: { label: string; off?: boolean; children: ReactNode }) {
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const open = at !== null;
  const show = (event: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt({ left: box.right + 8, top: box.top + box.height / 2 });
  };
  const hide = () => setAt(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setAt(null);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className={styles.around}
      onMouseEnter={off ? undefined : show}
      onMouseLeave={hide}
      onFocus={(event) => !off && event.target.matches(":focus-visible") && show(event)}
      onBlur={hide}
    >
      {children}
      {at && !off ? (
        <span role="tooltip" className={styles.hint} style={at}>
          {label}
        </span>
      ) : null}
    </span>
  );
}
