/** The posts and open houses of a view, and moving a post: at once on the screen, taken back where it was refused, and with a way back. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Publication } from "#contract/publishing/publication";
import { momentAt, wallOf } from "#engine/publishing/times/wall-clock";
import { orpc } from "#web/lib/api.ts";
import { dayAndTime } from "#web/lib/calendar-words.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toastFailure } from "#web/ui/toast.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { rangeOf, type View } from "./view.ts";

const POLL_MS = 30_000;

export function useCalendar(view: View, day: string, zone: string) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const queries = useQueryClient();
  const options = orpc.calendar.posts.queryOptions({ input: rangeOf(view, day, zone) });
  const query = useQuery({ ...options, refetchInterval: POLL_MS, placeholderData: keepPreviousData });
  const reload = () => void queries.invalidateQueries({ queryKey: orpc.calendar.posts.key() });
  const put = (post: Publication) => {
    queries.setQueryData(options.queryKey, (before) =>
      before ? { ...before, posts: before.posts.map((other) => (other.id === post.id ? post : other)) } : before,
    );
    // these days were asked for before it was moved here
    const shown = queries.getQueryData(options.queryKey)?.posts;
    if (shown && !shown.some(({ id }) => id === post.id)) reload();
    void queries.invalidateQueries({ queryKey: orpc.publications.key() });
  };
  const move = useMutation(
    orpc.publications.move.mutationOptions({
      onSuccess: put,
      onError: (error) => {
        toastFailure(errorText(tError, error));
        reload();
      },
    }),
  );
  const moveTo = (post: Publication, dueAt: string) => {
    if (dueAt === post.dueAt) return;
    if (new Date(dueAt).getTime() <= Date.now()) return toastFailure(t("past"));
    put({ ...post, dueAt });
    move.mutate(
      { id: post.id, dueAt },
      {
        onSuccess: (moved) => {
          const back = new Date(post.dueAt).getTime() > Date.now() ? () => moveTo(moved, post.dueAt) : null;
          const when = dayAndTime(language, moved.dueAt, zone);
          showUndo(t("calendar.moved", { when }), t("calendar.undo"), back, post.id);
        },
      },
    );
  };
  // the time a clock skips on one day, by the post that was moved there: the day after has it again
  const skipped = useRef(new Map<string, { dueAt: string; at: string }>());
  /** At the same time of the clock. */
  const moveToDay = (post: Publication, to: string) => {
    const kept = skipped.current.get(post.id);
    const at = kept?.dueAt === post.dueAt ? kept.at : wallOf(post.dueAt, zone).at;
    const { iso, shift } = momentAt({ day: to, at }, zone);
    skipped.current.delete(post.id);
    if (shift === "gap") skipped.current.set(post.id, { dueAt: iso, at });
    moveTo(post, iso);
  };
  return { query, put, reload, moveToDay };
}
