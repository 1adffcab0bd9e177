/** Pieces while a model writes them: to read along, with nothing to copy, as nothing of them is checked yet. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign, CampaignDraft } from "#contract/campaign";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./live-drafts.module.css";
import { targetOf } from "./platform-format.ts";
import { useDrafts } from "./use-drafts.ts";

function Draft({ draft }: { draft: CampaignDraft }) {
  const { t } = useTranslation("pieces");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest words are what one reads
  useEffect(() => {
    if (text.current) text.current.scrollTop = text.current.scrollHeight;
  }, [draft.body]);
  const name =
    draft.kind === "post" ? (targetOf(draft)?.name[language] ?? draft.platform) : tFacts(`kinds.${draft.kind}`);
  return (
    <li className={styles.draft}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.language} lang={draft.language}>
          {ownLanguageName(draft.language)}
        </span>
        <span className={styles.state} data-state={draft.state}>
          {t(`live.${draft.state}`)}
        </span>
      </p>
      <div ref={text} className={styles.text} lang={draft.language}>
        {draft.title ? <p className={styles.title}>{draft.title}</p> : null}
        <p className={styles.body}>{draft.body}</p>
      </div>
    </li>
  );
}

/** Nothing where nobody writes. `onWritten`: the campaign has pieces that are not shown yet. */
export function LiveDrafts({ campaign, onWritten }: { campaign: Campaign; onWritten: () => void }) {
  const { t } = useTranslation("pieces");
  const drafts = useDrafts(campaign, onWritten);
  if (drafts.length === 0) return null;
  return (
    <section className={styles.box} aria-label={t("live.title")}>
      <h2 className={styles.heading}>{t("live.title")}</h2>
      <p className={styles.note}>{t("live.note")}</p>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <Draft key={`${draft.language}/${draft.platform}/${draft.kind}`} draft={draft} />
        ))}
      </ul>
    </section>
  );
}
