/** One post of the calendar: everything about it and all that can be done, with the way to its campaign. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Publication } from "#contract/publishing/publication";
import { Dialog } from "#web/ui/dialog.tsx";
import { PostRow } from "../post-row.tsx";
import styles from "../publishing.module.css";

export function PostDialog(props: {
  post: Publication;
  onChanged(post: Publication): void;
  onStale(): void;
  onClose(): void;
}) {
  const { post, onChanged, onStale, onClose } = props;
  const { t } = useTranslation("publishing");
  return (
    <Dialog title={post.homeTitle} size={560} onClose={onClose}>
      <ul className={styles.rows}>
        <PostRow post={post} onChanged={onChanged} onStale={onStale} />
      </ul>
      {post.campaignId ? (
        <Link to="/dashboard/campaigns/$campaignId" params={{ campaignId: post.campaignId }} className={styles.link}>
          {t("calendar.toTexts")}
        </Link>
      ) : null}
    </Dialog>
  );
}
