/** What does not fit in a file somebody wrote, in words: where, what stands there, what could. */
import type { z } from "zod";
import { AppError } from "#contract/errors";

/** As many as one reads; the others show when these are mended. */
const MOST = 5;

/** What a pattern asks for, in words. */
const forms: Readonly<Record<string, string>> = {
  "/^[A-Z]{2}$/": "is no country code of two capital letters (ISO 3166-1), such as CN",
  "/^[A-Z]{3}$/": "is no currency code of three capital letters (ISO 4217), such as CNY",
};

type Path = readonly PropertyKey[];

const nameOf = (path: Path, within = ""): string =>
  path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? String(key) : `${name}.${String(key)}`),
    within,
  );

const step = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** A value as JSON, short enough to stand in a line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

const bound = ({ minimum, maximum }: { minimum?: unknown; maximum?: unknown }) => String(minimum ?? maximum);

function sentence(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "invalid_value") {
    const known = issue.values.map(String).join(", ");
    return value === undefined ? `is missing (${known})` : `${shown(value)} is none of ${known}`;
  }
  if (issue.code === "invalid_type")
    return value === undefined ? `is missing (${issue.expected})` : `${shown(value)} is not of type ${issue.expected}`;
  if (issue.code === "unrecognized_keys") return `${issue.keys.join(", ")} is not known here`;
  if (issue.code === "too_small" && issue.origin === "number")
    return `${shown(value)} is not ${issue.inclusive ? "at least" : "more than"} ${bound(issue)}`;
  if (issue.code === "too_big" && issue.origin === "number")
    return `${shown(value)} is not ${issue.inclusive ? "at most" : "less than"} ${bound(issue)}`;
  if (issue.code === "invalid_format" && issue.pattern !== undefined)
    return `${shown(value)} ${forms[issue.pattern] ?? `does not match ${issue.pattern}`}`;
  if (issue.code === "custom") return `${shown(value)} ${issue.message}`;
  // zod's own words, which name the bound
  return `${shown(value)}: ${issue.message}`;
}

/** `area.kind: "living" is none of gross, net, land, unknown`: one for each thing that does not fit, the first of many. */
const issueTexts = (error: z.ZodError, given: unknown, within: string): string[] =>
  error.issues.slice(0, MOST).map((issue) => {
    const where = nameOf(issue.path, within);
    const text = sentence(issue, issue.path.reduce<unknown>(step, given));
    return where === "" ? text : `${where}: ${text}`;
  });

/**
 * The same as an error: `field` is where the first of them stands. `place` names the file or line it stands in, `within` the part
 * of it that was given, `code` what an option of that name fails with.
 */
export function invalidInput(
  error: z.ZodError,
  given: unknown,
  place = "",
  within = "",
  code: "invalid_input" | "bad_usage" = "invalid_input",
): AppError {
  const field = nameOf(error.issues[0]?.path ?? [], within);
  const message = issueTexts(error, given, within).join("; ");
  return new AppError(code, {
    message: place === "" ? message : `${place}: ${message}`,
    data: field === "" ? {} : { field },
    cause: error,
  });
}
