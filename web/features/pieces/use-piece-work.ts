/** Sends one order about a piece at a time; what comes back takes the piece's place. */
import { useMutation } from "@tanstack/react-query";
import type { SavedPiece } from "#contract/campaign";
import { causeOf } from "#web/lib/errors.ts";

export interface PieceChanges {
  onSaved: (piece: SavedPiece) => void;
  /** Somebody else saved first: read the piece again. */
  onStale: () => void;
}
export type PieceWork = ReturnType<typeof usePieceWork>;

export function usePieceWork({ onSaved, onStale }: PieceChanges) {
  const work = useMutation({
    mutationFn: ({ send }: { name: string; send: () => Promise<SavedPiece> }) => send(),
    onSuccess: onSaved,
    onError: (error) => {
      const { code } = causeOf(error);
      if (code === "stale_edit") onStale();
    },
  });
  return {
    /** Which order is on its way, by the name it was given. */
    busy: work.isPending ? work.variables.name : null,
    error: work.isError ? { name: work.variables.name, cause: work.error } : null,
    run: (name: string, send: () => Promise<SavedPiece>) => {
      if (!work.isPending) work.mutate({ name, send });
    },
  };
}
