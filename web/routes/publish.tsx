/** The publishing wizard's screen. `?url=` puts a link into step 1, `?task=` opens a finished import. */
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useAuth } from "#web/features/auth/context.tsx";
import { Wizard } from "#web/features/wizard/wizard.tsx";
import { Page } from "#web/ui/page.tsx";

export function PublishScreen() {
  const { t } = useTranslation("wizard");
  const { user } = useAuth();
  const navigate = useNavigate();
  const [arrival] = useState(() => {
    const search = new URLSearchParams(window.location.search);
    return { link: search.get("url"), taskId: z.uuid().safeParse(search.get("task")).data ?? null };
  });
  if (!user) return null;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Wizard
        key={user.id}
        userId={user.id}
        arrival={arrival}
        onCreated={(campaignId) => navigate({ to: "/dashboard/campaigns/$campaignId", params: { campaignId } })}
      />
    </Page>
  );
}
