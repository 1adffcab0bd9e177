/** Four bars and a word: how hard the new password is to guess. It advises; the rules decide. */
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/strength.module.css";
import { strengthOf } from "#web/features/auth/strength.ts";

const names = ["weak", "fair", "good", "strong"] as const;
const bars = [1, 2, 3, 4];

/** Keeps its place while nothing is typed. `broken`: a rule is still unmet, which the field itself says. */
export function StrengthMeter({ password, email, broken }: { password: string; email: string; broken: boolean }) {
  const { t } = useTranslation("auth");
  const strength = strengthOf(password, email);
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
