/** Applications at publishing platforms: administrators of the system see and enable them, super alone writes their secrets. */
import { administrator } from "#server/procedures/base/base";
import {
  listPlatformApps,
  readPlatformApp,
  removePlatformApp,
  savePlatformApp,
  sealPlatformSecrets,
} from "#server/queries/settings/platform-apps";

const technical = administrator("system");
const superOnly = administrator();

export const platformApps = {
  list: technical.admin.platformApps.list.handler(({ context }) => listPlatformApps(context.db, context.origin())),

  save: technical.admin.platformApps.save.handler(async ({ context, input }) => {
    await context.acting((trx) => savePlatformApp(trx, input, context.now()));
    return readPlatformApp(context.db, input.platform, context.origin());
  }),

  secrets: superOnly.admin.platformApps.secrets.handler(async ({ context, input }) => {
    const { secretKey } = context;
    await context.acting((trx) => sealPlatformSecrets(trx, { ...input, secretKey }, context.now()));
    return readPlatformApp(context.db, input.platform, context.origin());
  }),

  remove: superOnly.admin.platformApps.remove.handler(async ({ context, input: { platform } }) => {
    await context.acting((trx) => removePlatformApp(trx, platform));
    return readPlatformApp(context.db, platform, context.origin());
  }),
};
