/** Rows of `report_days` and `report_figures`: what the business did, day by day. */

export interface ReportDays {
  /** "2026-03-02", in the zone of reports. */
  day: string;
  figured_at: Date;
  settled: boolean;
}

export interface ReportFigures {
  measure: string;
  day: string;
  currency: string;
  dimension_1: string;
  dimension_2: string;
  /** bigint: comes as a string. */
  value: string;
}
