/** Preview and editor of one piece, side by side where there is room, and what can be done with it. The preview follows every keystroke. */
import type { Campaign, SavedPiece } from "#contract/campaign";
import { Editor } from "./editor.tsx";
import { EmailFile } from "./email-file.tsx";
import { OutdatedNotice } from "./outdated-notice.tsx";
import { PiecePreview } from "./piece-preview.tsx";
import { layOut } from "./platform-format.ts";
import styles from "./results.module.css";
import { RewriteTools } from "./rewrite-tools.tsx";
import { useCopyGate } from "./use-copy-gate.tsx";
import { useOpinion } from "./use-opinion.ts";
import type { OutdatedSentences } from "./use-outdated.ts";
import { usePieceEdit } from "./use-piece-edit.ts";
import { usePieceWork } from "./use-piece-work.ts";

export function PieceView(props: {
  campaign: Campaign;
  piece: SavedPiece;
  outdated: OutdatedSentences;
  onSaved: (piece: SavedPiece) => void;
  onStale: () => void;
}) {
  const { campaign, piece, outdated } = props;
  const changes = { onSaved: useOpinion(props.onSaved), onStale: props.onStale };
  const edit = usePieceEdit({ piece, ...changes });
  const work = usePieceWork(changes);
  const { copy, said, dialog } = useCopyGate({ piece, dirty: edit.dirty, outdated, changes });
  const laid = layOut(piece, edit.text);
  const sentences = outdated(piece);
  return (
    <div className={styles.view}>
      {sentences.length > 0 ? (
        <div className={styles.above}>
          <OutdatedNotice piece={piece} sentences={sentences} work={work} dirty={edit.dirty} />
        </div>
      ) : null}
      <PiecePreview campaign={campaign} piece={piece} text={edit.text} laid={laid} />
      <div className={styles.hand}>
        <Editor piece={piece} edit={edit} laid={laid} work={work} onCopy={copy} said={said} />
        {piece.kind === "email" ? <EmailFile piece={piece} dirty={edit.dirty} /> : null}
        <RewriteTools piece={piece} listing={campaign.listing} outdated={sentences} work={work} dirty={edit.dirty} />
      </div>
      {dialog}
    </div>
  );
}
