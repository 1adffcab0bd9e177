/** The frame of a screen inside the shell: title, one line of explanation, the main action, then the content. */
import type { ReactNode } from "react";
import styles from "#web/ui/page.module.css";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

/** `width` "narrow" is for forms (720 px), "wide" for tables (1120 px without the margins); the default is in between. */
export function Page(props: {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** On a phone the action has a row of its own: for a title that grows while it is read, which would push it there. */
  stacked?: boolean;
  width?: "narrow" | "wide";
  children: ReactNode;
}) {
  useDocumentTitle(props.title);
  return (
    <div className={styles.page} data-width={props.width}>
      <header className={styles.header} data-stacked={props.stacked}>
        <div>
          <h1 className={styles.title}>{props.title}</h1>
          {props.lead ? <p className={styles.lead}>{props.lead}</p> : null}
        </div>
        {props.action ? <div className={styles.action}>{props.action}</div> : null}
      </header>
      {props.children}
    </div>
  );
}

/** A bordered surface with an optional heading: the one box of the application. */
export function Panel(props: { title?: string; aside?: ReactNode; flush?: boolean; children: ReactNode }) {
  return (
    <section className={styles.panel} data-flush={props.flush}>
      {props.title ? (
        <div className={styles.panelHead}>
          <h2 className={styles.panelTitle}>{props.title}</h2>
          {props.aside}
        </div>
      ) : null}
      {props.children}
    </section>
  );
}
