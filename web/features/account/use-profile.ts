/** The signed-in person's profile for any screen. */
import { useQuery } from "@tanstack/react-query";
import { readProfile } from "#web/features/account/profile.ts";
import { useAuth } from "#web/features/auth/context.tsx";
import { backend } from "#web/lib/supabase.ts";

export const profileKey = (userId: string | undefined) => ["profile", userId];

/** A failed read is only logged: screens do without the profile. */
export function useProfile() {
  const { user } = useAuth();
  return useQuery({
    queryKey: profileKey(user?.id),
    enabled: user !== null,
    staleTime: 60_000,
    queryFn: async () => {
      try {
        return await readProfile(backend(), user?.id ?? "");
      } catch (error) {
        console.error("Profile fetch failed", error);
        throw error;
      }
    },
  });
}
