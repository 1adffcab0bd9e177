/** Own words of a campaign's posters in one language: as they are typed, drawn and kept once the hand rests, and taken back. */
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CopyLanguage } from "#contract/copy";
import {
  type KeptPosterWords,
  type PosterSlot,
  type PosterWords,
  posterSlots,
  posterWordLimits,
} from "#contract/media/poster-words";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";

/** Long enough to write a word in one go. */
const SETTLE_MS = 250;
/** Steps one may go back. */
const MOST_STEPS = 50;

const steering = /\p{Cc}/gu;
const same = (one: PosterWords, other: PosterWords): boolean => posterSlots.every((slot) => one[slot] === other[slot]);
const isTooLong = (slot: PosterSlot, text: string): boolean => text.length > posterWordLimits[slot];
const fits = (words: PosterWords): boolean => posterSlots.every((slot) => !isTooLong(slot, words[slot] ?? ""));

interface Step {
  words: PosterWords;
  /** What was being written: letters of one text are one step. */
  slot: PosterSlot | null;
}

export function usePosterWords(campaignId: string, language: CopyLanguage) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const asked = { input: { id: campaignId, language } };
  const kept = useQuery({ ...orpc.posters.words.queryOptions(asked), staleTime: Number.POSITIVE_INFINITY });
  /** Null: what is kept. */
  const [typed, setTyped] = useState<PosterWords | null>(null);
  const [steps, setSteps] = useState<Step[]>([]);
  const words = typed ?? kept.data?.words ?? {};
  const [settled] = useDebouncedValue(typed, SETTLE_MS);
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: (next: { version: number; words: PosterWords }) =>
      api.posters.keepWords({ id: campaignId, language, ...next }),
    onSuccess: (answer) => client.setQueryData<KeptPosterWords>(orpc.posters.words.queryKey(asked), answer),
    onError: (failure) => {
      if (causeOf(failure).code !== "stale_edit") return toastFailure(errorText(tError, failure));
      toastFailure(t("posters.stale"));
      setTyped(null);
      setSteps([]);
      void client.invalidateQueries({ queryKey: orpc.posters.words.queryKey(asked) });
    },
  });
  const { data } = kept;
  useEffect(() => {
    if (!settled || !data || isPending || isError || !fits(settled) || same(settled, data.words)) return;
    mutate({ version: data.version, words: settled });
  }, [settled, data, isPending, isError, mutate]);

  const write = (next: PosterWords, slot: PosterSlot | null) => {
    reset();
    const last = steps.at(-1);
    if (slot === null || last?.slot !== slot) setSteps([...steps, { words, slot }].slice(-MOST_STEPS));
    setTyped(next);
  };
  const without = (slot: PosterSlot): PosterWords => {
    const { [slot]: _own, ...others } = words;
    return others;
  };
  const drawn = settled !== null && fits(settled) ? settled : data?.words;
  return {
    loading: data === undefined && !kept.error,
    error: kept.error,
    retry: () => void kept.refetch(),
    words,
    proposed: data?.proposed ?? null,
    checks: data?.checks ?? [],
    isTooLong,
    /** To draw: as far as they are written; undefined where the home speaks by itself. */
    drawn: drawn && (Object.keys(drawn).length > 0 || data?.version !== 0) ? drawn : undefined,
    saving: isPending,
    dirty: data !== undefined && !same(words, data.words),
    failed: isError,
    set: (slot: PosterSlot, text: string) => {
      const line = text.replace(steering, " ");
      write(line === data?.proposed[slot] ? without(slot) : { ...words, [slot]: line }, slot);
    },
    restore: (slot: PosterSlot) => write(without(slot), null),
    reset: () => write({}, null),
    undo:
      steps.length === 0
        ? null
        : () => {
            reset();
            setTyped(steps.at(-1)?.words ?? {});
            setSteps(steps.slice(0, -1));
          },
  };
}
export type PosterWordsInHand = ReturnType<typeof usePosterWords>;
