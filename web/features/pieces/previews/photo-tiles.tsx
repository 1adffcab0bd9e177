/** Photos tiled to the full width: one, two halves, one over two, two over three, with "+n" on the last. */
import { Photo } from "./photo.tsx";
import styles from "./photo-tiles.module.css";
import type { PreviewPhoto } from "./types.ts";

export function PhotoTiles({
  photos,
  max,
  limit = 5,
  rounded,
}: {
  photos: PreviewPhoto[];
  max: number;
  limit?: number;
  rounded?: boolean;
}) {
  const all = photos.slice(0, max);
  const visible = all.slice(0, limit);
  if (visible.length === 0) return null;
  const hidden = all.length - visible.length;
  return (
    <div className={styles.tiles} data-count={visible.length} data-rounded={rounded || undefined}>
      {visible.map((photo, index) => (
        <div key={photo.id} className={styles.tile}>
          <Photo photo={photo} index={index} />
          {hidden > 0 && index === visible.length - 1 && <span className={styles.rest}>+{hidden}</span>}
        </div>
      ))}
    </div>
  );
}
