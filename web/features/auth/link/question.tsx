/** Settles one link: whose it is by the server's word, whether anything must be asked, and what the person answers. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  currentOf,
  type Failure,
  letBe,
  type Offer,
  readOffer,
  settleQuietly,
  takeUp,
} from "#web/features/auth/link/offer.ts";
import { ContinueAs, LinkAway } from "#web/features/auth/link/panel.tsx";
import type { Question } from "#web/features/auth/link/pending-question.ts";
import { type Arrival, dropBrought } from "#web/lib/arrival.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { backend, backendAside } from "#web/lib/supabase.ts";
import { PageLoading } from "#web/ui/page-loading.tsx";
import { toastFailure } from "#web/ui/toast.ts";

type Step = { at: "looking" } | { at: "away" } | { at: "asking"; offer: Offer; current: string | null };

/** Nothing came back at all. */
const unanswered: Failure = {
  failed: "again",
  error: { name: "AuthRetryableFetchError", message: "", code: undefined, status: undefined },
};

const clientsOf = () => ({ client: backend(), aside: backendAside() });

export default function LinkQuestion(props: { question: Question; onSettled(arrival: Arrival): void }) {
  const { question, onSettled } = props;
  const { t } = useTranslation("auth");
  const [step, setStep] = useState<Step>({ at: "looking" });
  const [busy, setBusy] = useState(false);
  const looked = useRef<Question | null>(null);

  const settle = useCallback(
    (taken: Offer | null, linkError: string | null = null) => {
      dropBrought();
      if ("answered" in question) question.answered(taken !== null);
      onSettled({ recovery: taken?.type === "recovery", linkError });
    },
    [question, onSettled],
  );

  const look = useCallback(async () => {
    setStep({ at: "looking" });
    const clients = clientsOf();
    const offer = "offer" in question ? question.offer : await readOffer(clients, question.tokens);
    if ("failed" in offer) return offer.failed === "gone" ? settle(null, offer.code) : setStep({ at: "away" });
    // of one that was redeemed here it is known already that somebody must be asked
    if ("tokens" in question && (await settleQuietly(clients, offer))) return settle(offer);
    setStep({ at: "asking", offer, current: (await currentOf(clients))?.user.email ?? null });
  }, [question, settle]);

  useEffect(() => {
    if (looked.current === question) return;
    looked.current = question;
    look().catch((error: unknown) => {
      console.error("A link could not be settled", error);
      setStep({ at: "away" });
    });
  }, [question, look]);

  const explain = (failure: Failure) => {
    const error = failure.failed === "gone" ? { code: failure.code } : failure.error;
    toastFailure(t("linkFailed"), authErrorText(t, error, "failedText"));
  };

  if (step.at === "looking") return <PageLoading />;
  if (step.at === "away") return <LinkAway onRetry={() => void look()} onLeave={() => settle(null)} />;
  const { offer, current } = step;
  const take = async () => {
    setBusy(true);
    const failure = await takeUp(clientsOf(), offer).catch((): Failure => unanswered);
    setBusy(false);
    if (failure === null) return settle(offer);
    explain(failure);
    // an unreachable service may be asked again; a link that has run out stays so
    if (failure.failed === "gone") settle(null, failure.code);
  };
  const leave = () => {
    void letBe(clientsOf(), offer);
    settle(null);
  };
  return <ContinueAs email={offer.email} current={current} busy={busy} onTake={() => void take()} onLeave={leave} />;
}
