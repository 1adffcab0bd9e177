/** The box that is ticked by hand: agreement to the terms and the privacy notice, which open in a tab of their own. */
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";

export function ConsentField(props: { checked: boolean; onChange(checked: boolean): void }) {
  const { t } = useTranslation("auth");
  return (
    <Checkbox
      name="consent"
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      classNames={{
        root: styles.consent,
        body: styles.consentBody,
        inner: styles.consentBox,
        label: styles.consentLabel,
      }}
      label={
        <Trans
          t={t}
          i18nKey="consent"
          components={{ terms: <Document path="/terms" />, privacy: <Document path="/privacy" /> }}
        />
      }
    />
  );
}

/** `children` comes from the sentence. */
function Document({ path, children }: { path: string; children?: ReactNode }) {
  const { t } = useTranslation("auth");
  return (
    <a href={path} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{t("newTab")}</span>
    </a>
  );
}
