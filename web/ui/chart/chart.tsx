/** A chart that is read out moment by moment: by hover, touch, arrow keys and aloud, through the browser's own slider. */
import { lazy, Suspense } from "react";
import type { PlotProps } from "#web/ui/chart/plot.tsx";
import styles from "./chart.module.css";

const Plot = lazy(() => import("#web/ui/chart/plot.tsx"));

/** The lines alone, in a box as wide as there is room: what a row of numbers says anyway. */
export const Spark = (props: { values: readonly number[]; top: number; height: number }) => (
  <div style={{ height: props.height }}>
    <Suspense fallback={null}>
      <Plot values={props.values} top={props.top} />
    </Suspense>
  </div>
);

export interface ChartProps extends Required<PlotProps> {
  height: number;
  /** What the slider chooses. */
  label: string;
  /** What is true of the chosen moment, spoken. */
  said: string;
  choose(at: number): void;
  /** The pointer has gone. */
  leave?(): void;
  /** What stands under the left end and the right one, and what the two lines are. */
  ends: readonly [string, string];
  names: readonly [string, string];
}

/** Keeps its height while the lines are fetched. */
export function Chart(props: ChartProps) {
  const { values, others, top, at, text, height, ends, names } = props;
  const last = values.length - 1;
  return (
    <>
      <div className={styles.plot} style={{ height }}>
        <Suspense fallback={null}>
          <Plot values={values} others={others} top={top} at={at} text={text} />
        </Suspense>
        <input
          type="range"
          className={styles.reader}
          aria-label={props.label}
          aria-valuetext={props.said}
          min={0}
          max={last}
          value={at}
          onChange={(event) => props.choose(Number(event.currentTarget.value))}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const place = Math.round(((event.clientX - box.left) / box.width) * last);
            props.choose(Math.min(last, Math.max(0, place)));
          }}
          onPointerLeave={props.leave}
        />
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{ends[0]}</span>
        <span className={styles.key}>
          <i className={styles.line} /> {names[0]} <i className={styles.dashed} /> {names[1]}
        </span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}
