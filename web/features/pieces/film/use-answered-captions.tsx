/** Before a film or a voice is asked for: what speaks against its captions is named, and what is the owner's is answered for with a reason. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import { blockersInWords } from "#engine/pieces/readiness";
import { causeOf } from "#web/lib/errors.ts";
import type { CaptionChecks } from "./use-caption-checks.ts";

const ReleaseDialog = lazy(() => import("#web/features/pieces/release-dialog.tsx"));

export function useAnsweredCaptions(
  { checks, again }: CaptionChecks,
  sending: {
    busy: boolean;
    error: unknown;
    /** What is done all the same. */
    use: string;
    send: (reason: string | null) => void;
  },
): {
  start: () => void;
  done: () => void;
  /** Whether the captions were refused, and the dialog says so. */
  refused: (failure: unknown) => boolean;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState(false);
  const blockers = blockersInWords(checks);
  const { busy, error, use, send } = sending;
  return {
    start: () => (blockers.length > 0 ? setAsking(true) : send(null)),
    done: () => setAsking(false),
    refused(failure) {
      // words that were changed a moment ago, or facts that were: what speaks against them is on its way
      if (causeOf(failure).code !== "piece_not_ready") return asking;
      again();
      setAsking(true);
      return true;
    },
    dialog: asking ? (
      <Suspense fallback={null}>
        <ReleaseDialog
          blockers={blockers}
          busy={busy}
          use={use}
          error={error}
          onRelease={send}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ) : null,
  };
}
