/** The mark and the name: a house whose door is open, and what an administrator named the product, else our own. */
import { useContext } from "react";
import { ownNames } from "#contract/names";
import { ConfigProvider } from "#web/lib/config-context.tsx";
import styles from "#web/ui/brand.module.css";

/** `compact` shows the mark alone. Both names always stand together: the product is bilingual. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const names = useContext(ConfigProvider)?.brand ?? ownNames;
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#d9481c" />
        <path d="M8.5 15.2 16 9l7.5 6.2V23h-15z" fill="#fff" />
        <path d="M13.2 23v-3.2a2.8 2.8 0 0 1 5.6 0V23z" fill="#d9481c" />
      </svg>
      <span className={compact ? "visually-hidden" : styles.name}>
        <span className={styles.chinese} lang="zh-CN">
          {names.zh}
        </span>{" "}
        <span className={styles.latin}>{names.en}</span>
      </span>
    </span>
  );
}
