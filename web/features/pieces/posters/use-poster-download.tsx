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

export type PosterOrder = Omit<Parameters<typeof api.posters.draw>[0], "size" | "reason">;

/** All pictures of a carousel in one file, in their order. */
async function zipOf(wish: Parameters<typeof api.posters.draw>[0], pages: number, name: string): Promise<File> {
  const drawn: Record<string, Uint8Array> = {};
  for (let page = 0; page < pages; page++) {
    const file = await api.posters.draw({ ...wish, page });
    drawn[file.name || `${page + 1}.jpg`] = new Uint8Array(await file.arrayBuffer());
  }
  const { zipSync } = await import("fflate");
  return new File([new Uint8Array(zipSync(drawn, { level: 0 }))], name, { type: "application/zip" });
}

export function usePosterDownload(
  order: PosterOrder,
  /** Of a carousel; null: one picture. */
  pages: number | null,
  checks: readonly PosterCheck[],
  name: string,
): { start: () => void; busy: boolean; dialog: ReactNode } {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const draw = useMutation({
    mutationFn: async (reason: string | null) => {
      const wish = { ...order, size: "full", ...(reason === null ? {} : { reason }) } as const;
      return pages === null ? api.posters.draw(wish) : zipOf(wish, pages, name);
    },
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
