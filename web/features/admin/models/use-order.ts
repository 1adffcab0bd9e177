/** The order models are asked in: moved at once on the screen, and put back where the server refuses. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelState } from "#contract/admin/models";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";

/** `said` tells screen readers where the moved one stands now. */
export function useOrder(state: ModelState) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const [said, setSaid] = useState("");
  const queryKey = orpc.admin.models.get.queryKey();
  const newest = useRef(0);
  const arrange = useMutation({
    mutationFn: ({ names }: { names: string[]; at: number }) => api.admin.models.arrange({ names }),
    // one after another, so that the last move is what stays
    scope: { id: "model-order" },
    // of several quick moves the last answer counts
    onSuccess: (after, { at }) => void (at === newest.current && queries.setQueryData(queryKey, after)),
    onError: (error) => {
      toastFailure(t("notSaved"), errorText(te, error));
      void queries.invalidateQueries({ queryKey });
    },
  });
  const move = (from: number, to: number) => {
    const [moved, ...rest] = [state.providers[from], ...state.providers.filter((_, at) => at !== from)];
    if (!moved || to < 0 || to >= state.providers.length) return;
    const others = rest.filter((one) => one !== undefined);
    const providers = [...others.slice(0, to), moved, ...others.slice(to)];
    queries.setQueryData(queryKey, { ...state, providers });
    setSaid(t("order.moved", { name: moved.name, place: to + 1, count: providers.length }));
    newest.current++;
    arrange.mutate({ names: providers.map(({ name }) => name), at: newest.current });
  };
  return { move, said };
}
