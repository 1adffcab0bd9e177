/** Says that the home's facts have changed since the piece was written, names the sentences, and has it written anew. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import type { PlacedSentence } from "#contract/piece-work";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import styles from "./piece-tools.module.css";
import type { PieceWork } from "./use-piece-work.ts";

export function OutdatedNotice(props: {
  piece: SavedPiece;
  sentences: readonly PlacedSentence[];
  work: PieceWork;
  /** Unsaved words are not written over. */
  dirty: boolean;
}) {
  const { piece, sentences, work, dirty } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const { id, version } = piece;
  return (
    <section className={styles.outdated} aria-label={t("outdated.title")}>
      <p className={styles.outdatedTitle} role="status">
        {t("outdated.title")}
      </p>
      <p className={styles.outdatedText}>{t("outdated.text", { count: sentences.length })}</p>
      <ul className={styles.quotes} lang={piece.language}>
        {sentences.map(({ field, start, text }) => (
          <li key={`${field}${start}`}>
            <q>{text}</q>
          </li>
        ))}
      </ul>
      <Button
        disabled={dirty}
        loading={work.busy === "facts"}
        onClick={() => work.run("facts", () => api.pieces.rewrite({ id, version, how: "facts" }))}
      >
        {t("outdated.rewrite")}
      </Button>
      {dirty ? <p className={styles.hint}>{t("rewrite.saveFirst")}</p> : null}
      {work.error?.name === "facts" ? (
        <p className={styles.error} role="alert">
          {errorText(tError, work.error.cause)}
        </p>
      ) : null}
    </section>
  );
}
