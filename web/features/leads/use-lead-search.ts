/** The filters and the open lead live in the address: a reload, a link and the back button keep them. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type LeadSearch, readLeadSearch } from "./lead-search.ts";

export type LeadSearchChange = { [Name in keyof LeadSearch]: LeadSearch[Name] | undefined };

/** As the address has it, and the way to change it. */
export function useLeadSearch() {
  const search: LeadSearch = readLeadSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  /** `push` makes a step the back button takes back: for opening a lead, not for every letter of a search. */
  const change = (next: LeadSearchChange, push = false) =>
    void navigate({ to: ".", search: readLeadSearch({ ...search, ...next }), replace: !push, resetScroll: false });
  return { search, change };
}
