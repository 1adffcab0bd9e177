/** Kept choices under the plan of today: what it still allows, and what it leaves out. */
import type { Choices } from "#contract/campaign";
import type { Entitled } from "#contract/entitlement";
import { missingIn, type Wish } from "#engine/billing/entitled";

export interface Fitted {
  choices: Choices;
  /** In the order they were kept in. */
  left: Pick<Choices, "languages" | "platforms">;
}

/** Languages and platforms are taken in their order as far as the plan goes. Without a plan that runs all stay: another notice tells. */
export function fitToPlan(choices: Choices, entitled: Entitled | undefined): Fitted {
  if (entitled?.state !== "running") return { choices, left: { languages: [], platforms: [] } };
  const plan = entitled.entitlements;
  const allowed = <Id extends string>(ids: readonly Id[], wishOf: (ids: Id[]) => Wish): Id[] => {
    const taken: Id[] = [];
    for (const id of ids) if (missingIn(plan, wishOf([...taken, id])) === null) taken.push(id);
    return taken;
  };
  const languages = allowed(choices.languages, (ids) => ({ languages: ids }));
  const platforms = allowed(choices.platforms, (ids) => ({ platforms: ids }));
  return {
    choices: { ...choices, languages, platforms },
    left: {
      languages: choices.languages.filter((id) => !languages.includes(id)),
      platforms: choices.platforms.filter((id) => !platforms.includes(id)),
    },
  };
}
