/** What can be done to one property: seen at once, taken back when the server refuses, undone when the person wants. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { uuid } from "#web/lib/uuid.ts";
import { toastFailure } from "#web/ui/toast.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { changeLists, putBack, refreshProperties, showProperty } from "./list-cache.ts";
import type { PropertyVerb } from "./list-changes.ts";

const messages = { archive: "archived", restore: "restored", remove: "removed" } as const;

interface Change {
  verb: PropertyVerb;
  property: Property;
  /** Taking back an earlier change: said by the list itself. */
  undoing?: boolean;
}

export function usePropertyActions() {
  const client = useQueryClient();
  const { t } = useTranslation("properties");
  const { t: tError } = useTranslation("errors");
  const fails = (error: unknown) => toastFailure(errorText(tError, error));

  const change = useMutation({
    mutationFn: async ({ verb, property: { id } }: Change): Promise<Property | null> => {
      if (verb !== "remove") return await api.properties[verb]({ id });
      await api.properties.remove({ id });
      return null;
    },
    onMutate: ({ verb, property }) => changeLists(client, { ids: [property.id] }, verb),
    onSuccess: (answer, { verb, property, undoing }) => {
      if (answer) showProperty(client, answer);
      if (undoing) return;
      const undo = verb === "restore" ? null : () => change.mutate({ verb: "restore", property, undoing: true });
      showUndo(t(messages[verb], { title: property.title }), t("undo"), undo);
    },
    onError: (error, _, before) => {
      putBack(client, before);
      fails(error);
    },
    onSettled: () => refreshProperties(client),
  });

  const duplicate = useMutation({
    mutationFn: (property: Property) => api.properties.duplicate({ id: property.id, idempotencyKey: uuid() }),
    onSuccess: (copy) =>
      showUndo(t("duplicated", { number: copy.number }), t("undo"), () =>
        change.mutate({ verb: "remove", property: copy, undoing: true }),
      ),
    onError: fails,
    onSettled: () => refreshProperties(client),
  });

  return {
    change: (verb: PropertyVerb, property: Property) => change.mutate({ verb, property }),
    duplicate: (property: Property) => duplicate.mutate(property),
    busyId: duplicate.isPending ? duplicate.variables.id : null,
  };
}
