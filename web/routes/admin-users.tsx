/** User management: overview, agents, administrators; the address says which of them is shown. */
import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { maySee } from "#contract/admin/scopes";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import type { UserTab } from "#web/features/admin/users/columns.tsx";
import { ContentList } from "#web/features/admin/users/content-list.tsx";
import { UserList } from "#web/features/admin/users/list.tsx";
import type { Rights } from "#web/features/admin/users/role-field.tsx";
import styles from "#web/features/admin/users/tabs.module.css";
import { waitingWord } from "#web/features/admin/waiting.ts";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Page } from "#web/ui/page.tsx";

const InviteDialog = lazy(async () => ({
  default: (await import("#web/features/admin/users/invite-dialog.tsx")).InviteDialog,
}));

const tabs = [
  { tab: "all", section: "users", to: "/admin/users", button: "invite" },
  { tab: "agents", section: "users/agents", to: "/admin/users/agents", button: "inviteAgent" },
  { tab: "admins", section: "users/admins", to: "/admin/users/admins", button: "inviteAdmin" },
] as const;
const agent: Rights = { role: "agent", scope: null };
const administrator: Rights = { role: "admin", scope: "operations" };

const tabOf = (pathname: string): UserTab =>
  pathname.includes("agents") ? "agents" : pathname.includes("admins") ? "admins" : "all";

/** What accounts market and publish: an address of the same section, for whoever looks after accounts. */
const CONTENT: string = "/admin/users?view=content";

export function AdminUsersScreen() {
  const { t } = useTranslation("users");
  const { t: ta } = useTranslation("admin");
  const { pathname } = useLocation();
  const { state } = useListAddress();
  const { data: me } = useQuery(orpc.account.me.queryOptions());
  const { data: inbox } = useQuery(orpc.admin.inbox.queryOptions());
  const objections = waitingWord(useLanguage(), inbox?.money?.objections);
  const [inviting, setInviting] = useState(false);
  const here = tabOf(pathname);
  const current = tabs.find(({ tab }) => tab === here) ?? tabs[0];
  const ofContent = here === "all" && state.filters.view === "content";
  const scope = me?.scope ?? null;
  return (
    <Page
      title={ofContent ? t("content.title") : ta(`sections.${current.section}`)}
      lead={ofContent ? t("content.lead") : t("lead")}
      width="wide"
      action={
        ofContent ? null : (
          <Button leftSection={<IconUserPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setInviting(true)}>
            {t(current.button)}
          </Button>
        )
      }
    >
      <nav className={styles.tabs} aria-label={ta("sections.users")}>
        {tabs
          .filter(({ section }) => maySee(section, scope))
          .map(({ tab, to }) => (
            <Link
              key={tab}
              to={to}
              aria-current={tab === here && !ofContent ? "page" : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {t(`tabs.${tab}`)}
            </Link>
          ))}
        <Link
          to={CONTENT}
          aria-current={ofContent ? "page" : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {t("content.tab")}
          {objections ? <span className={styles.count}> {objections}</span> : null}
        </Link>
      </nav>
      {/* each has an order and filters of its own */}
      {ofContent ? <ContentList /> : <UserList key={here} tab={here} />}
      <Suspense fallback={null}>
        {inviting ? (
          <InviteDialog
            rights={here === "admins" ? administrator : agent}
            mayAll={scope === "super"}
            onClose={() => setInviting(false)}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}
