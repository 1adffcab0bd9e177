/** The sections of a long page, at its side; marks the one that is being read. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/section-nav.module.css";

export interface PageSection {
  id: string;
  title: string;
}

export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation("profile");
  const ids = sections.map((section) => section.id).join(" ");
  const current = useCurrent(ids);
  return (
    <nav className={styles.nav} aria-label={t("sections")}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section that crosses the upper third of the window. `ids` with spaces between. */
function useCurrent(ids: string): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(ids.split(" ")[0]);
  useEffect(() => {
    const seen = new Set<string>();
    const all = ids.split(" ");
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        const first = all.find((id) => seen.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: "-80px 0px -66% 0px" },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [ids]);
  return current;
}
