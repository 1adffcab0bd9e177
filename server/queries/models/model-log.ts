/** The log of calls: written once, findings added when they are known, listed newest first, forgotten when old. */
import { sql } from "kysely";
import type { CallFindings, CallsAsked, ModelCallLine } from "#contract/admin/model-log";
import { modelLogLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { ModelLogRow } from "#server/db/tables/models";
import { beginning, journalRows, within } from "#server/queries/journals/journal-list";
import type { ListSource } from "#server/queries/lists/list-source";
import { MILLIONTHS } from "./model-calls.ts";

export interface LoggedCall {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly userId: string | null;
  readonly campaignId: string | null;
  readonly purpose: ModelCallLine["purpose"];
  readonly language: string | null;
  readonly pieces: readonly string[];
  readonly promptVersion: number | null;
  readonly outcome: string;
  readonly answer: string;
  /** The provider's own words of a failure. */
  readonly error: string | null;
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  readonly costMillionths: number;
  readonly currency: string;
  readonly milliseconds: number;
}

/** NUL, which the database has no place for, is left out. */
const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

export const insertCall = async (db: Db, call: LoggedCall, now: Date): Promise<void> =>
  void (await db
    .insertInto("model_log")
    .values({
      id: call.id,
      at: now,
      provider: call.provider,
      model: call.model,
      user_id: call.userId,
      campaign_id: call.campaignId,
      purpose: call.purpose,
      language: call.language,
      pieces: [...call.pieces],
      prompt_version: call.promptVersion,
      outcome: call.outcome,
      answer: storable(call.answer),
      error: call.error === null ? null : storable(call.error),
      findings: json([]),
      tokens_in: call.tokensIn,
      tokens_out: call.tokensOut,
      cost_millionths: call.costMillionths,
      currency: call.currency,
      milliseconds: call.milliseconds,
    })
    .execute());

export const addFindings = async (db: Db, call: string, findings: readonly CallFindings[]): Promise<void> =>
  void (await db
    .updateTable("model_log")
    .set({ findings: json([...findings]) })
    .where("id", "=", call)
    .execute());

export const forgetCalls = async (db: Db, now: Date): Promise<void> =>
  void (await db
    .deleteFrom("model_log")
    .where("at", "<", new Date(now.getTime() - modelLogLimits.days * 86_400_000))
    .execute());

async function linesOf(db: Db, rows: readonly ModelLogRow[]): Promise<ModelCallLine[]> {
  const ids = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  const accounts =
    ids.length === 0
      ? []
      : await db.selectFrom("accounts").select(["user_id", "email"]).where("user_id", "in", ids).execute();
  const emails = new Map(accounts.map(({ user_id, email }) => [user_id, email]));
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    provider: row.provider,
    model: row.model,
    accountId: row.user_id,
    accountEmail: (row.user_id && emails.get(row.user_id)) ?? null,
    campaignId: row.campaign_id,
    purpose: row.purpose,
    language: row.language,
    pieces: row.pieces,
    promptVersion: row.prompt_version,
    outcome: row.outcome,
    answer: row.answer,
    error: row.error,
    findings: row.findings,
    tokensIn: row.tokens_in,
    tokensOut: row.tokens_out,
    cost: Number(row.cost_millionths) / MILLIONTHS,
    currency: row.currency,
    milliseconds: row.milliseconds,
  }));
}

/** `q`: the beginning of a provider's name. */
export const callList: ListSource<CallsAsked, ModelCallLine> = async ({ db }, asked) =>
  journalRows(db, {
    table: "model_log",
    sorted: { columns: { at: { ref: "at", type: "timestamptz" } }, id: { ref: "id", type: "uuid" } },
    asked,
    filters: [
      ...within("at", asked),
      asked.purpose ? sql`purpose = ${asked.purpose}` : null,
      asked.state ? sql`(outcome = 'written') = ${asked.state === "written"}` : null,
      asked.q ? sql`provider like ${beginning(asked.q)}` : null,
    ],
    items: (rows: readonly ModelLogRow[]) => linesOf(db, rows),
  });
