/** The public page of one property: read, put online, taken down with a way back. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import type { PropertyPage } from "#contract/property-page";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";

export function usePage(property: Pick<Property, "id" | "title">) {
  const { t } = useTranslation("propertyPage");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const input = { propertyId: property.id };
  const { queryKey, ...options } = orpc.pages.get.queryOptions({ input });
  const page = useQuery({ queryKey, ...options });
  const settled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: orpc.properties.key() }),
    ]);
  const fails = (error: unknown) => toastFailure(errorText(tError, error));

  const publish = useMutation({
    mutationFn: () => api.pages.publish(input),
    onSuccess: (online) => {
      client.setQueryData<PropertyPage>(queryKey, (old) => old && { ...old, ...online, status: "published" });
      toast(t("published"));
    },
    onError: fails,
    onSettled: settled,
  });
  const unpublish = useMutation({
    mutationFn: () => api.pages.unpublish(input),
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<PropertyPage>(queryKey);
      client.setQueryData<PropertyPage>(queryKey, (old) => old && { ...old, url: null, status: "draft" });
      return before;
    },
    onSuccess: () => showUndo(t("unpublished", { title: property.title }), t("undo"), () => publish.mutate()),
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      fails(error);
    },
    onSettled: settled,
  });
  const restore = useMutation({
    mutationFn: () => api.properties.restore({ id: property.id }),
    onSuccess: () => toast(t("restored", { title: property.title })),
    onError: fails,
    onSettled: settled,
  });
  return { page, publish, unpublish, restore };
}
