/** How each model provider does: its last calls, today's, and what keeps it from being asked at all. */
import type { ModelSetting } from "#adapters/models/providers/setting";
import type { Health } from "#contract/admin/reports";
import type { Db } from "#server/db/tables";
import { usedToday } from "./model-calls.ts";
import { modelSettings } from "./model-providers.ts";

type Asked = Pick<ModelSetting, "name" | "kind" | "apiKey"> & { readonly enabled: boolean };
interface Last {
  good_at: Date | null;
  bad_at: Date | null;
}

/** A service of one's own may need no key: one that has answered without it does not. */
const lacksKey = ({ kind, apiKey }: Asked, last: Last | undefined) =>
  apiKey === "" && (kind !== "openai-compatible" || !last?.good_at);

/** Each with how it does, in their order. */
export async function withHealth<One extends Asked>(
  db: Db,
  now: Date,
  providers: readonly One[],
): Promise<(One & { health: Health })[]> {
  const [{ off }, used, rows] = await Promise.all([
    modelSettings(db),
    usedToday(db, now),
    db.selectFrom("model_last_calls").selectAll().execute(),
  ]);
  return providers.map((provider) => {
    const { name, enabled } = provider;
    const last = rows.find((row) => row.provider === name);
    const today = used.get(name);
    const health: Health = {
      kind: "model",
      name,
      lastGood: last?.good_at?.toISOString() ?? null,
      lastBad: last?.bad_at?.toISOString() ?? null,
      idle: !enabled ? "disabled" : off ? "off" : lacksKey(provider, last) ? "no_key" : null,
      today: { calls: today?.calls ?? 0, failures: today?.failures ?? 0 },
    };
    return { ...provider, health };
  });
}

/** In the order they are asked; one line that says so where there is none. */
export async function modelHealth(db: Db, now: Date, providers: readonly Asked[]): Promise<Health[]> {
  if (providers.length === 0)
    return [{ kind: "model", name: null, lastGood: null, lastBad: null, idle: null, today: null }];
  return (await withHealth(db, now, providers)).map(({ health }) => health);
}
