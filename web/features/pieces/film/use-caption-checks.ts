/** What facts and law object to in the captions of a storyboard, asked for once the hand rests. */
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CopyLanguage } from "#contract/copy";
import type { Shot, ShotCheck } from "#contract/media/film";
import { orpc } from "#web/lib/api.ts";

/** Long enough to write a word in one go. */
const SETTLE_MS = 400;

export interface CaptionChecks {
  /** Of the captions as they stand: what was said of an earlier wording is said no more. */
  readonly checks: readonly ShotCheck[];
  /** The home's facts may have changed. */
  readonly again: () => void;
}

export function useCaptionChecks(
  campaignId: string,
  language: CopyLanguage,
  shots: readonly Shot[] | undefined,
): CaptionChecks {
  const client = useQueryClient();
  const captions = JSON.stringify(shots?.map(({ caption }) => caption?.trim() ?? null) ?? []);
  const [settled] = useDebouncedValue(captions, SETTLE_MS);
  const asked: (string | null)[] = JSON.parse(settled);
  const { data } = useQuery({
    ...orpc.films.check.queryOptions({ input: { campaignId, language, captions: asked } }),
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    checks: settled === captions ? (data ?? []) : [],
    again: () => void client.invalidateQueries({ queryKey: orpc.films.check.key() }),
  };
}
