/** The sidebar below 768 px: the browser's own modal dialog at the left edge, with its focus trap, Escape and backdrop. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "#web/shell/shell.module.css";

export function NavDrawer(props: { open: boolean; label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (props.open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [props.open]);
  // the dialog itself is only hit beside its content, on the backdrop
  const onClick = (event: MouseEvent) => event.target === dialog.current && props.onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} className={styles.drawer} aria-label={props.label} onClose={props.onClose} onClick={onClick}>
      <div className={styles.drawerBody}>{props.open ? props.children : null}</div>
    </dialog>
  );
}
