/** In the place of the sign-up form while accounts are opened by invitation only: how to reach us, and the way to sign in. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { useConfig } from "#web/lib/config-context.tsx";

export function InviteOnly() {
  const { t } = useTranslation("auth");
  const { email, phone } = useConfig().contact;
  return (
    <div className={styles.form}>
      {email ? (
        <Button component="a" href={`mailto:${email}`} variant="default" fullWidth>
          {email}
        </Button>
      ) : null}
      {phone ? (
        <Button component="a" href={`tel:${phone.replace(/[^\d+]/g, "")}`} variant="default" fullWidth>
          {phone}
        </Button>
      ) : null}
      <Button fullWidth renderRoot={(props) => <Link {...props} to="/auth" search={{}} />}>
        {t("toSignIn")}
      </Button>
    </div>
  );
}
