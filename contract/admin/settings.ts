/** The settings as administrators of the system edit them: together, never over somebody else's change, with a history. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { legalVersion } from "#contract/consent";
import { type SettingKey, settingKeys, settings } from "#contract/settings";

const tags = ["administration"];
const settingKey = z.enum(settingKeys as [SettingKey, ...SettingKey[]]);

/** The shape of every setting under its key. */
const shapes = {
  brand: settings.brand.shape,
  company: settings.company.shape,
  contact: settings.contact.shape,
  filings: settings.filings.shape,
  wechat_qr: settings.wechat_qr.shape,
  support_hours: settings.support_hours.shape,
  landing_list: settings.landing_list.shape,
  sold_list: settings.sold_list.shape,
  trial_days: settings.trial_days.shape,
  registration: settings.registration.shape,
  log_days: settings.log_days.shape,
  notice: settings.notice.shape,
  legal_draft: settings.legal_draft.shape,
} satisfies { [Key in SettingKey]: (typeof settings)[Key]["shape"] };

const values = z.object(shapes);
const versions = z.partialRecord(settingKey, z.number().int().positive());

const settingsState = z.object({
  values,
  versions: z.record(settingKey, z.number().int()),
  /** What holds where a line is empty: of the environment. */
  otherwise: z.object({ company: z.string(), contact: settings.contact.shape, filings: z.array(z.string()) }),
  /** False where another service opens the accounts: `registration` then has to be closed there as well. */
  signUpIsOurs: z.boolean(),
});
export type SettingsState = z.infer<typeof settingsState>;

const settingPast = z.object({
  version: z.number().int(),
  value: z.unknown(),
  /** Null: it was so from the start. */
  at: z.string().nullable(),
  /** Address of the administrator; null for anybody else. */
  by: z.string().nullable(),
});
export type SettingPast = z.infer<typeof settingPast>;

const legalTexts = settings.legal_draft.shape;
const legalState = z.object({
  /** In force, newest first; the one that comes with the product is the last and has no `at`. */
  versions: z.array(z.object({ version: z.string(), at: z.string().nullable(), by: z.string().nullable() })),
  texts: legalTexts,
});
export type LegalState = z.infer<typeof legalState>;

const route = (method: "GET" | "POST" | "PUT", path: `/${string}`) => oc.route({ method, path, tags });

export const adminSettings = {
  get: route("GET", "/admin/settings").output(settingsState),
  /**
   * All of them or none. `versions`: of what was seen before. Throws conflict when somebody else changed one meanwhile
   * (`data.key`), invalid_input.
   */
  save: route("PUT", "/admin/settings")
    .input(z.object({ values: values.partial(), versions }))
    .output(settingsState),
  /** What it was, newest first, at most fifty; the first is what holds now. Values of an older shape are left out. */
  history: route("GET", "/admin/settings/{key}/history")
    .input(z.object({ key: settingKey }))
    .output(z.array(settingPast)),
  /** Draws the picture anew and keeps it; it shows once `wechat_qr` names it. Throws not_an_image, too_large. */
  picture: route("POST", "/admin/settings/picture")
    .input(z.object({ file: z.file().max(5_000_000) }))
    .output(z.object({ name: settings.wechat_qr.shape })),
};

export const adminLegal = {
  get: route("GET", "/admin/legal").output(legalState),
  /** The texts of a version that was published. */
  version: route("GET", "/admin/legal/{version}")
    .input(z.object({ version: legalVersion }))
    .output(legalTexts),
  /**
   * Puts the saved draft in force: everybody is asked to agree again. `draft`: its version as it was read. Throws conflict,
   * and invalid_input with `document`, `language` and `problem` when a text cannot be read.
   */
  publish: route("POST", "/admin/legal")
    .input(z.object({ draft: z.number().int().positive() }))
    .output(legalState),
};
