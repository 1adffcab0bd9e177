/** Editing one property's facts: what is typed, whether it differs, saving with the version it began from, conflicts. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PropertyDetail } from "#contract/property";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { refreshProperties, showProperty } from "./list-cache.ts";
import { editOf, type FactEdit, loadSavedEdit, photoIds, sameEdit, saveEdit } from "./saved-edit.ts";

/** One home's facts while they are edited: what was typed is kept in the browser until it is saved or let go. */
export function useFactEdit(id: string, onSaved: (saved: PropertyDetail) => void) {
  const client = useQueryClient();
  const options = orpc.properties.get.queryOptions({ input: { id } });
  const detail = useQuery(options);
  const [kept] = useState(() => loadSavedEdit(id));
  const [edit, setEdit] = useState<FactEdit | null>(kept);
  const saved = detail.data ? editOf(detail.data) : null;
  const now = edit ?? saved;
  const dirty = edit !== null && saved !== null && !sameEdit(edit, saved);
  useEffect(() => {
    if (saved) saveEdit(id, dirty ? edit : null);
  }, [id, edit, dirty, saved]);

  const save = useMutation({
    mutationFn: ({ sent, version }: { sent: FactEdit; version: number }) =>
      api.properties.update({ id, version, listing: sent.listing, photoIds: photoIds(sent) }),
    onSuccess: (answer) => {
      client.setQueryData(options.queryKey, answer);
      setEdit(null);
      saveEdit(id, null);
      showProperty(client, answer);
      void refreshProperties(client);
      onSaved(answer);
    },
    onError: (error) => {
      // somebody else saved first: read theirs, so that the person can choose
      if (causeOf(error).code === "stale_edit") void detail.refetch();
    },
  });
  const send = (version: number) => {
    if (edit && dirty) save.mutate({ sent: edit, version });
  };
  const error = save.error && causeOf(save.error).code !== "stale_edit" ? save.error : null;
  return {
    detail,
    now,
    dirty,
    restored: kept !== null && dirty,
    conflict: dirty && edit.base !== saved.base,
    saving: save.isPending,
    error,
    change: (part: Partial<FactEdit> | ((before: FactEdit) => Partial<FactEdit>)) => {
      save.reset();
      setEdit((before) => {
        const from = before ?? saved;
        return from && { ...from, ...(typeof part === "function" ? part(from) : part) };
      });
    },
    save: () => edit && send(edit.base),
    keepMine: () => saved && send(saved.base),
    discard: () => setEdit(null),
  };
}
