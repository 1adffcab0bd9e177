/** The reports as data: which numbers each shows day by day, what they can be divided by, and the headline of a period. */

/** Days of reports begin and end here, whoever looks and wherever the server stands. */
export const REPORT_ZONE = "Asia/Shanghai";
/** The zone's distance from UTC, which it has kept all year since 1991. Whoever changes one line changes both. */
export const REPORT_OFFSET = "+08:00";
/** Days a report spans at most. */
export const LONGEST_REPORT = 400;

/** What a period is compared with: the days just before it, or the same days of the year before. */
export const comparisons = ["before", "year"] as const;
export type Comparison = (typeof comparisons)[number];

export const reportNames = ["accounts", "trials", "revenue", "content", "imports", "tasks", "models"] as const;
export type ReportName = (typeof reportNames)[number];

export const seriesNames = [
  "signUps",
  "activations",
  "active",
  "trialsStarted",
  "trialsConverted",
  "paid",
  "refunded",
  "mrr",
  "subscribers",
  "gained",
  "churned",
  "pieces",
  "importsCompleted",
  "importsFailed",
  "importsCancelled",
  "tasksCompleted",
  "tasksFailed",
  "tasksCancelled",
  "modelCost",
  "modelCalls",
  "modelFailed",
  "tokensIn",
  "tokensOut",
] as const;
export type SeriesName = (typeof seriesNames)[number];

export const dimensions = [
  "plan",
  "provider",
  "platform",
  "language",
  "style",
  "pieceKind",
  "site",
  "taskKind",
  "cause",
  "modelProvider",
  "model",
] as const;
export type Dimension = (typeof dimensions)[number];

/**
 * `sum`: days add up. `mean`: people of one day may be those of another, so that a period has a day's mean. `last`: a level,
 * as it stood on the period's last day.
 */
export type Folding = "sum" | "mean" | "last";
export const foldings: Partial<Record<SeriesName, Folding>> = { active: "mean", mrr: "last", subscribers: "last" };
export const moneySeries: ReadonlySet<string> = new Set([
  "paid",
  "refunded",
  "net",
  "mrr",
  "arpu",
  "modelCost",
  "costPerCall",
]);

export const figureNames = [
  ...seriesNames,
  "activationRate",
  "conversionRate",
  "net",
  "arpu",
  "churnRate",
  "importRate",
  "taskRate",
  "costPerCall",
  "modelRate",
] as const;
export type FigureName = (typeof figureNames)[number];
export const rates: ReadonlySet<string> = new Set([
  "activationRate",
  "conversionRate",
  "churnRate",
  "importRate",
  "taskRate",
  "modelRate",
]);

export const reports: Record<
  ReportName,
  { series: readonly SeriesName[]; parts: readonly Dimension[]; figures: readonly FigureName[] }
> = {
  accounts: {
    series: ["signUps", "activations", "active"],
    parts: [],
    figures: ["signUps", "activations", "activationRate", "active"],
  },
  trials: {
    series: ["trialsStarted", "trialsConverted"],
    parts: [],
    figures: ["trialsStarted", "trialsConverted", "conversionRate"],
  },
  revenue: {
    series: ["paid", "refunded", "mrr", "subscribers", "gained", "churned"],
    parts: ["plan", "provider"],
    figures: ["paid", "refunded", "net", "mrr", "arpu", "subscribers", "gained", "churned", "churnRate"],
  },
  content: { series: ["pieces"], parts: ["language", "platform", "style", "pieceKind"], figures: ["pieces"] },
  imports: {
    series: ["importsCompleted", "importsFailed", "importsCancelled"],
    parts: ["site"],
    figures: ["importRate", "importsCompleted", "importsFailed", "importsCancelled"],
  },
  tasks: {
    series: ["tasksCompleted", "tasksFailed", "tasksCancelled"],
    parts: ["taskKind", "cause"],
    figures: ["taskRate", "tasksCompleted", "tasksFailed", "tasksCancelled"],
  },
  models: {
    series: ["modelCost", "modelCalls", "modelFailed", "tokensIn", "tokensOut"],
    parts: ["modelProvider", "model"],
    figures: ["modelCost", "costPerCall", "modelCalls", "modelRate", "modelFailed", "tokensIn", "tokensOut"],
  },
};

/** What each dimension divides; a report looked at through one shows these numbers only. */
export const dividedBy: Record<Dimension, readonly SeriesName[]> = {
  plan: ["paid", "refunded", "mrr", "subscribers"],
  provider: ["paid", "refunded"],
  platform: ["pieces"],
  language: ["pieces"],
  style: ["pieces"],
  pieceKind: ["pieces"],
  site: ["importsCompleted", "importsFailed", "importsCancelled"],
  taskKind: ["tasksCompleted", "tasksFailed", "tasksCancelled"],
  cause: ["tasksFailed"],
  modelProvider: ["modelCost", "modelCalls", "modelFailed", "tokensIn", "tokensOut"],
  model: ["modelCost", "modelCalls", "modelFailed", "tokensIn", "tokensOut"],
};
