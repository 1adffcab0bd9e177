/** Changes of one application: each answers it anew, and the list shows that at once. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PlatformApp } from "#contract/admin/integration";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** `change` asks the server; `after` runs when it has said yes. A failure is said in the corner, and nothing typed is lost. */
export function useAppChange<Input>(change: (input: Input) => Promise<PlatformApp>, after: () => void) {
  const { t } = useTranslation("adminIntegration");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const queryKey = orpc.admin.platformApps.list.queryKey();
  return useMutation({
    mutationFn: change,
    onSuccess: (app) => {
      queries.setQueryData(queryKey, (was) => was?.map((one) => (one.platform === app.platform ? app : one)));
      toast(t("apps.saved"));
      after();
    },
    onError: (failure) => {
      const { code, data } = causeOf(failure);
      if (code === "conflict") void queries.invalidateQueries({ queryKey });
      const form = code === "invalid_input" && typeof data.field === "string";
      toastFailure(t("apps.notSaved"), form ? t("apps.wrongForm") : errorText(te, failure));
    },
  });
}
