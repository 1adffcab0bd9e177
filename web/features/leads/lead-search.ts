/** What the address of the leads' screen says: filters, search, and the lead that is open. */
import { type LeadStage, leadStages, MAX_TAG } from "#contract/leads/lead-names";

export interface LeadSearch {
  q?: string;
  stage?: LeadStage;
  source?: string;
  language?: string;
  tag?: string;
  open?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_QUERY = 100;
/** An address typed by hand holds "123" as a number. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Anything else in an address is left out, not complained about. */
export function readLeadSearch(search: Record<string, unknown>): LeadSearch {
  const stage = leadStages.find((one) => one === search.stage);
  const [q, source, language, tag, open] = ["q", "source", "language", "tag", "open"].map((name) =>
    textOf(search[name]),
  );
  return {
    ...(q?.trim() ? { q: q.slice(0, MAX_QUERY) } : {}),
    ...(stage ? { stage } : {}),
    ...(source && /^[a-z0-9_-]{1,40}$/.test(source) ? { source } : {}),
    ...(language && /^[a-z]{2}$/.test(language) ? { language } : {}),
    ...(tag?.trim() ? { tag: tag.trim().slice(0, MAX_TAG) } : {}),
    ...(open && uuid.test(open) ? { open } : {}),
  };
}
