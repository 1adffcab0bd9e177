/**
 * Over every signed-in screen: a banner while the account's end is scheduled. And what nobody sees: the language of the
 * interface is kept with the profile, and a browser that has never chosen one takes it from there.
 */
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSettings, useSettingsCache } from "#web/features/account/use-settings.ts";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { loadSubjects, switchLanguage } from "#web/lib/i18n.ts";
import { storedLanguage } from "#web/lib/language.ts";
import { storedSupport } from "#web/lib/support.ts";
import { useLanguage } from "#web/lib/use-language.ts";

const LeavingBanner = lazy(async () => {
  const [module] = await Promise.all([import("#web/features/account/leaving-banner.tsx"), loadSubjects("profile")]);
  return { default: module.LeavingBanner };
});

export function AccountNotices() {
  const { data } = useSettings();
  // in a support session the language is the administrator's own
  useKeptLanguage(storedSupport() ? undefined : data?.language);
  if (!data?.deletion) return null;
  return (
    <Suspense fallback={null}>
      <LeavingBanner dueAt={data.deletion.dueAt} />
    </Suspense>
  );
}

/** `kept`: undefined until it is known. */
function useKeptLanguage(kept: "zh" | "en" | null | undefined): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const settings = useSettingsCache();
  const lastLanguage = useRef<string | null>(null);
  const save = useMutation({
    mutationFn: (wanted: "zh" | "en") => api.account.settings.language({ language: wanted }),
    onMutate: (wanted) => void settings.patch({ language: wanted }),
    // asked again at the next visit; nothing on the screen depends on it, and who signed out meanwhile has lost nothing
    onError: (error) => {
      if (causeOf(error).code !== "unauthorized") console.error("The language was not kept", error);
    },
  });
  const { mutate } = save;
  useEffect(() => {
    if (kept === undefined) return;
    const before = lastLanguage.current;
    lastLanguage.current = language;
    if (before === language || kept === language) return;
    if (before === null && kept !== null) {
      if (storedLanguage() === null) void switchLanguage(i18n, kept);
      return;
    }
    mutate(language);
  }, [kept, language, i18n, mutate]);
}
