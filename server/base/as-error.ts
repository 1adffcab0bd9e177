/** Whatever was thrown, rejected with or emitted, as an error: libraries also tell of trouble in plain objects. */

/** Where such an object keeps the error itself, the likeliest first. */
const INSIDE = ["error", "err", "cause", "reason", "originalError"] as const;
const DEEPEST = 4;

const text = (from: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(from, name);
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** Errors without words of their own (several tries that all failed) say those of their parts. */
function worded(error: Error): Error {
  if (error.message !== "" || !(error instanceof AggregateError)) return error;
  const first: unknown = error.errors[0];
  const code = text(error, "code") ?? (first instanceof Error ? text(first, "code") : undefined);
  const messages = error.errors.map((part: unknown) => asError(part).message).join("; ");
  return Object.assign(new Error(messages, { cause: first }), { stack: error.stack }, code ? { code } : {});
}

/**
 * The error itself, or one made of `message`, `code`, `name` and `stack` of an object; of one that says nothing only the
 * names of its fields, because their values may be anybody's.
 */
export function asError(thrown: unknown, depth = 0): Error {
  if (thrown instanceof Error) return worded(thrown);
  if (typeof thrown !== "object" || thrown === null) return new Error(String(thrown));
  const message = text(thrown, "message");
  if (message === undefined && depth < DEEPEST) {
    for (const name of INSIDE) {
      const inside: unknown = Reflect.get(thrown, name);
      if (inside !== undefined && inside !== null) return asError(inside, depth + 1);
    }
  }
  const error = new Error(message ?? `an object with ${Object.keys(thrown).slice(0, 10).join(", ") || "no fields"}`);
  const code: unknown = Reflect.get(thrown, "code");
  const properties = {
    name: text(thrown, "name"),
    stack: text(thrown, "stack"),
    code: typeof code === "string" || typeof code === "number" ? String(code) : undefined,
  };
  for (const [name, value] of Object.entries(properties)) if (value !== undefined) Reflect.set(error, name, value);
  return error;
}
