/** /admin/config/integration: the services the product leans on, and its applications at platforms. */
import { useTranslation } from "react-i18next";
import { AppsPanel } from "#web/features/admin/integration/apps-panel.tsx";
import { PublishingPanel } from "#web/features/admin/integration/publishing-panel.tsx";
import { ServerPanel } from "#web/features/admin/integration/server-panel.tsx";
import { ServicesPanel } from "#web/features/admin/integration/services-panel.tsx";
import { Page } from "#web/ui/page.tsx";

export function AdminIntegrationScreen() {
  const { t } = useTranslation("adminIntegration");
  const { t: ta } = useTranslation("admin");
  return (
    <Page title={ta("sections.config/integration")} lead={t("lead")} width="wide">
      <ServerPanel />
      <ServicesPanel />
      <PublishingPanel />
      <AppsPanel />
    </Page>
  );
}
