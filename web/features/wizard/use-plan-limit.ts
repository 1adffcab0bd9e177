/** A question whose answers the plan limits: which are locked, and what to say when somebody reaches for one of them. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyLanguages } from "#contract/copy";
import type { Entitled } from "#contract/entitlement";
import { missingIn, planThatAllows, type Wish } from "#engine/billing/entitled";
import { targetCount } from "#engine/platforms/index";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";

type Limited = "languages" | "platforms";

/** A plan that allows as many as there are limits nothing. */
const available: Record<Limited, number> = { languages: copyLanguages.length, platforms: targetCount() };

/** `chosen` stays as it is while a locked answer is reached for: it is explained instead of taken. */
export function usePlanLimit(
  entitled: Entitled | undefined,
  about: Limited,
  chosen: readonly string[],
  onToggle: (id: string, on: boolean) => void,
) {
  const { t } = useTranslation("allowance");
  const language = useLanguage();
  const [reached, setReached] = useState<string | null>(null);
  const plan = entitled?.state === "running" ? entitled.entitlements : null;
  const { data } = useQuery(orpc.plans.onSale.queryOptions({ staleTime: 300_000, enabled: plan !== null }));
  const wishOf = (ids: readonly string[]): Wish => ({ [about]: ids });
  const max = plan?.[about] ?? null;
  const isFull = max !== null && chosen.length >= max;
  const isLocked = (id: string) =>
    plan !== null && !chosen.includes(id) && (isFull || missingIn(plan, wishOf([id])) !== null);
  return {
    isLocked,
    /** In place of a locked answer's hint: the plan that opens it. */
    lockedHint: (id: string): string => {
      const missing = plan ? missingIn(plan, wishOf([...chosen, id])) : null;
      const opens = missing && planThatAllows(data?.plans ?? [], missing, wishOf([...chosen, id]));
      return opens ? t("lockedIn", { plan: opens.name[language] }) : t("locked");
    },
    aside: max === null || max >= available[about] ? null : t("ofMax", { count: chosen.length, max }),
    /** What is to be explained: the choice as it is, or with the answer somebody reached for. */
    wish: wishOf(reached !== null && !chosen.includes(reached) ? [...chosen, reached] : chosen),
    toggle: (id: string, on: boolean) => {
      if (on && isLocked(id)) return setReached(id);
      setReached(null);
      onToggle(id, on);
    },
    /** All of `ids`, in their order, as far as the plan goes, the first it leaves out explained; or none of them. */
    setAll: (ids: readonly string[], on: boolean) => {
      if (!on) {
        setReached(null);
        for (const id of ids) if (chosen.includes(id)) onToggle(id, false);
        return;
      }
      const added: string[] = [];
      const left = ids.filter((id) => {
        if (chosen.includes(id)) return false;
        const allowed = plan === null || missingIn(plan, wishOf([...chosen, ...added, id])) === null;
        if (allowed) added.push(id);
        return !allowed;
      });
      setReached(left[0] ?? null);
      for (const id of added) onToggle(id, true);
    },
  };
}
