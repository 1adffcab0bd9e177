/** What is being edited: drafts over what the server has, what is wrong with them, kept through a reload, and saving without overwriting anybody. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SettingsState } from "#contract/admin/settings";
import { type SettingGroup, type SettingKey, type Settings, settingKeys, settings } from "#contract/settings";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { useMe } from "#web/lib/use-scope.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { emptyDraft, loadSavedDraft, type SavedDraft, saveDraft } from "./saved-draft.ts";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The path of every value that is not as it must be, with the schema's message: "contact.email". */
function problemsOf(key: SettingKey, value: unknown): Record<string, string> {
  const parsed = settings[key].shape.safeParse(value);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [[key, ...issue.path].join("."), issue.message]));
}

export function useSettingsForm() {
  const { t } = useTranslation("adminSettings");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(orpc.admin.settings.get.queryOptions());
  const account = useMe().data?.id;
  const before = useMemo(() => (account ? loadSavedDraft(account) : emptyDraft), [account]);
  /** Null until something is typed here. */
  const [typed, setTyped] = useState<SavedDraft | null>(null);
  const { draft, seen } = typed ?? before;
  const change = (make: (was: SavedDraft) => SavedDraft) => setTyped((was) => make(was ?? before));
  const [complains, setComplains] = useState(false);
  const [conflict, setConflict] = useState<SettingKey | null>(null);

  const dirty = data ? settingKeys.filter((key) => key in draft && !same(draft[key], data.values[key])) : [];
  const problems = Object.assign({}, ...dirty.map((key) => problemsOf(key, draft[key]))) as Record<string, string>;

  useEffect(() => {
    if (account && typed) saveDraft(account, typed);
  }, [account, typed]);

  const without = <Part extends SavedDraft[keyof SavedDraft]>(of: Part, keys: readonly SettingKey[]) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => !keys.some((one) => one === key)));
  const forget = (keys: readonly SettingKey[]) =>
    change((was) => ({ draft: without(was.draft, keys), seen: without(was.seen, keys) }));
  const known = (state: SettingsState) => queries.setQueryData(orpc.admin.settings.get.queryKey(), state);

  const saving = useMutation({
    mutationFn: () => {
      const values = Object.fromEntries(dirty.map((key) => [key, draft[key]]));
      return api.admin.settings.save({ values, versions: seen });
    },
    onSuccess: (state) => {
      known(state);
      forget(dirty);
      setComplains(false);
      void queries.invalidateQueries({ queryKey: orpc.site.key() });
      toast(t("saved"));
    },
    onError: (failure) => {
      const { code, data: about } = causeOf(failure);
      const key = settingKeys.find((one) => one === about.key);
      if (code === "conflict" && key) {
        setConflict(key);
        void refetch();
        return;
      }
      toastFailure(t("notSaved"), errorText(te, failure));
    },
  });

  return {
    state: data,
    error,
    retry: () => void refetch(),
    values: data ? { ...data.values, ...draft } : null,
    set: <Key extends SettingKey>(key: Key, value: Settings[Key]) => {
      change((was) => ({
        draft: { ...was.draft, [key]: value },
        seen: { [key]: data?.versions[key] ?? 1, ...was.seen },
      }));
    },
    dirty,
    problems: complains ? problems : {},
    busy: saving.isPending,
    /** Answers the group of the first thing that is wrong, else null and saves. */
    save: (): SettingGroup | null => {
      const wrong = dirty.find((key) => Object.keys(problems).some((path) => path.split(".")[0] === key));
      setComplains(wrong !== undefined);
      if (!wrong) saving.mutate();
      return wrong ? settings[wrong].group : null;
    },
    discard: () => {
      forget(dirty);
      setComplains(false);
      setConflict(null);
    },
    conflict,
    takeTheirs: () => {
      if (conflict) forget([conflict]);
      setConflict(null);
    },
    /** What the other one wrote was seen now; saving again goes over it. */
    keepMine: () => {
      if (conflict && data) change((was) => ({ ...was, seen: { ...was.seen, [conflict]: data.versions[conflict] } }));
      setConflict(null);
    },
    known,
  };
}
type SettingsForm = ReturnType<typeof useSettingsForm>;
/** A form whose values are there. */
export type ReadyForm = SettingsForm & { state: SettingsState; values: Settings };
