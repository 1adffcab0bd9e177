/** The pictures of a carousel side by side, drawn one after the other. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/pieces/posters/posters.module.css";
import { useObjectUrl } from "#web/features/pieces/use-object-url.ts";
import { orpc } from "#web/lib/api.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import type { PosterOrder } from "./use-poster-download.tsx";

const FRESH_MS = 60_000;

export function CarouselStage({ order, count, title }: { order: PosterOrder; count: number; title: string }) {
  const { t } = useTranslation("pieces");
  /** Pictures that were drawn: the next one is asked for. */
  const [drawn, setDrawn] = useState(0);
  return (
    // scrolled by keyboard as by hand
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className={styles.strip} aria-label={t("posters.amounts.carousel")} tabIndex={0}>
      {Array.from({ length: count }, (_, page) => (
        <CarouselPicture
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
          key={page}
          order={{ ...order, page }}
          alt={t("posters.carouselAlt", { title, number: page + 1, count })}
          waits={page > drawn}
          onDrawn={() => setDrawn((now) => Math.max(now, page + 1))}
        />
      ))}
    </section>
  );
}

function CarouselPicture(props: { order: PosterOrder; alt: string; waits: boolean; onDrawn: () => void }) {
  const { t } = useTranslation("pieces");
  const { data, error, isFetching, refetch } = useQuery({
    ...orpc.posters.draw.queryOptions({ input: { ...props.order, size: "preview" } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled: !props.waits,
  });
  const url = useObjectUrl(data);
  return (
    <div className={styles.page} aria-busy={isFetching}>
      {error && !isFetching ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : url ? (
        <img className={styles.poster} src={url} alt={props.alt} onLoad={props.onDrawn} />
      ) : (
        <Loading label={t("posters.carouselDrawing")} />
      )}
    </div>
  );
}
