/** What a person does about one post; how it stands then comes back with each. */
import { useMutation } from "@tanstack/react-query";
import type { Publication } from "#contract/publishing/publication";
import { orpc } from "#web/lib/api.ts";
import { usePublishingError } from "#web/lib/publishing/reason.ts";
import { toastFailure } from "#web/ui/toast.ts";

export function usePostWork(onChanged: (post: Publication) => void, onStale: () => void) {
  const why = usePublishingError();
  const answered = {
    onSuccess: onChanged,
    onError: (error: unknown) => {
      toastFailure(why(error));
      // somebody or something else was at it
      onStale();
    },
  };
  const retry = useMutation(orpc.publications.retry.mutationOptions(answered));
  const move = useMutation(orpc.publications.move.mutationOptions(answered));
  const withdraw = useMutation(orpc.publications.withdraw.mutationOptions(answered));
  const resolve = useMutation(orpc.publications.resolve.mutationOptions(answered));
  const edit = useMutation(orpc.publications.edit.mutationOptions(answered));
  const remove = useMutation(orpc.publications.remove.mutationOptions(answered));
  const approve = useMutation(
    orpc.approvals.approve.mutationOptions({
      onSuccess: (posts) => posts.map(onChanged),
      onError: answered.onError,
    }),
  );
  const busy = [approve, retry, move, withdraw, resolve, edit, remove].some((one) => one.isPending);
  return { approve, retry, move, withdraw, resolve, edit, remove, busy };
}
