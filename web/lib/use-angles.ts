/** What this home's posts could lead with, and how each voice would begin; nothing while the facts are on their way or do not carry it. */
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Angles } from "#contract/campaign";
import type { Listing } from "#contract/listing";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";

export function useAngles(listing: Listing | null): Angles {
  const language = useLanguage();
  const { data } = useQuery(
    orpc.campaigns.angles.queryOptions({ input: listing ? { listing, language } : skipToken, staleTime: 300_000 }),
  );
  return data ?? { openings: {}, leads: [] };
}
