/** The frame of the small forms about one account. */
import { Button, Group, Modal } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/admin/list/drawer.module.css";
import { useFocusBack } from "#web/ui/use-focus-back.ts";

export function FormDialog(props: {
  title: string;
  text?: string;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
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
            <Group justify="flex-end" gap="sm" mt="lg">
              <Button variant="default" onClick={props.onClose}>
                {t("cancel")}
              </Button>
              <Button type="submit" loading={props.busy}>
                {props.submit}
              </Button>
            </Group>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
