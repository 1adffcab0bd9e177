/** Who wrote a piece; and where the composer had to stand in for a model, why. */
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import styles from "./written-by.module.css";

export function WrittenBy({ piece }: { piece: SavedPiece }) {
  const { t } = useTranslation("pieces");
  const writer = piece.fallback
    ? t("writtenBy.fallback", { reason: t(`fallback.${piece.fallback}`) })
    : piece.writtenBy === "composer"
      ? t("writtenBy.composer")
      : t("writtenBy.model", { name: piece.writtenBy });
  return (
    <p className={styles.writer}>
      {writer}
      {piece.origin === "written" ? "" : ` · ${t(`versions.origin.${piece.origin}`)}`}
    </p>
  );
}
