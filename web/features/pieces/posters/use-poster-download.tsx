/** Saving a poster in full: what speaks against its own words is named first, and what is the owner's is answered for with a reason. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PosterCheck } from "#contract/media/poster-words";
import { blockersInWords } from "#engine/pieces/readiness";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

const ReleaseDialog = lazy(() => import("#web/features/pieces/release-dialog.tsx"));

type Order = Omit<Parameters<typeof api.posters.draw>[0], "size" | "reason">;

export function usePosterDownload(
  order: Order,
  checks: readonly PosterCheck[],
  name: string,
): { start: () => void; busy: boolean; dialog: ReactNode } {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const draw = useMutation({
    mutationFn: (reason: string | null) =>
      api.posters.draw({ ...order, size: "full", ...(reason === null ? {} : { reason }) }),
    onSuccess: (file) => {
      setAsking(false);
      saveFile(file, file.name || name);
      toast(t("downloaded", { name: file.name || name }));
    },
    onError: (failure) => {
      // words that were changed a moment ago, or facts that were: what speaks against them is on its way
      if (causeOf(failure).code === "piece_not_ready") {
        setAsking(true);
        void client.invalidateQueries({ queryKey: orpc.posters.words.key() });
      } else if (!asking) toastFailure(errorText(tError, failure));
    },
  });
  const blockers = blockersInWords(checks);
  return {
    start: () => (blockers.length > 0 ? setAsking(true) : draw.mutate(null)),
    busy: draw.isPending,
    dialog: asking ? (
      <Suspense fallback={null}>
        <ReleaseDialog
          blockers={blockers}
          busy={draw.isPending}
          use={t("posters.useWithReason")}
          error={draw.isError ? draw.error : null}
          onRelease={(reason) => draw.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ) : null,
  };
}
