/** What a provider itself said of a failure, for administrators: its status and words, without the key it was asked with. */
import { APICallError } from "ai";
import { AppError } from "#contract/errors";

const MOST_CHARS = 2_000;
const MASK = "•••";
/** Keys as providers quote them, whole or shortened, whoever they belong to. */
const keys = /\b(?:sk|pk|rk)-[\w*.-]{6,200}/g;
const bearer = /\bbearer [^\s"',]{6,400}/gi;

function withoutKeys(text: string, key: string): string {
  const own = key.trim();
  // a provider on one's own machine may take any key; one of a letter would mask every such letter
  const plain = own.length < 4 ? text : text.replaceAll(own, MASK).replaceAll(encodeURIComponent(own), MASK);
  return plain.replace(keys, MASK).replace(bearer, MASK);
}

/** Messages of an error and of what caused it, the outer one first: "cannot connect", "connect ECONNREFUSED". */
function messagesOf(error: unknown, depth = 0): string[] {
  if (typeof error === "string") return [error];
  if (!(error instanceof Error)) return error === null || typeof error !== "object" ? [] : [JSON.stringify(error)];
  return [error.message, ...(error.cause !== undefined && depth < 3 ? messagesOf(error.cause, depth + 1) : [])];
}

/** Null where the provider said nothing, as of a limit of our own or of an answer that we could not use. */
export function providerErrorText(error: unknown, key: string): string | null {
  if (error instanceof AppError) return typeof error.cause === "string" ? withoutKeys(error.cause, key) : null;
  const { statusCode, responseBody } = APICallError.isInstance(error)
    ? error
    : { statusCode: undefined, responseBody: undefined };
  // the cause of an answer with a status is how its body was read
  const messages = statusCode === undefined ? messagesOf(error) : messagesOf(error).slice(0, 1);
  const parts = [statusCode === undefined ? "" : `HTTP ${statusCode}`, ...messages, responseBody ?? ""];
  const texts = parts.map((part) => part.trim()).filter(Boolean);
  // an outer message often ends with the inner one
  const distinct = texts.filter((one, at) => !texts.slice(0, at).some((earlier) => earlier.includes(one)));
  return withoutKeys(distinct.join("\n"), key).slice(0, MOST_CHARS) || null;
}
