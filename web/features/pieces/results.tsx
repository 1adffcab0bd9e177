/** The results of a campaign: choose language and platform, see the piece as readers will, edit it. */
import { useState } from "react";
import type { Campaign, SavedPiece } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import { useLanguage } from "#web/lib/use-language.ts";
import { languagesOf, piecesIn, samePlace } from "./choose-piece.ts";
import { LanguageNav, PlatformNav } from "./piece-nav.tsx";
import { PieceView } from "./piece-view.tsx";
import styles from "./results.module.css";
import type { OutdatedSentences } from "./use-outdated.ts";

type Place = { language: CopyLanguage | null; piece: Pick<SavedPiece, "platform" | "kind"> | null };

export function Results(props: {
  campaign: Campaign;
  outdated: OutdatedSentences;
  onSaved: (piece: SavedPiece) => void;
  onStale: () => void;
}) {
  const { campaign, outdated } = props;
  const own = useLanguage();
  const [place, setPlace] = useState<Place>({ language: null, piece: null });
  const languages = languagesOf(campaign);
  // opened in the reader's own language where the campaign has it
  const language =
    languages.find((code) => code === place.language) ?? languages.find((code) => code === own) ?? languages[0];
  if (!language) return null;
  const pieces = piecesIn(campaign, language);
  const piece = samePlace(pieces, place.piece);
  if (!piece) return null;
  return (
    <div className={styles.results}>
      <LanguageNav languages={languages} at={language} onGo={(next) => setPlace({ language: next, piece })} />
      <div className={styles.body}>
        <PlatformNav
          pieces={pieces}
          outdated={outdated}
          at={piece.id}
          onGo={(next) => setPlace({ language, piece: next })}
        />
        <PieceView
          key={piece.id}
          campaign={campaign}
          piece={piece}
          outdated={outdated}
          onSaved={props.onSaved}
          onStale={props.onStale}
        />
      </div>
    </div>
  );
}
