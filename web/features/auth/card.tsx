/** The page around sign-in: a quiet picture on the left, one card on the right, the way home above. */
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { Brand } from "#web/ui/brand.tsx";
import { Room } from "#web/ui/room.tsx";
import { ColourToggle, LanguageToggle } from "#web/ui/toggles.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

export function AuthCard(props: { title: string; lead: string; notice?: string | null; children: ReactNode }) {
  const { t } = useTranslation("auth");
  const { t: tc } = useTranslation();
  useDocumentTitle(props.title);
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <Brand />
        <div>
          <p className={styles.tagline}>{t("tagline")}</p>
          <p className={styles.taglineText}>{t("taglineText")}</p>
        </div>
        <Room className={styles.room} />
      </aside>
      <div className={styles.column}>
        <header className={styles.bar}>
          <Button
            component="a"
            href="/"
            variant="subtle"
            color="gray"
            c="var(--ink)"
            h={44}
            px={12}
            leftSection={<IconArrowLeft size={18} stroke={1.6} />}
          >
            {tc("backHome")}
          </Button>
          <div className={styles.tools}>
            <LanguageToggle />
            <ColourToggle />
          </div>
        </header>
        <main className={styles.main}>
          <div className={styles.card}>
            <h1 className={styles.title}>{props.title}</h1>
            <p className={styles.text}>{props.lead}</p>
            {props.notice ? (
              <p className={styles.notice} role="alert">
                {props.notice}
              </p>
            ) : null}
            {props.children}
          </div>
        </main>
      </div>
    </div>
  );
}
