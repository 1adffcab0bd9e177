/** The signed-in person's profile for any screen. */
import { useQuery } from "@tanstack/react-query";
import { type ReadProfile, readProfile } from "#web/lib/account/profile.ts";
import { api } from "#web/lib/api.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { backend } from "#web/lib/supabase.ts";
import { storedSupport } from "#web/lib/support.ts";

/** `email`: in a support session, in which the one who is signed in is somebody else. */
type KnownProfile = ReadProfile & { email?: string };

/** In a support session: as far as the account's own row tells it. */
async function profileInSupport(): Promise<KnownProfile> {
  const { displayName, email } = await api.account.me();
  return { display_name: displayName, phone: null, avatar_url: null, phone_verified_at: null, email };
}

export const profileKey = (userId: string | undefined) => ["profile", userId];

/** A failed read is only logged: screens do without the profile. */
export function useProfile() {
  const { user } = useAuth();
  return useQuery({
    queryKey: profileKey(user?.id),
    enabled: user !== null,
    staleTime: 60_000,
    queryFn: async (): Promise<KnownProfile> => {
      try {
        // the client of the sign-in service is the administrator's own
        if (storedSupport()) return await profileInSupport();
        return await readProfile(backend(), user?.id ?? "");
      } catch (error) {
        console.error("Profile fetch failed", error);
        throw error;
      }
    },
  });
}

/** Whose screens these are, by address; empty until it is known. */
export function useEmail(): string {
  const { user } = useAuth();
  const profile = useProfile();
  return (storedSupport() ? profile.data?.email : user?.email) ?? "";
}

/**
 * What to call the person: the profile's name, else the address. Empty while the profile is on its way, so that the address does
 * not flash up first; a profile that failed once is not waited for, though it is asked again.
 */
export function useCallName(): string {
  const profile = useProfile();
  const email = useEmail();
  return profile.isPending && profile.failureCount === 0 ? "" : profile.data?.display_name || email;
}
