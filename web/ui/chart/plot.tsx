/** One number over time as a line with its area, another as a dashed one. 124 kB packed: fetched with the first chart. */
import { CompositeChart } from "@mantine/charts";
import "@mantine/charts/styles.css";

export interface PlotProps {
  /** Null: not known, a gap in the line. */
  values: readonly (number | null)[];
  /** Of the same moments; for instance the period before. */
  others?: readonly (number | null)[];
  /** Where the axis ends. */
  top: number;
  /** Which moment is read out; without it the plot has neither grid nor marks. */
  at?: number;
  /** How a number on the axis is written; without it the axis says nothing. */
  text?: (value: number) => string;
}

/** A number stands below its line, where the uppermost has room too. */
const LABEL_DROP = 15;

/** Fills its box. Silent: what it shows is said beside it. */
export default function Plot({ values, others, top, at, text }: PlotProps) {
  const data = values.map((value, index) => ({ index, value, other: others?.[index] ?? null }));
  const marked = at !== undefined;
  const chosen = marked ? (values[at] ?? null) : null;
  return (
    <CompositeChart
      h="100%"
      aria-hidden
      data={data}
      dataKey="index"
      series={[
        ...(others ? [{ name: "other", type: "line" as const, color: "var(--control)", strokeDasharray: "4 4" }] : []),
        { name: "value", type: "area", color: "var(--accent)" },
      ]}
      curveType="linear"
      connectNulls={false}
      withDots={false}
      withTooltip={false}
      withXAxis={false}
      accessibilityLayer={false}
      gridAxis={marked ? "x" : "none"}
      strokeDasharray="3 3"
      gridColor="var(--hairline)"
      textColor="var(--muted)"
      strokeWidth={marked ? 2 : 1.5}
      areaProps={{ fill: "var(--accent-wash)", fillOpacity: 1 }}
      lineProps={{ strokeWidth: 1.5 }}
      withYAxis={text !== undefined}
      yAxisProps={{
        domain: [0, top],
        // half a task is no number
        ticks: Number.isInteger(top / 2) ? [top / 2, top] : [top],
        mirror: true,
        width: 1,
        tickLine: false,
        tick: ({ payload }: { payload: { coordinate: number; value: number } }) => (
          <text x={0} y={payload.coordinate + LABEL_DROP} fontSize={12.5} fill="currentColor">
            {text?.(payload.value)}
          </text>
        ),
      }}
      referenceLines={marked ? [{ x: at, color: "var(--hairline-strong)" }] : []}
      referenceDots={
        chosen !== null
          ? [{ x: at ?? 0, y: chosen, color: "var(--accent)", stroke: "var(--card)", ifOverflow: "visible" }]
          : []
      }
      composedChartProps={{ margin: { top: 0, right: 0, bottom: 0, left: 0 } }}
    />
  );
}
