/** What the server knows of the account beside its profile, for any screen; and how to change what is kept of it here. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountSettings } from "#contract/profile";
import { api } from "#web/lib/api.ts";
import { useAuth } from "#web/lib/auth/context.tsx";

const settingsKey = (userId: string | undefined) => ["account-settings", userId];
/** How often a running export is looked at. */
const LOOK_MS = 1500;

/** What the account's settings are now; reads again while an archive is being made. */
export function useSettings() {
  const { user } = useAuth();
  return useQuery({
    queryKey: settingsKey(user?.id),
    enabled: user !== null,
    staleTime: 60_000,
    queryFn: () => api.account.settings.get(),
    refetchInterval: (query) => (query.state.data?.dataExport?.state === "making" ? LOOK_MS : false),
  });
}

/** Changes the settings as they are shown, without asking the server; `reload` asks it. */
export function useSettingsCache() {
  const queries = useQueryClient();
  const { user } = useAuth();
  const key = settingsKey(user?.id);
  return {
    read: () => queries.getQueryData<AccountSettings>(key),
    patch: (part: Partial<AccountSettings>) =>
      queries.setQueryData<AccountSettings>(key, (before) => before && { ...before, ...part }),
    cancel: () => queries.cancelQueries({ queryKey: key }),
    reload: () => queries.invalidateQueries({ queryKey: key }),
  };
}
