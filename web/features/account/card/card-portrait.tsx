/** The face beside the name on the card. It is the account's own picture, changed where that stands. */
import { useTranslation } from "react-i18next";
import { useCallName, useProfile } from "#web/lib/account/use-profile.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import styles from "./card.module.css";

export function CardPortrait() {
  const { t } = useTranslation("profile");
  const profile = useProfile();
  const name = useCallName();
  return (
    <div className={styles.qr}>
      <Avatar name={name} avatarUrl={profile.data?.avatar_url ?? null} size={72} />
      <div>
        <h3 className={styles.subtitle}>{t("card.portrait.title")}</h3>
        <p className={styles.quiet}>{t("card.portrait.text")}</p>
        <a className={styles.elsewhere} href="#basic">
          {t(profile.data?.avatar_url ? "card.portrait.change" : "card.portrait.add")}
        </a>
      </div>
    </div>
  );
}
