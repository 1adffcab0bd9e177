/** The headline of a period from its days: sums, means, levels and rates. Pure. */
import { type FigureName, foldings, type ReportName, reports, type SeriesName } from "#contract/admin/report-names";

export type DayValues = Partial<Record<SeriesName, number>>;

/** A day without a number of it counts as 0. Of no days: 0. */
export function fold(days: readonly DayValues[], name: SeriesName): number {
  const values = days.map((day) => day[name] ?? 0);
  const folding = foldings[name] ?? "sum";
  if (folding === "last") return values.at(-1) ?? 0;
  const sum = values.reduce((all, value) => all + value, 0);
  return folding === "mean" && values.length > 0 ? sum / values.length : sum;
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/**
 * `eve`: paying accounts on the evening before the first day, whom churn is measured against. Rates are 0..1; null where
 * there is nothing to divide by. A cancelled task neither worked nor failed.
 */
export function figureOf(name: FigureName, days: readonly DayValues[], eve: number): number | null {
  const of = (series: SeriesName) => fold(days, series);
  switch (name) {
    case "activationRate":
      return ratio(of("activations"), of("signUps"));
    case "conversionRate":
      return ratio(of("trialsConverted"), of("trialsStarted"));
    case "net":
      return of("paid") - of("refunded");
    case "arpu":
      return ratio(of("mrr"), of("subscribers"));
    case "churnRate":
      return ratio(of("churned"), eve);
    case "importRate":
      return ratio(of("importsCompleted"), of("importsCompleted") + of("importsFailed"));
    case "taskRate":
      return ratio(of("tasksCompleted"), of("tasksCompleted") + of("tasksFailed"));
    case "costPerCall":
      return ratio(of("modelCost"), of("modelCalls"));
    case "modelRate":
      return ratio(of("modelCalls") - of("modelFailed"), of("modelCalls"));
    default:
      return of(name);
  }
}

/** What a figure is made of; a report through a dimension shows only figures whose parts it divides. */
const madeOf: Partial<Record<FigureName, readonly SeriesName[]>> = {
  activationRate: ["activations", "signUps"],
  conversionRate: ["trialsConverted", "trialsStarted"],
  net: ["paid", "refunded"],
  arpu: ["mrr", "subscribers"],
  churnRate: ["churned"],
  importRate: ["importsCompleted", "importsFailed"],
  taskRate: ["tasksCompleted", "tasksFailed"],
  costPerCall: ["modelCost", "modelCalls"],
  modelRate: ["modelCalls", "modelFailed"],
};

export const figuresOf = (report: ReportName, shown: readonly SeriesName[]): FigureName[] =>
  reports[report].figures.filter((name) =>
    (madeOf[name] ?? [name]).every((part) => (shown as readonly string[]).includes(part)),
  );
