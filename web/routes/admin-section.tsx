/** The parts of the administrators' area that are not open yet: they have their address and say so. */
import { Button } from "@mantine/core";
import { IconTools } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { adminSections } from "#contract/addresses";
import { Page, Panel } from "#web/ui/page.tsx";
import { EmptyState } from "#web/ui/states.tsx";

export function AdminSectionScreen() {
  const { t } = useTranslation("admin");
  const { pathname } = useLocation();
  const here = pathname.replace(/^\/admin\//, "").replace(/\/$/, "");
  const section = adminSections.find((known) => known === here);
  return (
    <Page title={section ? t(`sections.${section}`) : t("title")}>
      <Panel>
        <EmptyState
          icon={<IconTools size={24} stroke={1.6} />}
          title={t("notOpen")}
          text={t("notOpenText")}
          action={
            <Button component={Link} to="/admin" variant="default">
              {t("toAdmin")}
            </Button>
          }
        />
      </Panel>
    </Page>
  );
}
