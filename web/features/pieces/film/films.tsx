/** Films of the campaign's home, folded away until somebody wants one: their script comes with the first opening, and stays. */
import { IconMovie } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import styles from "#web/features/pieces/posters/posters.module.css";
import { Loading } from "#web/ui/states.tsx";

const FilmMaker = lazy(async () => ({ default: (await import("./film-maker.tsx")).FilmMaker }));

export function Films({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  // once opened it is kept: a storyboard under work is not lost by folding it away
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.posters} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>
        <IconMovie size={20} stroke={1.6} aria-hidden />
        <h2 className={styles.title}>{t("film.title")}</h2>
        <span className={styles.lead}>{t("film.lead")}</span>
      </summary>
      {opened ? (
        <Suspense fallback={<Loading />}>
          <FilmMaker campaign={campaign} />
        </Suspense>
      ) : null}
    </details>
  );
}
