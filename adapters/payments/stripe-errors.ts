/** What Stripe's library throws, in our codes. Its own messages stay behind: they quote keys, cards and payloads. */
import Stripe from "stripe";
import type { z } from "zod";
import { AppError } from "#contract/errors";

const { StripeError, StripeIdempotencyError } = Stripe.errors;

/** Stripe's name for why it does not want what it understood; null when it did not answer, or not about the matter. */
export function refusal(error: unknown): string | null {
  if (!(error instanceof StripeError) || ![400, 402, 404].includes(error.statusCode ?? 0)) return null;
  return error.code ?? error.rawType ?? "refused";
}

/** Stripe broke down over it: whatever it did, the same idempotency key answers the same for a day. */
export const brokeDown = (error: unknown): boolean => error instanceof StripeError && (error.statusCode ?? 0) >= 500;

/** The same reference was used with other values. */
export const usedOtherwise = (error: unknown): boolean => error instanceof StripeIdempotencyError;

/** No answer, no right to ask, too many questions: what an operator should hear and a later try may mend. */
export function unavailable(error: unknown): AppError {
  const why = error instanceof StripeError ? (error.code ?? error.rawType ?? error.type) : "no answer";
  return new AppError("unavailable", { message: `Stripe: ${why}` });
}

/** An answer in the words we know; throws `unavailable` for any other. */
export function parseAnswer<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new AppError("unavailable", { message: "Stripe: an answer that cannot be read" });
}
