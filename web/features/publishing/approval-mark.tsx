/** That a post waits for somebody's approval; nothing where it does not. */
import { useTranslation } from "react-i18next";
import { mayLeaveWith } from "#contract/publishing/approval-names";
import type { Publication } from "#contract/publishing/publication";
import { Status } from "#web/ui/status.tsx";
import { approvalTone } from "./tones.ts";

export function ApprovalMark({ post }: { post: Pick<Publication, "state" | "approval"> }) {
  const { t } = useTranslation("publishing");
  const { state, approval } = post;
  if (state !== "planned" || mayLeaveWith(approval)) return null;
  return <Status tone={approvalTone[approval]}>{t(`approval.states.${approval}`)}</Status>;
}
