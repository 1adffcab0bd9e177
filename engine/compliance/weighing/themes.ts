/** What a rule's breaches are about: itself, and its concepts where they are few enough to tell one from another. */
import type { Rule } from "../markets/rule.ts";

const FEW = 2;

/** Themes a breach of the rule is an example of. */
export const themesOf = ({ id, concepts }: Pick<Rule, "id" | "concepts">): string[] => [
  id,
  ...(concepts.length <= FEW ? concepts : []),
];
