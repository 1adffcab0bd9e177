/** A password input for any form: may be shown, may be pasted into, and says when Caps Lock is on. */
import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/ui/password-box.module.css";

/** As Mantine's PasswordInput; `below` stands under the field (a strength meter). */
export function PasswordBox({ below, ...props }: PasswordInputProps & { below?: ReactNode }) {
  const { t } = useTranslation("auth");
  const [visible, setVisible] = useState(false);
  const [caps, setCaps] = useState(false);
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState("CapsLock"));
  return (
    <div className={styles.field}>
      <PasswordInput
        {...props}
        visible={visible}
        onVisibilityChange={setVisible}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={(event) => {
          setCaps(false);
          props.onBlur?.(event);
        }}
        spellCheck={false}
        autoCapitalize="none"
        visibilityToggleButtonProps={{ "aria-label": visible ? t("hidePassword") : t("showPassword"), tabIndex: 0 }}
      />
      <p className={styles.caps} aria-live="polite">
        {caps ? t("capsLock") : null}
      </p>
      {below}
    </div>
  );
}
