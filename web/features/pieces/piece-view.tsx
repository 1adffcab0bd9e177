/** Preview and editor of one piece, side by side where there is room. The preview follows every keystroke. */
import type { Campaign, SavedPiece } from "#contract/campaign";
import { Editor } from "./editor.tsx";
import { PiecePreview } from "./piece-preview.tsx";
import { layOut } from "./platform-format.ts";
import styles from "./results.module.css";
import { usePieceEdit } from "./use-piece-edit.ts";

export function PieceView(props: {
  campaign: Campaign;
  piece: SavedPiece;
  onSaved: (piece: SavedPiece) => void;
  onStale: () => void;
}) {
  const { campaign, piece } = props;
  const edit = usePieceEdit(props);
  const laid = layOut(piece, edit.text);
  return (
    <div className={styles.view}>
      <PiecePreview campaign={campaign} piece={piece} text={edit.text} laid={laid} />
      <Editor piece={piece} edit={edit} laid={laid} />
    </div>
  );
}
