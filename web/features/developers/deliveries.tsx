/** What an address was told, and what came of it; each can be sent again. */
import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { WebhookDelivery } from "#contract/developer/webhooks";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./developers.module.css";

/** What waits is looked at again while the log is open. */
const LOOK_AGAIN_MS = 5_000;
const tones = { waiting: "wait", delivered: "good", failed: "bad" } as const;

/** What the server says in codes; anything else stands as it is. */
const reasons: Readonly<Record<string, "noAnswer" | "timedOut" | "noHost" | "unreachable" | "notAllowed" | "plan">> = {
  "no answer": "noAnswer",
  timed_out: "timedOut",
  host_not_found: "noHost",
  host_unreachable: "unreachable",
  address_not_allowed: "notAllowed",
  not_in_plan: "plan",
  no_package: "plan",
};

/** `open`: the address is told news; one that is switched off is sent nothing again either. */
export function Deliveries({ endpointId, open }: { endpointId: string; open: boolean }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const list = useQuery({
    ...orpc.webhooks.deliveries.queryOptions({ input: { id: endpointId } }),
    refetchInterval: ({ state }) =>
      open && state.data?.some((one) => one.state === "waiting") ? LOOK_AGAIN_MS : false,
  });
  const replay = useMutation(
    orpc.webhooks.replay.mutationOptions({
      onSuccess: () => toast(t("developers.replayed")),
      onError: (error) => toastFailure(errorText(tError, error)),
      onSettled: () => void list.refetch(),
    }),
  );
  if (list.isError && !list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Loading />;
  if (list.data.length === 0) return <p className={styles.quiet}>{t("developers.noLog")}</p>;
  return (
    <ul className={styles.rows}>
      {list.data.map((one) => (
        <li key={one.id} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name}>
              <span>{t(`developers.events.${one.event}`)}</span>
              <Status tone={tones[one.state]}>{t(`developers.states.${one.state}`)}</Status>
            </p>
            <About of={one} open={open} />
          </div>
          {one.state === "waiting" || !open ? null : (
            <Button
              variant="default"
              aria-label={t("developers.replayOf", {
                event: t(`developers.events.${one.event}`),
                when: formatMoment(language, one.createdAt),
              })}
              disabled={replay.isPending}
              onClick={() => replay.mutate({ id: one.id })}
            >
              {t("developers.replay")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function About({ of, open }: { of: WebhookDelivery; open: boolean }) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const reason = reasons[of.detail ?? ""];
  const parts = [
    formatMoment(language, of.createdAt),
    t("developers.tries", { count: of.tries }),
    of.state === "delivered" ? `HTTP ${of.status}` : reason ? t(`developers.reasons.${reason}`) : of.detail,
    of.nextAt === null
      ? null
      : open
        ? t("developers.next", { when: formatMoment(language, of.nextAt) })
        : t("developers.heldUntilEnabled"),
  ];
  return <p className={styles.quiet}>{parts.filter((part) => part !== null).join(" · ")}</p>;
}
