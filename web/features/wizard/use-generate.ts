/** Sends the draft: the identity card learns what it lacked, makes the campaign once however often it is tried. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { marketForCountry } from "#engine/compliance/countries";
import { api, orpc } from "#web/lib/api.ts";
import { askEntitledAgain } from "#web/lib/billing/use-entitled.ts";
import { isRefusedByPlan } from "#web/lib/errors.ts";
import { uuid } from "#web/lib/uuid.ts";
import type { Draft } from "./draft.ts";
import { emptyAgent, toRequest } from "./preferences.ts";
import { learned } from "./signature.ts";
import type { DraftChange } from "./use-draft.ts";

export function useGenerate(draft: Draft, change: DraftChange, onCreated: (campaignId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const request = toRequest(draft);
      if (!request) throw new Error("the draft is not complete");
      // The same request keeps its key, so an attempt whose answer was lost is not a second campaign.
      const asked = JSON.stringify(request);
      const key = draft.submission?.asked === asked ? draft.submission.key : uuid();
      change({ submission: { key, asked } });
      // A card that could not be read is not written over.
      const known = client.getQueryData(orpc.account.card.get.queryKey());
      const market = marketForCountry(request.listing.country);
      const typed = draft.agent ?? emptyAgent();
      const news = draft.signer === "card" && known !== undefined ? learned(known, typed, market) : null;
      const card = news && api.account.card.save(news).catch(() => null);
      const created = await api.campaigns.create({ ...request, idempotencyKey: key });
      await card;
      return created;
    },
    onError: (error) => {
      if (isRefusedByPlan(error)) askEntitledAgain(client);
    },
    onSuccess: (created) => {
      askEntitledAgain(client);
      void client.invalidateQueries({ queryKey: orpc.tasks.key() });
      void client.invalidateQueries({ queryKey: orpc.properties.key() });
      void client.invalidateQueries({ queryKey: orpc.account.card.key() });
      void client.invalidateQueries({ queryKey: orpc.presets.key() });
      onCreated(created.campaignId);
    },
  });
}
