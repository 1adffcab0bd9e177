/** The frame of a dialog with a title and a cross. Comes with whatever opens one, never with the screen. */
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "#web/ui/dialog.module.css";

/** `size` in pixels of width; phones take what they have. */
export function Dialog(props: { title: string; size: number; onClose(): void; children: ReactNode }) {
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={<span className={styles.dialogTitle}>{props.title}</span>}
      size={props.size}
      padding={24}
      closeButtonProps={{ size: 44, iconSize: 20 }}
      transitionProps={{ duration: 120 }}
    >
      {props.children}
    </Modal>
  );
}
