/** Where the bookmark of an agent's browser leads. */
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SendPage } from "#web/features/wizard/send-page.tsx";
import { Page } from "#web/ui/page.tsx";

export function SendPageScreen() {
  const { t } = useTranslation("wizard");
  const navigate = useNavigate();
  return (
    <Page title={t("sendPage.title")} lead={t("sendPage.lead")}>
      <SendPage
        onSent={(taskId) => void navigate({ href: `/dashboard/publish?task=${taskId}&fresh=1`, replace: true })}
      />
    </Page>
  );
}
