/** Posters of the campaign's home, folded away until somebody wants one: their script comes with the first opening. */
import { IconPhoto } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import styles from "#web/features/pieces/posters/posters.module.css";
import { Loading } from "#web/ui/states.tsx";

const PosterMaker = lazy(async () => ({ default: (await import("./poster-maker.tsx")).PosterMaker }));

export function Posters({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.posters} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <IconPhoto size={20} stroke={1.6} aria-hidden />
        <h2 className={styles.title}>{t("posters.title")}</h2>
        <span className={styles.lead}>{t("posters.lead")}</span>
      </summary>
      {open ? (
        <Suspense fallback={<Loading />}>
          <PosterMaker campaign={campaign} />
        </Suspense>
      ) : null}
    </details>
  );
}
