/** JSON that somebody wrote or saved. What is wrong with it is said with its line, or with what the machine found instead. */
import { AppError } from "#contract/errors";

/** `place` names the file or line for whoever reads the error; `code` is what an option of that name fails with. Throws it. */
export function parseJson(text: string, place: string, code: "invalid_input" | "bad_usage" = "invalid_input"): unknown {
  // editors of Windows put a mark in front
  const plain = text.replace(/^\ufeff/, "");
  if (plain.trim() === "") throw new AppError(code, { message: `${place} is empty` });
  try {
    return JSON.parse(plain);
  } catch (cause) {
    const why = cause instanceof SyntaxError ? `: ${cause.message}` : "";
    throw new AppError(code, { message: `${place} is not JSON${why}`, cause });
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The lines of a batch that say something, each with the number an editor shows it under. */
export const numberedLines = (text: string): { line: string; place: string }[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ line, place: `line ${index + 1}` }))
    .filter(({ line }) => line.trim() !== "");
