/** The page around sign-in: a quiet picture on the left, one card on the right, the way home above. */
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { Brand } from "#web/ui/brand.tsx";
import { RoomDrawing } from "#web/ui/room-drawing.tsx";
import { ColourToggle, LanguageToggle } from "#web/ui/toggles.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

interface Card {
  title: string;
  /** The title with places where it may break. */
  heading?: ReactNode;
  /** Null while it is not known yet. */
  lead: ReactNode;
  notice?: string | null;
  /** Names what the card is for now: when it changes, keyboard and screen reader begin at the new heading. */
  step?: string;
  children: ReactNode;
}

/** Characters from which a title would stand on more than two lines of a phone. */
const LONG = 44;

export function AuthCard(props: Card) {
  const { t } = useTranslation("auth");
  const { t: tc } = useTranslation();
  useDocumentTitle(props.title);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(props.step);
  useEffect(() => {
    if (lastStep.current === props.step) return;
    lastStep.current = props.step;
    heading.current?.focus();
  }, [props.step]);
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <Brand />
        <div>
          <p className={styles.tagline}>{t("tagline")}</p>
          <p className={styles.taglineText}>{t("taglineText")}</p>
        </div>
        <RoomDrawing className={styles.room} />
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
            <h1 ref={heading} className={styles.title} data-long={props.title.length > LONG} tabIndex={-1}>
              {props.heading ?? props.title}
            </h1>
            {props.lead === null ? null : <p className={styles.text}>{props.lead}</p>}
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
