/** What a role is answered by a procedure, and the answers most of them have. */

import type { Estate } from "#tests/access/estate";
import type { Client } from "#tests/support/domain";

export const askers = ["visitor", "user", "otherAgent", "super", "system", "operations", "agent"] as const;
export type Asker = (typeof askers)[number];
type Answer =
  | "yes"
  | "empty"
  | "unauthorized"
  | "forbidden"
  | "order_closed"
  | "not_found"
  | "platform_not_connected"
  | "consent_invalid"
  | "publication_moved_on"
  | "piece_not_ready"
  | "not_in_plan"
  | "secret_key_missing"
  | "not_an_image"
  | "unsupported_file"
  | "no_speech"
  | "no_homes"
  | "invalid_input"
  | "phone_missing"
  | "not_for_sale"
  | "code_expired"
  | "confirmation_wrong"
  | "conflict"
  | "not_invoiceable";

export interface Rule {
  expected: Record<Asker, Answer>;
  /** Resolves to false when the answer shows nothing of the agent's. */
  ask(client: Client, estate: Estate): Promise<boolean>;
}

const same = (answer: Answer): Record<Asker, Answer> => ({
  visitor: answer,
  user: answer,
  otherAgent: answer,
  super: answer,
  system: answer,
  operations: answer,
  agent: answer,
});
export const everybody = same("yes");
/** Whoever is signed in, for themselves. */
export const signedIn = (answer: Answer = "yes"): Record<Asker, Answer> => ({
  ...same(answer),
  visitor: "unauthorized",
});
/** Only the agent it belongs to; to others it does not exist. Administrators see customers' things through no procedure yet. */
export const ownerOnly = (others: Answer = "not_found"): Record<Asker, Answer> => ({
  ...same(others),
  visitor: "unauthorized",
  agent: "yes",
});

/** Administrators of these scopes, and super; `answer` is what they are told. */
export const administrators = (answer: Answer, ...scopes: ("system" | "operations")[]): Record<Asker, Answer> => ({
  ...same("forbidden"),
  visitor: "unauthorized",
  super: answer,
  system: scopes.includes("system") ? answer : "forbidden",
  operations: scopes.includes("operations") ? answer : "forbidden",
});
export const business = (answer: Answer = "yes") => administrators(answer, "operations");
export const technical = (answer: Answer = "yes") => administrators(answer, "system");

export const done = async (work: Promise<unknown>): Promise<boolean> => {
  await work;
  return true;
};

/** Of a row that is edited: read long ago. */
export const SEEN = "2026-01-02T00:00:00.000Z";
