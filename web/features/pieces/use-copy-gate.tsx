/** Copying with the gate before it: what is not ready is named first; what its owner answers for is copied with their reason kept. */
import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import { type Blocker, blockersOf, readinessOf } from "#engine/pieces/readiness";
import { api } from "#web/lib/api.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";
import type { OutdatedSentences } from "./use-outdated.ts";
import type { PieceChanges } from "./use-piece-work.ts";

/** Long enough to be read, and gone when the next piece is copied. */
const NEWS_MS = 6_000;
const ReleaseDialog = lazy(() => import("./release-dialog.tsx"));

export function useCopyGate(props: {
  piece: SavedPiece;
  /** Words that were not saved have not been checked either. */
  dirty: boolean;
  outdated: OutdatedSentences;
  changes: PieceChanges;
}): {
  copy: (text: string) => Promise<void>;
  /** What came of it, for as long as it is news: said beside the buttons, where it covers nothing. */
  said: string | null;
  dialog: ReactNode;
} {
  const { piece, dirty, outdated, changes } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const [asked, setAsked] = useState<{ text: string; blockers: Blocker[] } | null>(null);
  const [news, setNews] = useState<{ said: string; at: number } | null>(null);
  useEffect(() => {
    if (!news) return;
    const over = setTimeout(() => setNews(null), NEWS_MS);
    return () => clearTimeout(over);
  }, [news]);
  const put = async (text: string, message: string) => {
    const done = await copyText(text);
    setNews({ said: done ? message : t("copyFailed"), at: Date.now() });
  };
  const release = useMutation({
    mutationFn: ({ reason }: { reason: string; text: string }) =>
      api.pieces.release({ id: piece.id, version: piece.version, reason }),
    onSuccess: async (saved, { text }) => {
      setAsked(null);
      changes.onSaved(saved);
      await put(text, t("copiedReleased"));
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const copy = async (text: string) => {
    if (dirty) return put(text, t("copiedUnchecked"));
    const sentences = outdated(piece);
    const state = readinessOf(piece, sentences);
    if (state === "not-ready") setAsked({ text, blockers: blockersOf(piece, sentences) });
    else await put(text, state === "ready" ? t("copied") : t("copiedReleased"));
  };
  const dialog = asked ? (
    <Suspense fallback={null}>
      <ReleaseDialog
        blockers={asked.blockers}
        busy={release.isPending}
        error={release.isError ? release.error : null}
        onRelease={(reason) => release.mutate({ reason, text: asked.text })}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  ) : null;
  return { copy, said: news?.said ?? null, dialog };
}
