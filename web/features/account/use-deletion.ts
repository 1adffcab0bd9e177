/** Calling the end of the account off, from the profile and from the banner over every screen. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSettingsCache } from "#web/features/account/use-settings.ts";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** Calls the end of the account off, and says so. */
export function useKeepAccount() {
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const settings = useSettingsCache();
  return useMutation({
    mutationFn: () => api.account.deletion.cancel(),
    onSuccess: () => {
      settings.patch({ deletion: null });
      toast(t("end.kept"), t("end.keptText"));
    },
    onError: (error) => toastFailure(t("end.keepFailed"), errorText(te, error)),
    onSettled: () => settings.reload(),
  });
}
