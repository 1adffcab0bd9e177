/** Changes of settings that are not saved yet, kept in the browser by account, so that a reload or a new sign-in loses nothing. */
import { z } from "zod";
import { type SettingKey, type Settings, settingKeys, settings } from "#contract/settings";

export interface SavedDraft {
  draft: Partial<Settings>;
  /** The version of each setting the typing began with: what others save meanwhile is not overwritten unasked. */
  seen: Partial<Record<SettingKey, number>>;
}
export const emptyDraft: SavedDraft = { draft: {}, seen: {} };

const stored = z.object({
  draft: z.record(z.string(), z.unknown()),
  seen: z.record(z.string(), z.number().int().positive()),
});

const nameOf = (account: string) => `listcast-settings-draft:${account}`;

/** Built like the other one, whether or not the form accepts it: a half-typed address is worth keeping, too. */
function builtLike<Value>(like: Value, value: unknown): value is Value {
  if (like === null) return value === null || typeof value === "string";
  if (Array.isArray(like)) return Array.isArray(value) && value.every((one) => typeof one === "string");
  if (typeof like !== "object" || like === undefined) return typeof value === typeof like;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const given = new Map(Object.entries(value));
  const expected = Object.entries(like);
  return given.size === expected.length && expected.every(([key, one]) => builtLike(one, given.get(key)));
}

/** What was kept of this account; of a setting whose shape has changed since then nothing. */
export function loadSavedDraft(account: string, storage: Storage = localStorage): SavedDraft {
  try {
    const read = stored.safeParse(JSON.parse(storage.getItem(nameOf(account)) ?? "null")).data;
    const keys = settingKeys.filter((key) => read && key in read.draft && key in read.seen);
    const whole = keys.filter((key) => builtLike(settings[key].otherwise, read?.draft[key]));
    return {
      draft: Object.fromEntries(whole.map((key) => [key, read?.draft[key]])),
      seen: Object.fromEntries(whole.map((key) => [key, read?.seen[key]])),
    };
  } catch {
    return emptyDraft;
  }
}

/** Keeps it, or forgets it where nothing is left. Where nothing can be stored the page itself still holds it. */
export function saveDraft(account: string, draft: SavedDraft, storage: Storage = localStorage): void {
  try {
    if (Object.keys(draft.draft).length > 0) storage.setItem(nameOf(account), JSON.stringify(draft));
    else storage.removeItem(nameOf(account));
  } catch {
    // a forbidden or full storage
  }
}
