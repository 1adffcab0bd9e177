/** The platforms posts can be sent to: one line each. */
import type { Publisher } from "./publisher.ts";

export const publishers: readonly Publisher[] = [];
