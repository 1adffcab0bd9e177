/** Four bars and a word: how hard the new password is to guess. It advises; the rules decide. */
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/strength.module.css";
import type { Strength } from "#web/features/auth/strength.ts";

const names = ["weak", "fair", "good", "strong"] as const;
const bars = [1, 2, 3, 4];

/** Fetched with the first key; without it, on a line that breaks, the meter says nothing. */
const fetched = async () => (await import("#web/features/auth/strength.ts")).strengthOf;

/** Keeps its place while nothing is typed. `broken`: a rule is still unmet, which the field itself says. */
export function StrengthMeter({ password, email, broken }: { password: string; email: string; broken: boolean }) {
  const { t } = useTranslation("auth");
  const strength = useStrength(password, email, broken);
  const name = broken ? "unmet" : names[strength - 1];
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} className={styles.bar} data-on={bar <= strength} />
        ))}
      </div>
      <p className={styles.word} role="status">
        {strength > 0 && name ? t(`strength.${name}`) : null}
      </p>
    </div>
  );
}

/** Counted after the key is on the screen: a long password takes a moment. */
function useStrength(password: string, email: string, broken: boolean): Strength {
  const { data: strengthOf } = useQuery({
    queryKey: ["auth", "strength"],
    queryFn: fetched,
    enabled: password !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const typed = useDeferredValue(password);
  const counted = useMemo(() => strengthOf?.(typed, email) ?? 0, [strengthOf, typed, email]);
  if (password === "") return 0;
  return broken ? 1 : counted;
}
