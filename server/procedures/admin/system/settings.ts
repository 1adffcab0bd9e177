/** Settings and legal documents, for administrators of the system: every change is theirs in the audit. */
import type { SettingsState } from "#contract/admin/settings";
import { AppError } from "#contract/errors";
import { administrator } from "#server/procedures/base/base";
import type { RequestContext } from "#server/procedures/base/context";
import { settingHistory } from "#server/queries/audit/setting-history";
import { lockSetting, readSettings, saveSettings } from "#server/queries/settings/settings";
import { legalMarkdown, legalState, publishLegal } from "#server/queries/site/legal";
import { findPicture, keepPicture } from "#server/queries/site/site-pictures";
import { drawCodePictureFor } from "#server/work/images";

const technical = administrator("system");

const stateOf = async ({ db, imprint, backend }: RequestContext): Promise<SettingsState> => ({
  ...(await readSettings(db)),
  otherwise: imprint,
  signUpIsOurs: backend.kind !== "supabase",
});

export const settings = {
  get: technical.admin.settings.get.handler(({ context }) => stateOf(context)),

  save: technical.admin.settings.save.handler(async ({ context, input: { values, versions } }) => {
    const picture = values.wechat_qr;
    if (picture && !(await findPicture(context.db, picture)))
      throw new AppError("invalid_input", { data: { field: "wechat_qr" } });
    await context.acting((trx) => saveSettings(trx, values, versions));
    return stateOf(context);
  }),

  history: technical.admin.settings.history.handler(({ context, input: { key } }) => settingHistory(context.db, key)),

  picture: technical.admin.settings.picture.handler(async ({ context, input: { file } }) => {
    const png = await drawCodePictureFor(context.adminId, new Uint8Array(await file.arrayBuffer()));
    return { name: await context.acting((trx) => keepPicture(trx, png)) };
  }),
};

export const legal = {
  get: technical.admin.legal.get.handler(({ context }) => legalState(context.db)),

  version: technical.admin.legal.version.handler(async ({ context, input: { version } }) => {
    const texts = await legalMarkdown(context.db, version);
    if (!texts) throw new AppError("not_found");
    return texts;
  }),

  publish: technical.admin.legal.publish.handler(async ({ context, input }) => {
    await context.acting(async (trx) => {
      await lockSetting(trx, "legal_draft");
      const { values, versions } = await readSettings(trx);
      if (versions.legal_draft !== input.draft) throw new AppError("conflict", { data: { key: "legal_draft" } });
      await publishLegal(trx, values.legal_draft, { by: context.adminId, now: context.now() });
      const empty = { terms: { zh: "", en: "" }, privacy: { zh: "", en: "" } };
      await saveSettings(trx, { legal_draft: empty }, { legal_draft: input.draft });
    });
    return legalState(context.db);
  }),
};
