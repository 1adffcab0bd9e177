/** The author's picture: the first letter on a plain ground, because the product never borrows a face. */
import styles from "./shared.module.css";

export function Avatar({ name, square, size = 40 }: { name: string; square?: boolean; size?: number }) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? "·";
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      data-square={square || undefined}
      style={{ width: size, height: size, fontSize: size * 0.44 }}
    >
      {initial}
    </span>
  );
}
