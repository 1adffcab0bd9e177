/** Stands around every screen: while a mail's link is to be settled, nothing else is shown, and nothing of anybody is fetched. */
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { closeQuestion, onQuestion, openQuestion, type Question } from "#web/features/auth/link/pending-question.ts";
import type { Arrival } from "#web/lib/arrival.ts";
import { loadSubjects } from "#web/lib/i18n.ts";
import { PageLoading } from "#web/ui/page-loading.tsx";

/** Few people come by a link: what asks about it is fetched for them alone. */
const LinkQuestion = lazy(async () => {
  const [module] = await Promise.all([import("#web/features/auth/link/question.tsx"), loadSubjects("link", "auth")]);
  return module;
});

/** `linkError`: of a link that brought no tokens but why it failed. */
export function LinkGate(props: { linkError: string | null; children(arrival: Arrival): ReactNode }) {
  const [arrival, setArrival] = useState<Arrival>({ recovery: false, linkError: props.linkError });
  const question: Question | null = useSyncExternalStore(onQuestion, openQuestion);
  if (question === null) return props.children(arrival);
  const settled = (next: Arrival) => {
    setArrival(next);
    closeQuestion();
  };
  return (
    <Suspense fallback={<PageLoading />}>
      <LinkQuestion question={question} onSettled={settled} />
    </Suspense>
  );
}
