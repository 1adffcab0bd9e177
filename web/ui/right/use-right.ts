/** The right to advertise a home: read, recorded, withdrawn. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdvertisingRight, RightBasis } from "#contract/properties/advertising-right";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

interface NewRight {
  basis: RightBasis;
  by?: string;
  statement?: string;
  /** YYYY-MM-DD. */
  givenOn: string;
  file?: File;
}

/** As the person's own calendar has it. */
export const today = (): string => new Date().toLocaleDateString("sv-SE");

export function useRight(propertyId: string) {
  const { t } = useTranslation("law");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const options = orpc.rights.get.queryOptions({ input: { propertyId } });
  const query = useQuery(options);
  const put = (right: AdvertisingRight) => client.setQueryData(options.queryKey, right);
  const record = useMutation({
    mutationFn: (right: NewRight) => api.rights.record({ propertyId, ...right }),
    onSuccess: (right) => {
      put(right);
      toast(t("right.form.saved"));
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const withdraw = useMutation({
    mutationFn: () => api.rights.withdraw({ propertyId }),
    onSuccess: put,
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  return { right: query.data, known: !query.isPending || query.failureCount > 0, record, withdraw };
}
export type Right = ReturnType<typeof useRight>;
