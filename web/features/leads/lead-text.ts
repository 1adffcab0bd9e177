/** How leads are told in words: how far they are, how they are reached. */
import type { Lead } from "#contract/leads/lead";
import type { LeadStage } from "#contract/leads/lead-names";
import type { Tone } from "#web/ui/status.tsx";

export const stageTones: Record<LeadStage, Tone> = {
  new: "wait",
  contacted: "busy",
  viewing: "busy",
  offer: "busy",
  closed: "good",
  lost: "plain",
};

/** Every way, the quickest first. */
export const waysOf = ({ phone, email, handle }: Pick<Lead, "phone" | "email" | "handle">): string[] =>
  [phone, email, handle].filter((way) => way !== null);
