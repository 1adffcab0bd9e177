/** The saved text sentence by sentence: what each rests on (hover, focus, screen reader), and which stay when it is written again. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import type { Listing } from "#contract/listing";
import type { PlacedSentence } from "#contract/piece-work";
import { orpc } from "#web/lib/api.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { useFactLabel } from "./fact-label.ts";
import styles from "./piece-tools.module.css";

export function SentenceList(props: {
  piece: SavedPiece;
  listing: Listing;
  outdated: readonly PlacedSentence[];
  kept: readonly number[];
  onKeep: (kept: readonly number[]) => void;
}) {
  const { piece, listing, outdated, kept, onKeep } = props;
  const { t } = useTranslation("pieces");
  const label = useFactLabel(listing);
  const [open, setOpen] = useState(false);
  const query = useQuery({
    ...orpc.pieces.facts.queryOptions({ input: { id: piece.id }, staleTime: Number.POSITIVE_INFINITY }),
    queryKey: [...orpc.pieces.facts.queryKey({ input: { id: piece.id } }), piece.version],
    enabled: open,
  });
  // other words, other places
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version, whose key this is
  useEffect(() => onKeep([]), []);
  const isOutdated = (start: number, field: string) =>
    outdated.some((one) => one.start === start && one.field === field);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {kept.length > 0 ? t("sentences.openKept", { count: kept.length }) : t("sentences.open")}
      </summary>
      {query.isError ? <ErrorState error={query.error} retry={() => void query.refetch()} /> : null}
      {open && query.isPending ? <Loading /> : null}
      <ul className={styles.sentences}>
        {query.data?.sentences.map(({ field, start, text, facts }) => {
          const stays = kept.includes(start);
          const grounds = `grounds-${piece.id}-${field}-${start}`;
          return (
            <li key={`${field}${start}`}>
              <button
                type="button"
                className={styles.sentence}
                lang={piece.language}
                disabled={field === "title"}
                aria-pressed={field === "title" ? undefined : stays}
                aria-describedby={grounds}
                data-outdated={isOutdated(start, field) || undefined}
                onClick={() => onKeep(stays ? kept.filter((one) => one !== start) : [...kept, start])}
              >
                {text}
                {stays ? <span className={styles.kept}>{t("sentences.kept")}</span> : null}
              </button>
              <p id={grounds} className={styles.grounds}>
                {isOutdated(start, field) ? `${t("sentences.outdated")} ` : ""}
                {facts.length === 0
                  ? t("sentences.none")
                  : t("sentences.facts", { facts: facts.map(label).join(t("sentences.and")) })}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
