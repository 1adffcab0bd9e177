/** The agent's word that a post is out. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Publication } from "#contract/publishing/publication";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { PostedForm } from "../posted-form.tsx";

/** `pieceVersion`: of the words as they are shown here. */
export function MarkPosted(props: { post: Publication; pieceVersion: number; onDone(post: Publication): void }) {
  const { post, pieceVersion, onDone } = props;
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const mark = useMutation(
    orpc.publications.handOver.mutationOptions({
      onSuccess: (next) => {
        toast(t("done"));
        onDone(next);
      },
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  return (
    <Panel>
      <PostedForm
        send={t("posted")}
        busy={mark.isPending}
        onPosted={(address) => mark.mutate({ id: post.id, address, pieceVersion })}
      />
    </Panel>
  );
}
