/** What the law says of a campaign's home: read again whenever its pieces were checked anew, and answers given. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Campaign } from "#contract/campaign";
import { api, orpc } from "#web/lib/api.ts";

/** Changes with every text that was checked. */
const checkedOf = (campaign: Campaign): string =>
  campaign.pieces.map(({ id, version, findings }) => `${id} ${version} ${findings.length}`).join();

export function useLaw(campaign: Campaign, onChecked: () => void) {
  const client = useQueryClient();
  const options = orpc.law.get.queryOptions({ input: { campaignId: campaign.id } });
  const query = useQuery(options);
  const { refetch } = query;
  const checked = checkedOf(campaign);
  const last = useRef(checked);
  useEffect(() => {
    if (last.current === checked) return;
    last.current = checked;
    void refetch();
  }, [checked, refetch]);
  const answer = useMutation({
    mutationFn: (given: { key: string; statement: string | null; answer: boolean | string | null }) =>
      api.law.answer({ campaignId: campaign.id, ...given }),
    onSuccess: (law) => {
      client.setQueryData(options.queryKey, law);
      onChecked();
    },
  });
  return { law: query.data, error: query.error, retry: () => void refetch(), answer };
}
