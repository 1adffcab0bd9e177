/** Model providers, for administrators of the system; keys and where they are sent only for super. Every change is audited. */

import { isBareAddress, type ModelState } from "#contract/admin/models";
import { maySee } from "#contract/admin/scopes";
import { AppError } from "#contract/errors";
import { modelTrials } from "#server/base/limits";
import { testModel, tryWriter } from "#server/models/trial";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { callColumns } from "#server/procedures/admin/system/model-log-columns";
import { trialBrief, trialListing, trialListings } from "#server/procedures/admin/system/trial-listings";
import { administrator } from "#server/procedures/base/base";
import type { RequestContext } from "#server/procedures/base/context";
import { usageBetween, usedToday } from "#server/queries/models/model-calls";
import { withHealth } from "#server/queries/models/model-health";
import { callList } from "#server/queries/models/model-log";
import {
  arrangeProviders,
  arrangeReading,
  deleteProvider,
  insertProvider,
  modelSettings,
  setProviderKey,
  turnModels,
  updateProvider,
} from "#server/queries/models/model-providers";
import {
  insertPrompt,
  judgePrompt,
  promptInForce,
  promptVersions,
  publishPrompt,
} from "#server/queries/models/prompts";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";

const technical = administrator("system");
/** Super is always let in. */
const owners = administrator();
const takeTrial = rateLimit("model_trials", modelTrials);

/** Keys too short to tell apart by four letters show none. */
const lastFour = (key: string) => (key.length >= 12 ? key.slice(-4) : null);

/** An operator may write a password into an address of the environment; nobody reads it here. */
function bareAddress(address: string): string {
  if (isBareAddress(address)) return address;
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

const log = adminList({ name: "model-log", source: callList, columns: callColumns });

async function stateOf({ db, models, now }: RequestContext): Promise<ModelState> {
  const [settings, providers, used] = await Promise.all([modelSettings(db), models.providers(), usedToday(db, now())]);
  const watched = await withHealth(db, now(), providers);
  return {
    off: settings.off,
    offReason: settings.off_reason,
    reading: { off: settings.reading_off, reader: settings.reader },
    canKeepKeys: models.secretKey !== null,
    providers: watched.map(({ apiKey, baseUrl, reach: _reach, ...provider }) => {
      const today = used.get(provider.name);
      return {
        ...provider,
        baseUrl: baseUrl ? bareAddress(baseUrl) : null,
        key: { set: apiKey !== "", lastFour: lastFour(apiKey) },
        today: {
          calls: today?.calls ?? 0,
          failures: today?.failures ?? 0,
          tokens: (today?.tokensIn ?? 0) + (today?.tokensOut ?? 0),
          cost: today?.costs[provider.currency] ?? 0,
          elsewhere: Object.entries(today?.costs ?? {}).flatMap(([currency, cost]) =>
            currency !== provider.currency && cost > 0 ? [{ currency, cost }] : [],
          ),
        },
      };
    }),
  };
}

export const models = {
  get: technical.admin.models.get.handler(({ context }) => stateOf(context)),

  create: technical.admin.models.create.handler(async ({ context, input: { key, ...input } }) => {
    const owns = context.scope === "super";
    if (key !== undefined && !owns) throw new AppError("forbidden", { data: { field: "key" } });
    const taken = await context.models.providers();
    if (taken.some(({ name }) => name === input.name)) throw new AppError("conflict", { data: { field: "name" } });
    const { secretKey } = context.models;
    await context.acting(async (trx) => {
      const id = await insertProvider(trx, input, owns);
      if (key !== undefined) await setProviderKey(trx, id, { key, seen: input }, { secretKey, now: context.now() });
    });
    return stateOf(context);
  }),

  update: technical.admin.models.update.handler(async ({ context, input }) => {
    const by = { owns: context.scope === "super", now: context.now() };
    await context.acting((trx) => updateProvider(trx, input, by));
    return stateOf(context);
  }),

  remove: technical.admin.models.remove.handler(async ({ context, input: { id } }) => {
    await context.acting((trx) => deleteProvider(trx, id, context.scope === "super"));
    return stateOf(context);
  }),

  setKey: owners.admin.models.setKey.handler(async ({ context, input: { id, ...asked } }) => {
    const { secretKey } = context.models;
    await context.acting((trx) => setProviderKey(trx, id, asked, { secretKey, now: context.now() }));
    return stateOf(context);
  }),

  arrange: technical.admin.models.arrange.handler(async ({ context, input: { names } }) => {
    const present = (await context.models.providers()).map(({ name }) => name);
    if ([...present].sort().join("\n") !== [...names].sort().join("\n")) throw new AppError("conflict");
    await context.acting((trx) => arrangeProviders(trx, names, context.now()));
    return stateOf(context);
  }),

  test: technical.admin.models.test.handler(async ({ context, input: { name } }) => {
    await takeTrial(context, context.adminId);
    return testModel(context.models, name, context.adminId);
  }),

  turn: technical.admin.models.turn.handler(async ({ context, input: { off, reason } }) => {
    await context.acting((trx) => turnModels(trx, off, reason, context.now()));
    return stateOf(context);
  }),

  reading: technical.admin.models.reading.handler(async ({ context, input }) => {
    const providers = await context.models.providers();
    if (input.reader !== null && !providers.some(({ name }) => name === input.reader)) throw new AppError("not_found");
    await context.acting((trx) => arrangeReading(trx, input, context.now()));
    return stateOf(context);
  }),

  usage: technical.admin.models.usage.handler(({ context, input: { from, until, ...of } }) =>
    usageBetween(context.db, from, until, { ...of, income: maySee("packages", context.scope) }),
  ),

  log: {
    list: technical.admin.models.log.list.handler(log.page),
    export: technical.admin.models.log.export.handler(log.file),
  },

  homes: technical.admin.models.homes.handler(({ context }) => trialListings(context.db, context.owner)),

  trial: technical.admin.models.trial.handler(async ({ context, input }) => {
    if (input.texts) judgePrompt(input.texts);
    await takeTrial(context, context.adminId);
    const { home, style, writers, platform, language, kind } = input;
    const texts = input.texts ?? (await promptInForce(context.db));
    const listing = await trialListing(context.db, context.owner, home, context.origin());
    const trial = { listing, brief: trialBrief(listing, style), target: { platform, language, kind }, texts };
    return Promise.all(writers.map((writer) => tryWriter(context.models, writer, trial, context.adminId)));
  }),

  prompts: {
    list: technical.admin.models.prompts.list.handler(({ context }) => promptVersions(context.db)),

    create: technical.admin.models.prompts.create.handler(async ({ context, input }) => {
      await context.acting((trx) => insertPrompt(trx, { ...input, by: context.adminId, now: context.now() }));
      return promptVersions(context.db);
    }),

    publish: technical.admin.models.prompts.publish.handler(async ({ context, input: { version } }) => {
      await context.acting((trx) => publishPrompt(trx, version, context.now()));
      return promptVersions(context.db);
    }),
  },
};
