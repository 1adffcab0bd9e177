/** The frame of the small forms and questions of the administration. */
import { Button, Group, Modal } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "#web/ui/use-focus-back.ts";
import styles from "./drawer.module.css";

export function FormDialog(props: {
  title: string;
  text?: string;
  /** The button's verb. */
  submit: string;
  danger?: boolean;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Without fields it is a question, and the keyboard begins at "cancel". */
  children?: ReactNode;
}) {
  useFocusBack(true);
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Modal.Root opened onClose={props.onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={props.title}>
        <Modal.Body p="lg">
          <form onSubmit={submit} noValidate>
            <h2 className={styles.askTitle}>{props.title}</h2>
            {props.text ? <p className={styles.askText}>{props.text}</p> : null}
            {props.children}
            <Group justify="flex-end" gap="sm" mt={props.children ? "lg" : 0}>
              <Button variant="default" data-autofocus={!props.children || undefined} onClick={props.onClose}>
                {t("cancel")}
              </Button>
              <Button
                type="submit"
                // in both modes dark enough, or light enough, for its words
                {...(props.danger ? { bg: "var(--bad)", c: "var(--paper)" } : {})}
                loading={props.busy}
              >
                {props.submit}
              </Button>
            </Group>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
