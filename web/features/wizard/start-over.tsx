/** Throws the draft away, after asking. */
import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./wizard.module.css";

export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation("wizard");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="var(--ink)"
        px={12}
        style={{ marginInline: -12 }}
        onClick={() => setAsking(true)}
      >
        {t("startOver")}
      </Button>
      <Modal.Root opened={asking} onClose={() => setAsking(false)} centered>
        <Modal.Overlay />
        <Modal.Content aria-label={t("startOverAsk.title")}>
          <Modal.Body p="lg">
            <h2 className={styles.askTitle}>{t("startOverAsk.title")}</h2>
            <p style={{ marginTop: 0 }}>{t("startOverAsk.text")}</p>
            <Group justify="flex-end" gap="sm">
              <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
                {t("startOverAsk.no")}
              </Button>
              <Button
                color="persimmon"
                onClick={() => {
                  setAsking(false);
                  onConfirm();
                }}
              >
                {t("startOverAsk.yes")}
              </Button>
            </Group>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
