/** Editing one piece: what is typed, whether it differs, saving with the version it began from, undo, and conflicts. */
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SavedPiece } from "#contract/campaign";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { type KeptEdit, keepEdit, loadEdit, type PieceText, sameText, textOf } from "./saved-edits.ts";

export function usePieceEdit(props: {
  piece: SavedPiece;
  onSaved: (piece: SavedPiece) => void;
  /** Somebody else saved first: read the piece again. */
  onStale: () => void;
}) {
  const { piece, onSaved, onStale } = props;
  const [edit, setEdit] = useState<KeptEdit | null>(() => loadEdit(piece.id));
  /** What the last save replaced, to go back to. */
  const [before, setBefore] = useState<PieceText | null>(null);
  useEffect(() => keepEdit(piece.id, edit), [piece.id, edit]);

  const saved = textOf(piece);
  const text = edit?.text ?? saved;
  const dirty = edit !== null && !sameText(edit.text, saved);
  const conflict = dirty && edit.base !== piece.version;

  const save = useMutation({
    mutationFn: (sent: { text: PieceText; version: number; replaced: PieceText }) =>
      api.pieces.update({ id: piece.id, version: sent.version, ...sent.text }),
    onSuccess: (answer, sent) => {
      setBefore(sent.replaced);
      // What was typed while the answer was on its way stays, now based on the saved version.
      setEdit((now) => (now && !sameText(now.text, sent.text) ? { base: answer.version, text: now.text } : null));
      onSaved(answer);
    },
    onError: (error) => {
      const { code } = causeOf(error);
      if (code === "stale_edit" || code === "conflict") onStale();
    },
  });

  const change = (part: Partial<PieceText>) => {
    save.reset();
    setEdit((now) => {
      const next = { ...(now?.text ?? saved), ...part };
      return sameText(next, saved) && (now === null || now.base === piece.version)
        ? null
        : { base: now?.base ?? piece.version, text: next };
    });
  };
  const send = (version: number) => {
    if (dirty && !save.isPending) save.mutate({ text, version, replaced: saved });
  };
  return {
    text,
    dirty,
    conflict,
    saving: save.isPending,
    error: save.isError && causeOf(save.error).code !== "stale_edit" ? save.error : null,
    change,
    save: () => !conflict && send(edit?.base ?? piece.version),
    keepMine: () => send(piece.version),
    takeTheirs: () => setEdit(null),
    /** Before saving: back to the saved text. After saving: saves the text of before. */
    undo: dirty
      ? () => setEdit(null)
      : before && !sameText(before, saved)
        ? () => save.mutate({ text: before, version: piece.version, replaced: saved })
        : null,
  };
}
