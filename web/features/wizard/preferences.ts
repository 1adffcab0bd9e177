/** The rules of step 3 and the request they lead to. */
import { type AgentCard, agentCard, type Occasion, occasion as occasionShape } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { chosenInOrder } from "#web/ui/listing/photo-order.ts";
import type { AgentDraft, Draft, OccasionDraft } from "./draft.ts";

export type Problem = "needLanguage" | "needPlatform" | "needKind" | "needOccasion" | "needName" | "badEmail";

/** A signature nobody has filled in. */
export const emptyAgent = (): AgentDraft => ({ name: "", phone: "", company: "", licence: "", address: "", email: "" });

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** The card as the contract wants it; null while the name is missing or the email is none. */
export function toAgentCard(agent: AgentDraft): AgentCard | null {
  const { name, phone, company, licence, address, email, nameLatin, wechat } = agent;
  const card = {
    name,
    phone: orNull(phone),
    company: orNull(company),
    licence: orNull(licence),
    address: orNull(address),
    email: orNull(email),
    ...(nameLatin ? { nameLatin } : {}),
    ...(wechat ? { wechat } : {}),
  };
  return agentCard.safeParse(card).data ?? null;
}

/** A kept card as the form shows it. */
export const fromAgentCard = (card: AgentCard): AgentDraft => ({
  name: card.name,
  phone: card.phone ?? "",
  company: card.company ?? "",
  licence: card.licence ?? "",
  address: card.address ?? "",
  email: card.email ?? "",
  ...(card.nameLatin === undefined ? {} : { nameLatin: card.nameLatin }),
  ...(card.wechat === undefined ? {} : { wechat: card.wechat }),
});

/** The occasion as the contract wants it; null for none, undefined while something of it is missing. */
function toOccasion(draft: OccasionDraft): Occasion | null | undefined {
  return draft.kind === "none" ? null : occasionShape.safeParse(draft).data;
}

/** What keeps the draft from being generated, in the order of the screen. */
export function problemsOf(draft: Draft): Problem[] {
  const agent = draft.agent ?? emptyAgent();
  const problems: Problem[] = [];
  if (draft.languages.length === 0) problems.push("needLanguage");
  if (draft.platforms.length === 0) problems.push("needPlatform");
  if (draft.kinds.length === 0) problems.push("needKind");
  if (toOccasion(draft.occasion) === undefined) problems.push("needOccasion");
  if (agent.name.trim() === "") problems.push("needName");
  else if (toAgentCard(agent) === null) problems.push("badEmail");
  return problems;
}

/** The preferences as the contract wants them, or null while one of the rules is broken. */
export function toPreferences(draft: Draft) {
  if (draft.languages.length === 0 || draft.platforms.length === 0 || draft.kinds.length === 0) return null;
  const { languages, style, platforms, kinds, lead } = draft;
  const occasion = toOccasion(draft.occasion);
  if (occasion === undefined) return null;
  return { languages, style, platforms, kinds, ...(lead === null ? {} : { lead }), ...(occasion ? { occasion } : {}) };
}

/** Everything `campaigns.create` needs but its key; null while something is missing. */
export function toRequest(draft: Draft) {
  const preferences = toPreferences(draft);
  const agent = toAgentCard(draft.agent ?? emptyAgent());
  if (!preferences || !agent) return null;
  return {
    ...(draft.property ? { propertyId: draft.property.id } : {}),
    ...(draft.taskId ? { importId: draft.taskId } : {}),
    listing: draft.listing ?? emptyListing(),
    photoIds: chosenInOrder(draft.photos, draft.chosen).slice(0, 50),
    preferences,
    agent,
  };
}
