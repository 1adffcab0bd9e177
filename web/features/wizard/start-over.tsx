/** Throws the draft away, after asking. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Question } from "#web/ui/dialog.tsx";

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
      {asking ? (
        <Question
          title={t("startOverAsk.title")}
          text={t("startOverAsk.text")}
          no={t("startOverAsk.no")}
          yes={t("startOverAsk.yes")}
          onYes={() => {
            setAsking(false);
            onConfirm();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
