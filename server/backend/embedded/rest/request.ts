/** Understanding one data request: only the forms supabase-js makes for our calls. All else is refused, never ignored. */
import { z } from "zod";
import { RestProblem } from "./problem.ts";

/** What may be asked for at all; the database decides who may. */
const tables: Record<string, readonly string[]> = {
  profiles: ["user_id", "display_name", "phone", "phone_verified_at", "avatar_url", "created_at", "updated_at"],
  user_roles: ["user_id", "role", "scope", "created_at", "updated_at"],
};

export interface RestRequest {
  table: string;
  columns: readonly string[];
  userId: string | null;
}

const unparsable = (what: string, text: string) =>
  new RestProblem(400, "PGRST100", `"failed to parse ${what} (${text.slice(0, 100)})" (line 1, column 1)`, {
    details: "Only plain column names and user_id=eq.<id> are understood here",
  });

export function columnsOf(table: string): readonly string[] {
  const columns = Object.hasOwn(tables, table) ? tables[table] : undefined;
  if (columns) return columns;
  throw new RestProblem(404, "PGRST205", `Could not find the table 'public.${table.slice(0, 63)}' in the schema cache`);
}

function parseSelect(table: string, select: string): readonly string[] {
  const columns = columnsOf(table);
  if (select === "*" || select === "") return columns;
  const names = select.split(",");
  for (const name of names) {
    if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw unparsable("select parameter", select);
    if (!columns.includes(name)) throw new RestProblem(400, "42703", `column ${table}.${name} does not exist`);
  }
  return [...new Set(names)];
}

function parseUserId(filter: string): string {
  const value = /^eq\.(.*)$/s.exec(filter)?.[1];
  if (value === undefined) throw unparsable("filter", filter);
  if (!z.uuid().safeParse(value).success) {
    throw new RestProblem(400, "22P02", `invalid input syntax for type uuid: "${value.slice(0, 100)}"`);
  }
  return value;
}

export function parseQuery(table: string, query: URLSearchParams): RestRequest {
  const columns = columnsOf(table);
  const request: RestRequest = { table, columns, userId: null };
  const seen = new Set<string>();
  for (const [name, value] of query) {
    if (name === "apikey") continue;
    if (seen.has(name)) throw unparsable("query: repeated parameter", name);
    seen.add(name);
    if (name === "select") request.columns = parseSelect(table, value);
    else if (name === "user_id") request.userId = parseUserId(value);
    else if (
      columns.includes(name) ||
      ["order", "limit", "offset", "and", "or", "not.and", "not.or", "on_conflict", "columns"].includes(name)
    ) {
      throw unparsable("filter", `${name}=${value}`);
    } else throw new RestProblem(400, "42703", `column ${table}.${name.slice(0, 63)} does not exist`);
  }
  return request;
}

/** Only `public` is offered. */
export function demandSchema(profiles: readonly (string | undefined)[]): void {
  const other = profiles.find((name) => name !== undefined && name !== "public");
  if (other === undefined) return;
  throw new RestProblem(406, "PGRST106", `Invalid schema: ${other.slice(0, 63)}`, {
    hint: "Only the following schemas are exposed: public",
  });
}

export type Shape = "list" | "object";

export function parseAccept(accept: string | undefined): Shape {
  const types = (accept ?? "*/*").split(",").map((type) => type.trim().replace(/;\s*(charset|q)=[^;]+/g, ""));
  if (types.includes("application/vnd.pgrst.object+json")) return "object";
  if (
    types.some((type) =>
      ["*/*", "application/*", "application/json", "application/vnd.pgrst.array+json"].includes(type),
    )
  )
    return "list";
  throw new RestProblem(406, "PGRST107", `None of these media types are available: ${(accept ?? "").slice(0, 100)}`);
}

export interface Preferences {
  returned: "representation" | "minimal";
  /** How many rows there are is to be told: always exactly, which an estimate may be. */
  counted: boolean;
}

const counts = ["count=exact", "count=planned", "count=estimated"];

/** The `Prefer` header; what cannot be answered is refused rather than left unanswered. */
export function parsePrefer(prefer: string | undefined): Preferences {
  const wishes = (prefer ?? "")
    .split(",")
    .map((wish) => wish.trim())
    .filter(Boolean);
  const supported = [
    "return=minimal",
    "return=representation",
    "handling=lenient",
    "handling=strict",
    "missing=default",
    ...counts,
  ];
  const odd = wishes.find((wish) => !supported.includes(wish));
  if (odd)
    throw new RestProblem(400, "PGRST122", "Invalid preferences given", {
      details: `Invalid preferences: ${odd.slice(0, 100)}`,
    });
  return {
    returned: wishes.includes("return=representation") ? "representation" : "minimal",
    counted: wishes.some((wish) => counts.includes(wish)),
  };
}

export function parsePatch(table: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RestProblem(400, "PGRST102", "Empty or invalid json");
  }
  const patch = z
    .record(z.string(), z.union([z.string().max(4000), z.number(), z.boolean(), z.null()]))
    .safeParse(value);
  if (!patch.success) throw new RestProblem(400, "PGRST102", "An object of plain values was expected");
  const columns = columnsOf(table);
  const odd = Object.keys(patch.data).find((name) => !columns.includes(name));
  if (odd !== undefined) {
    throw new RestProblem(
      400,
      "PGRST204",
      `Could not find the '${odd.slice(0, 63)}' column of '${table}' in the schema cache`,
    );
  }
  return patch.data;
}
