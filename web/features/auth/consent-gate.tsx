/**
 * Before the first screen of an account: has it agreed to the texts in force? What was ticked at sign-up in this browser
 * is recorded without asking again; anybody else meets a calm question. Nothing is shown before the answer is known.
 */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { ConsentGiven } from "#contract/consent";
import { dropSignUp, readSignUp } from "#web/features/auth/sign-up-memory.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { useConfig } from "#web/lib/config-context.tsx";
import { loadSubjects } from "#web/lib/i18n.ts";
import { storedSupport } from "#web/lib/support.ts";
import { PageLoading } from "#web/ui/page-loading.tsx";

const ConsentCard = lazy(async () => {
  const [card] = await Promise.all([import("#web/features/auth/consent-card.tsx"), loadSubjects("auth")]);
  return card;
});

const KEY = "listcast-consent";
/** Known from an earlier visit, so that the dashboard need not wait for the question. */
const isKnown = (userId: string, version: string): boolean => {
  try {
    return localStorage.getItem(KEY) === `${userId} ${version}`;
  } catch {
    return false;
  }
};
const noteKnown = (userId: string, version: string): void => {
  try {
    localStorage.setItem(KEY, `${userId} ${version}`);
  } catch {
    // It is asked for again at the next visit.
  }
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** An account made within the last day has nothing yet that could be "still here". */
const isNew = (createdAt: string | undefined): boolean =>
  createdAt !== undefined && Date.now() - Date.parse(createdAt) < DAY_MS;

/** Stands inside `RequireSession`. When the question itself fails, nobody is kept from their work. */
export function ConsentGate({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { legalVersion } = useConfig();
  const id = user?.id ?? "";
  const email = user?.email ?? "";
  // whoever looks in for support is not asked in the owner's place
  const passes = storedSupport() !== null || isKnown(id, legalVersion);
  const queries = useQueryClient();
  const { queryKey } = orpc.account.consents.get.queryOptions();
  const { data, error } = useQuery({
    ...orpc.account.consents.get.queryOptions(),
    enabled: user !== null && !passes,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const give = useMutation({
    mutationFn: (consent: ConsentGiven) => api.account.consents.give(consent),
    onSuccess: (state) => queries.setQueryData(queryKey, state),
  });

  const missing = data !== undefined && data.missing.length > 0;
  const ticked = missing ? readSignUp(email) : null;
  const remembered = ticked?.consent.version === data?.version ? ticked?.consent : undefined;
  const { mutate, isIdle } = give;
  useEffect(() => {
    if (remembered && isIdle) mutate(remembered);
  }, [remembered, isIdle, mutate]);
  useEffect(() => {
    if (data === undefined || missing) return;
    noteKnown(id, data.version);
    dropSignUp(email);
  }, [data, missing, id, email]);
  useEffect(() => {
    if (error) console.error("The consents could not be read", error);
  }, [error]);

  if (passes || error || (data && !missing)) return children;
  if (!data || (remembered && !give.isError)) return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ConsentCard
        version={data.version}
        isNewcomer={data.given.length === 0 && isNew(user?.created_at)}
        give={give.mutateAsync}
      />
    </Suspense>
  );
}
