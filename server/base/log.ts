/**
 * The one logger: JSON lines in production and for machines, short lines for a person at a terminal.
 * Addresses, tokens and hashes never reach a log line.
 */
import { type DestinationStream, type Logger, pino } from "pino";
import { asError } from "#server/base/as-error";

export type Log = Pick<Logger, "info" | "warn" | "error">;

/** What a line at level error or worse is about. */
export interface LoggedError {
  title: string;
  error?: unknown;
  /** In words, where there is no error. */
  reason?: string;
  requestId?: string;
}

const SECRET = [
  "password",
  "token",
  "access_token",
  "refresh_token",
  "apiKey",
  "authorization",
  "cookie",
  "email",
  "phone",
  "secret",
];
const redact = { paths: SECRET.flatMap((name) => [name, `*.${name}`, `err.${name}`]), censor: "[hidden]" };
/** PostgreSQL's `detail` and a query's parameters quote the row, and with it a person's address. */
const ERROR_FIELDS = ["type", "message", "code", "stack", "constraint", "table", "routine"];

const slim = (error: unknown): unknown => {
  const plain = pino.stdSerializers.err(asError(error));
  return Object.fromEntries(Object.entries(plain).filter(([name]) => ERROR_FIELDS.includes(name)));
};

/** pino's number of the level. */
const ERROR = 50;
const LABELS: Record<number, string> = { 40: "! ", 50: "✗ ", 60: "✗ " };

/** Lines such as `12:03:11 the database is back  port=41233`. */
function readable(line: string): string {
  const { level, time, msg, pid: _pid, hostname: _host, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const at = new Date(Number(time)).toTimeString().slice(0, 8);
  const cause =
    typeof err === "object" && err !== null
      ? ["code", "message"].flatMap((name) => Reflect.get(err, name) ?? []).join(" ")
      : "";
  const bracketed = cause === "" ? "" : ` (${cause.slice(0, 500)})`;
  const more = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return `${at} ${LABELS[Number(level)] ?? ""}${String(msg)}${bracketed}${more.length > 0 ? `  ${more.join(" ")}` : ""}\n`;
}

/** What a line at level error or worse says, for the journal of errors. */
function happened([about, text]: readonly unknown[]): LoggedError {
  const fields = typeof about === "object" && about !== null ? about : {};
  const word = (name: string) => {
    const value: unknown = Reflect.get(fields, name);
    return typeof value === "string" ? value : undefined;
  };
  const thrown: unknown = Reflect.get(fields, "err");
  const error = thrown === undefined ? undefined : asError(thrown);
  const [reason, requestId] = [word("reason") ?? word("code"), word("requestId")];
  const title = typeof about === "string" ? about : String(text ?? "");
  return { title, error, ...(reason ? { reason } : {}), ...(requestId ? { requestId } : {}) };
}

/** `onError` is told of every line at level error or worse. */
export function openLog(level: string, json: boolean, onError: (about: LoggedError) => void = () => {}): Logger {
  const terminal: DestinationStream = { write: (line) => void process.stdout.write(json ? line : readable(line)) };
  return pino(
    {
      level,
      base: null,
      redact,
      serializers: { err: slim },
      hooks: {
        logMethod(args, method, number) {
          if (number >= ERROR) onError(happened(args));
          method.apply(this, args);
        },
      },
    },
    terminal,
  );
}
