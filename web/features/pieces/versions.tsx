/** The versions of a piece: each against the present one, word by word, and the way back to any of them. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import type { PieceVersion } from "#contract/piece-work";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatAgo } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import styles from "./piece-tools.module.css";
import type { PieceWork } from "./use-piece-work.ts";
import { wordDifference } from "./word-difference.ts";

const wholeText = ({ title, body, hashtags }: Pick<PieceVersion, "title" | "body" | "hashtags">): string =>
  [title, body, hashtags.map((tag) => `#${tag}`).join(" ")].filter((part) => part !== null && part !== "").join("\n\n");

export default function Versions(props: { piece: SavedPiece; work: PieceWork; dirty: boolean; onClose: () => void }) {
  const { piece, work, dirty, onClose } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const { id, version } = piece;
  const query = useQuery({
    ...orpc.pieces.versions.queryOptions({ input: { id } }),
    queryKey: [...orpc.pieces.versions.queryKey({ input: { id } }), version],
  });
  const versions = query.data?.versions ?? [];
  const earlier = versions.filter((one) => one.version !== version);
  const [at, setAt] = useState<number | null>(null);
  const chosen = earlier.find((one) => one.version === at) ?? earlier[0];
  const first = versions.at(-1);
  const nameOf = (one: PieceVersion) =>
    one === first && one.version === 1 ? t("versions.original") : t("versions.number", { number: one.version });
  return (
    <Dialog title={t("versions.title")} size={860} onClose={onClose}>
      {query.isError ? <ErrorState error={query.error} retry={() => void query.refetch()} /> : null}
      {query.isPending ? <Loading /> : null}
      {chosen ? (
        <div className={styles.versions}>
          <ul className={styles.versionList} aria-label={t("versions.title")}>
            {earlier.map((one) => (
              <li key={one.version}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={one === chosen}
                  onClick={() => setAt(one.version)}
                >
                  {nameOf(one)}
                  <small>
                    {t(`versions.origin.${one.origin}`)} · {formatAgo(language, one.at, Date.now())}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          <div>
            <p className={styles.legend}>{t("versions.legend", { version: nameOf(chosen) })}</p>
            <section className={styles.difference} lang={piece.language} aria-label={t("versions.difference")}>
              {wordDifference(wholeText(chosen), wholeText(piece), piece.language).map(({ kind, text, at: place }) =>
                kind === "same" ? (
                  text
                ) : kind === "added" ? (
                  <ins key={place}>{text}</ins>
                ) : (
                  <del key={place}>{text}</del>
                ),
              )}
            </section>
            <Button
              disabled={dirty}
              loading={work.busy === "restore"}
              onClick={() =>
                work.run("restore", async () => {
                  const back = await api.pieces.restore({ id, version, to: chosen.version });
                  onClose();
                  return back;
                })
              }
            >
              {t("versions.restore", { version: nameOf(chosen) })}
            </Button>
            {dirty ? <p className={styles.hint}>{t("rewrite.saveFirst")}</p> : null}
            {work.error?.name === "restore" ? (
              <p className={styles.error} role="alert">
                {errorText(tError, work.error.cause)}
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
