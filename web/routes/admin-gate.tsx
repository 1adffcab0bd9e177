/** Before a section of the administration: whoever may not use it reads who may, and how to get on. The server refuses besides. */
import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { adminSections } from "#contract/addresses";
import { type AdminSection, maySee, sectionScopes } from "#contract/admin/scopes";
import { useLanguage } from "#web/lib/use-language.ts";
import { useMe } from "#web/lib/use-scope.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";

/** The section an address lies in; of two the one that says it most exactly. Null on the first page. */
export function sectionOf(pathname: string): AdminSection | null {
  const here = pathname.replace(/^\/admin\/?/, "").replace(/\/$/, "");
  const holding = adminSections.filter((section) => here === section || here.startsWith(`${section}/`));
  return holding.sort((a, b) => b.length - a.length)[0] ?? null;
}

export function SectionGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const me = useMe();
  const section = sectionOf(pathname);
  if (me.data?.secondFactorMissing) return <WithoutFactor />;
  if (section === null) return children;
  if (me.data) return maySee(section, me.data.scope) ? children : <Closed section={section} />;
  return me.error ? <ErrorState error={me.error} retry={() => void me.refetch()} /> : <Loading />;
}

/** Whoever may do everything signs in with a password alone: nothing is answered until that changes. */
function WithoutFactor() {
  const { t } = useTranslation("admin");
  return (
    <Page title={t("secure.title")} width="wide">
      <Panel>
        <EmptyState
          icon={<IconLock size={24} stroke={1.6} />}
          title={t("secure.title")}
          text={t("secure.text")}
          action={
            <Button component="a" href="/dashboard/profile#second-factor">
              {t("secure.toProfile")}
            </Button>
          }
        />
      </Panel>
    </Page>
  );
}

function Closed({ section }: { section: AdminSection }) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const names = sectionScopes[section].map((scope) => t(`scopes.${scope}`));
  const who = new Intl.ListFormat(language, { type: "disjunction" }).format(names);
  return (
    <Page title={t(`sections.${section}`)} width="wide">
      <Panel>
        <EmptyState
          icon={<IconLock size={24} stroke={1.6} />}
          title={t("notYours")}
          text={t("notYoursText", { who })}
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
