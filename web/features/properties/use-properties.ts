/** The property list, page by page, and the three things that can be done to a property. */
import { notifications } from "@mantine/notifications";
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";

export type PropertyFilter = { query: string; status: Property["status"] | null };

export const useProperties = ({ query, status }: PropertyFilter) =>
  useInfiniteQuery(
    orpc.properties.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(query.trim() ? { query: query.trim() } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { cursor } : {}),
        limit: 24,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );

export type PropertyVerb = "archive" | "restore" | "remove";

/** `onUndo` draws the toast's undo button; it is given what to run. */
export function usePropertyActions(
  showDone: (verb: PropertyVerb, property: Property, undo: (() => void) | null) => void,
) {
  const client = useQueryClient();
  const { t: tError } = useTranslation("errors");
  const mutation = useMutation({
    mutationFn: async ({ verb, property }: { verb: PropertyVerb; property: Property }) => {
      await api.properties[verb]({ id: property.id });
    },
    onSuccess: (_, { verb, property }) => {
      const back =
        verb === "archive" || verb === "remove" ? () => mutation.mutate({ verb: "restore", property }) : null;
      showDone(verb, property, back);
    },
    onError: (error) => notifications.show({ color: "red", message: errorText(tError, error) }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.properties.key() }),
  });
  return mutation;
}
