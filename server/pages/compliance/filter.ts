/** Which rules a visitor asked for: by market, kind, state and words. What is not known asks for nothing. */
import { type BookMarket, type BookRule, ruleKinds, ruleStates } from "#engine/compliance/rule-book";
import { bySearch } from "./search.ts";

export interface RuleFilter {
  readonly market: string | null;
  readonly kind: string | null;
  readonly state: string | null;
  readonly search: string;
}

/** Longer than any rule's name; the rest is not looked for. */
const SEARCH_CHARACTERS = 80;

const oneOf = (value: string | undefined, known: readonly string[]): string | null =>
  known.find((one) => one === value) ?? null;

/** Reads the address's query; `markets`: the ids there are. */
export const readFilter = (query: (name: string) => string | undefined, markets: readonly string[]): RuleFilter => ({
  market: oneOf(query("market"), markets),
  kind: oneOf(query("kind"), ruleKinds),
  state: oneOf(query("state"), ruleStates),
  search: (query("q") ?? "").trim().slice(0, SEARCH_CHARACTERS),
});

/** Whether it leaves anything out. */
export const filters = ({ market, kind, state, search }: RuleFilter): boolean =>
  market !== null || kind !== null || state !== null || search !== "";

/** The filter as a query without `lang`, encoded; "" when nothing is asked for. */
export function queryOf({ market, kind, state, search }: RuleFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ market, kind, state, q: search })) if (value) query.set(name, value);
  return query.toString();
}

/** The markets that are left, each with the rules that are left of it. A market whose name matches the words keeps all its rules. */
export function filtered(book: readonly BookMarket[], filter: RuleFilter): BookMarket[] {
  const matches = bySearch(filter.search);
  const wanted = (market: BookMarket, rule: BookRule): boolean =>
    (filter.kind === null || rule.kind === filter.kind) &&
    (filter.state === null || rule.state === filter.state) &&
    matches(market, rule);
  return book
    .filter(({ id }) => filter.market === null || id === filter.market)
    .map((market) => ({ ...market, rules: market.rules.filter((rule) => wanted(market, rule)) }))
    .filter(({ rules }) => rules.length > 0);
}
