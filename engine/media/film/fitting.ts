/** Which film a platform of short video takes: the newest of the right shape, short enough. */
import type { FilmOrder } from "#contract/media/film";
import type { Platform } from "#contract/platform";

interface Made {
  id: string;
  seconds: number;
  wanted: Pick<FilmOrder, "ratio">;
}

/** `films`: newest first. Upright where the platform names no shape; undefined where none fits. */
export function newestFitting<F extends Made>(films: readonly F[], { media }: Pick<Platform, "media">): F | undefined {
  const shape = media.videoRatio ?? "9:16";
  const most = media.videoSecondsMax ?? Number.POSITIVE_INFINITY;
  return films.find(({ seconds, wanted }) => wanted.ratio === shape && seconds <= most);
}
