/** The grid of Moments and Weibo: one photo large, two and four in pairs, else three columns, nine at most. */
import { Photo } from "./photo.tsx";
import styles from "./shared.module.css";
import type { PreviewPhoto } from "./types.ts";

export function NineGrid({ photos, max = 9, gap = 4 }: { photos: PreviewPhoto[]; max?: number; gap?: number }) {
  const visible = photos.slice(0, max);
  if (visible.length === 0) return null;
  const columns = visible.length === 1 ? 1 : visible.length === 2 || visible.length === 4 ? 2 : 3;
  return (
    <div className={styles.nine} data-columns={columns} style={{ gap }}>
      {visible.map((photo, index) => (
        <Photo key={photo.id} photo={photo} index={index} ratio={columns === 1 ? "4 / 3" : "1 / 1"} />
      ))}
    </div>
  );
}
