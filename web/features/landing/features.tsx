/** Eight things it does, set like a table of contents. */
import styles from "#web/features/landing/features.module.css";
import type { LandingTexts } from "#web/features/landing/types.ts";

const features = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function Features({ t }: { t: LandingTexts }) {
  return (
    <section id="features" className={styles.band} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {t.featuresTitle}
      </h2>
      <ul className={styles.grid}>
        {features.map((number) => (
          <li key={number} className={styles.card}>
            <Icon number={number} />
            <h3>{t[`feature${number}`]}</h3>
            <p>{t[`feature${number}Text`]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One stroke each, drawn for these eight. */
const paths: Record<(typeof features)[number], string> = {
  1: "M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5",
  2: "M6 3h9l4 4v14H6zM15 3v4h4M9.5 12h6M9.5 16h4",
  3: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3M12 14.5v2",
  4: "M4 5h9v7H8l-2.5 2.5V12H4zM16 9h4v8h-1.5v2.5L16 17h-5v-2",
  5: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  6: "M3 6h18v12H3zM3 7l9 6.5L21 7",
  7: "M12 4v16M7 20h10M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0zM19 7l-2.5 6a2.8 2.8 0 0 0 5 0z",
  8: "M4 8l8-4 8 4v8.5L12 21l-8-4.5zM4 8l8 4.2L20 8M12 12.2V21",
};

const Icon = ({ number }: { number: (typeof features)[number] }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[number]} />
  </svg>
);
