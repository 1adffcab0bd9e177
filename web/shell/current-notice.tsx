/** The notice of this moment in the application: what the page came with, and what an administrator wrote since. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { useLanguage } from "#web/lib/use-language.ts";
import { SiteNotice } from "#web/ui/site-notice.tsx";

const LOOK_AGAIN_MS = 2 * 60 * 1000;

export function CurrentNotice() {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const config = useConfig();
  const { data } = useQuery({
    ...orpc.site.config.queryOptions(),
    initialData: config,
    staleTime: LOOK_AGAIN_MS,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return <SiteNotice notice={data.notice} language={language} label={t("notice")} until={t("noticeUntil")} />;
}
