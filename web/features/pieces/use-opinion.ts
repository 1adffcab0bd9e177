/** What a model says of an edit: it is asked for after the save and joins the piece when it comes; nobody waits for it. */
import { useRef } from "react";
import type { SavedPiece } from "#contract/campaign";
import { api } from "#web/lib/api.ts";

/** `onSaved`, told again of the same version once a model has looked at it. */
export function useOpinion(onSaved: (piece: SavedPiece) => void): (piece: SavedPiece) => void {
  const last = useRef<SavedPiece | null>(null);
  return (saved) => {
    last.current = saved;
    onSaved(saved);
    api.pieces.opinion({ id: saved.id }).then(
      (now) => {
        // what was saved since is newer than this answer
        if (last.current === saved && now.version === saved.version) onSaved(now);
      },
      () => {
        // the piece is saved and checked: the opinion is there when it is next read
      },
    );
  };
}
