/** The frames of dialogs: one with a title and a cross, and a question. They come with whatever opens them, never with the screen. */
import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "#web/ui/use-focus-back.ts";
import styles from "./dialog.module.css";

/** `size` in pixels of width; phones take what they have. */
export function Dialog(props: { title: string; size: number; onClose(): void; children: ReactNode }) {
  useFocusBack(true);
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={<span className={styles.dialogTitle}>{props.title}</span>}
      size={props.size}
      // a phone has none to give away: two buttons stand side by side with 16 px
      padding="clamp(16px, 4vw, 24px)"
      closeButtonProps={{ size: 44, iconSize: 20, "aria-label": t("close") }}
      transitionProps={{ duration: 120 }}
    >
      {props.children}
    </Modal>
  );
}

/** A question with two answers; the keyboard begins at the one that changes nothing. */
export function Question(props: {
  title: string;
  text: string;
  no: string;
  yes: string;
  busy?: boolean;
  onYes(): void;
  onClose(): void;
}) {
  useFocusBack(true);
  return (
    <Modal.Root opened onClose={props.onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={props.title}>
        <Modal.Body p="lg">
          <h2 className={styles.question}>{props.title}</h2>
          <p className={styles.text}>{props.text}</p>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={props.onClose}>
              {props.no}
            </Button>
            <Button loading={props.busy ?? false} onClick={props.onYes}>
              {props.yes}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
