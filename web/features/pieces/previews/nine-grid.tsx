/** The grid of Moments and Weibo: one photo large, two and four in pairs, else three columns, nine at most. */
import { Photo } from "./photo.tsx";
import styles from "./shared.module.css";
import type { PreviewPhoto } from "./types.ts";

export function NineGrid({ photos, max = 9, gap = 4 }: { photos: PreviewPhoto[]; max?: number; gap?: number }) {
  const shown = photos.slice(0, max);
  if (shown.length === 0) return null;
  const columns = shown.length === 1 ? 1 : shown.length === 2 || shown.length === 4 ? 2 : 3;
  return (
    <div className={styles.nine} data-columns={columns} style={{ gap }}>
      {shown.map((photo, index) => (
        <Photo key={photo.id} photo={photo} index={index} ratio={columns === 1 ? "4 / 3" : "1 / 1"} />
      ))}
    </div>
  );
}
