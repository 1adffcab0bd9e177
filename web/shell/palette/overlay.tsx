/** A modal window over a screen, the browser's own dialog: focus stays inside, Escape and the backdrop close it. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "#web/shell/palette/palette.module.css";

export function OverlayDialog(props: { label: string; wide?: boolean; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onPress = (event: MouseEvent) => event.target === dialog.current && props.onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={props.wide}
      aria-label={props.label}
      onCancel={props.onClose}
      onClick={onPress}
    >
      {props.children}
    </dialog>
  );
}
