/** Language and platform: two rows of buttons that say which one is shown and how many notes each piece has. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import { readinessOf } from "#engine/pieces/readiness";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./piece-nav.module.css";
import { targetOf } from "./platform-format.ts";
import type { OutdatedSentences } from "./use-outdated.ts";

/** More than this and the platforms scroll in a place of their own. */
const MANY = 10;

export function LanguageNav(props: {
  languages: CopyLanguage[];
  at: CopyLanguage;
  onGo: (language: CopyLanguage) => void;
}) {
  const { t } = useTranslation("pieces");
  return (
    <fieldset className={styles.languages} aria-label={t("language")}>
      {props.languages.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.language}
          lang={code}
          aria-pressed={code === props.at}
          onClick={() => props.onGo(code)}
        >
          {ownLanguageName(code)}
        </button>
      ))}
    </fieldset>
  );
}

export function PlatformNav({
  pieces,
  outdated,
  at,
  onGo,
}: {
  pieces: SavedPiece[];
  outdated: OutdatedSentences;
  at: string;
  onGo: (piece: SavedPiece) => void;
}) {
  const { t } = useTranslation("pieces");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the piece shown is the event
  useEffect(() => {
    const [row, item] = [list.current, list.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement];
    if (!row?.dataset.many || !item) return;
    // only the list moves, never the page
    row.scrollTo({ left: item.offsetLeft - 24, top: item.offsetTop - row.clientHeight / 2 });
  }, [at]);
  const nameOf = (piece: SavedPiece) =>
    piece.kind === "post" ? (targetOf(piece)?.name[language] ?? piece.platform) : tFacts(`kinds.${piece.kind}`);
  return (
    <nav className={styles.nav} aria-label={t("platformsNav")}>
      <ul ref={list} className={styles.list} data-many={pieces.length > MANY || undefined}>
        {pieces.map((piece) => {
          const overtaken = outdated(piece);
          const notes =
            overtaken.length +
            piece.untraced.length +
            piece.findings.filter((finding) => finding.severity !== "info").length;
          const grave = readinessOf(piece, overtaken) === "not-ready";
          return (
            <li key={piece.id}>
              <button
                type="button"
                className={styles.item}
                aria-current={piece.id === at ? "true" : undefined}
                onClick={() => onGo(piece)}
              >
                <span className={styles.name}>{nameOf(piece)}</span>
                {notes > 0 ? (
                  <span className={styles.notes} data-grave={grave || undefined}>
                    <span aria-hidden="true">{notes}</span>
                    <span className="visually-hidden">{t("needsAttention", { count: notes })}</span>
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
