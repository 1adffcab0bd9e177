/** One change to many properties: seen at once, taken back when the server refuses, undone by the moment it happened. */
import { notifyManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ChangedMany, MAX_CHANGED, type PropertyTarget } from "#contract/property";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { changeLists, putBack, refreshProperties } from "./list-cache.ts";
import type { PropertyVerb } from "./list-changes.ts";

const procedures = {
  archive: (target: PropertyTarget) => api.properties.archiveMany(target),
  restore: (target: PropertyTarget) => api.properties.restoreMany(target),
  remove: (target: PropertyTarget) => api.properties.removeMany(target),
};
const messages = { archive: "bulk.archived", restore: "bulk.restored", remove: "bulk.removed" } as const;

/** `onDone` is called once the change is shown: the selection has done its work. */
export function useBulk(onDone: () => void) {
  const client = useQueryClient();
  const language = useLanguage();
  const { t } = useTranslation("properties");
  const { t: tError } = useTranslation("errors");
  const fails = (error: unknown) => toastFailure(errorText(tError, error));

  const undo = useMutation({
    mutationFn: (at: string) => api.properties.restoreMany({ at }),
    onError: fails,
    onSettled: () => refreshProperties(client),
  });

  const tell = (verb: PropertyVerb, { changed, more, at }: ChangedMany) => {
    if (changed === 0) return toast(t("bulk.nothing"));
    const done = t(messages[verb], { count: changed, shown: formatNumber(language, changed) });
    const rest = more ? t("bulk.more", { max: formatNumber(language, MAX_CHANGED) }) : null;
    const message = [done, rest].filter(Boolean).join(language === "zh" ? "。" : " ");
    showUndo(message, t("undo"), verb === "restore" ? null : () => undo.mutate(at));
  };

  return useMutation({
    mutationFn: ({ verb, target }: { verb: PropertyVerb; target: PropertyTarget }) => procedures[verb](target),
    onMutate: async ({ verb, target }) => {
      const before = await changeLists(client, target, verb);
      // after the lists have been told: cleared before them, the bar would give its focus to a row that is about to leave
      notifyManager.schedule(onDone);
      return before;
    },
    onSuccess: (answer, { verb }) => tell(verb, answer),
    onError: (error, _, before) => {
      putBack(client, before);
      fails(error);
    },
    onSettled: () => refreshProperties(client),
  });
}
