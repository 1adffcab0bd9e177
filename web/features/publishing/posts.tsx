/** What became of a campaign's posts: each with its state and time, why it failed, and what can be done. Nothing where none was ordered. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Panel } from "#web/ui/page.tsx";
import { PausedNote } from "./pause.tsx";
import { PostRow } from "./post-row.tsx";
import styles from "./publishing.module.css";
import { usePosts } from "./use-posts.ts";

export function Posts({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation("publishing");
  const { query, put, reload } = usePosts(campaignId);
  if (!query.data || query.data.length === 0) return null;
  return (
    <Panel
      title={t("postsTitle")}
      aside={
        <span className={styles.links}>
          <Link to="/dashboard/publish/calendar" className={styles.link}>
            {t("calendar.open")}
          </Link>
          <Link to="/dashboard/campaigns/$campaignId/receipt" params={{ campaignId }} className={styles.link}>
            {t("receipt")}
          </Link>
        </span>
      }
    >
      <PausedNote />
      <ul className={styles.rows}>
        {query.data.map((post) => (
          <PostRow key={post.id} post={post} onChanged={put} onStale={() => void reload()} />
        ))}
      </ul>
    </Panel>
  );
}
