/** The providers every screen stands in, from the outside in. */
import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { SiteConfig } from "#contract/site";
import { LinkGate } from "#web/features/auth/link/gate.tsx";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { ConfigProvider } from "#web/lib/config-context.tsx";
import { causeOf } from "#web/lib/errors.ts";
import type { Backend } from "#web/lib/supabase.ts";
import { createAppRouter } from "#web/router.tsx";
import { CurrentNotice } from "#web/shell/current-notice.tsx";
import { NewVersion } from "#web/shell/new-version.tsx";
import { Messages } from "#web/ui/messages.tsx";
import { cssVariables, theme } from "#web/ui/theme.ts";

/** Only what may pass by itself is asked again; an answer such as "not found" stands. */
const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 2 && ["unavailable", "internal"].includes(causeOf(error).code),
      },
    },
  });

export function App(props: { i18n: i18n; client: Backend; config: SiteConfig; linkError: string | null }) {
  const [queries] = useState(createQueries);
  const [router] = useState(createAppRouter);

  // What one account saw is never shown to the next.
  useEffect(() => {
    const { data } = props.client.auth.onAuthStateChange((event) => {
      if (event === "SIGNED_OUT") queries.clear();
    });
    return () => data.subscription.unsubscribe();
  }, [props.client, queries]);

  return (
    <I18nextProvider i18n={props.i18n}>
      <Look>
        <Messages />
        <NewVersion />
        <QueryClientProvider client={queries}>
          <ConfigProvider value={props.config}>
            <LinkGate linkError={props.linkError}>
              {(arrival) => (
                <AuthProvider client={props.client} arrival={arrival}>
                  <CurrentNotice />
                  <RouterProvider router={router} />
                </AuthProvider>
              )}
            </LinkGate>
          </ConfigProvider>
        </QueryClientProvider>
      </Look>
    </I18nextProvider>
  );
}

/** Mantine in our colours; its nameless crosses learn to say "close" in the language of the moment. */
function Look({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const close = t("close");
  const named = useMemo(
    () => mergeThemeOverrides(theme, { components: { CloseButton: { defaultProps: { "aria-label": close } } } }),
    [close],
  );
  return (
    <MantineProvider theme={named} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
