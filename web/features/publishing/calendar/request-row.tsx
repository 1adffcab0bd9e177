/** One request for approval: still open with its link, or how it was answered and in which words. */
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ApprovalRequest } from "#contract/publishing/approval";
import { orpc } from "#web/lib/api.ts";
import { momentIn } from "#web/lib/calendar-words.ts";
import { errorText } from "#web/lib/errors.ts";
import { useCopied } from "#web/lib/use-copied.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "../publishing.module.css";
import { useZone } from "../use-zone.ts";

export function RequestRow({ request, onEnded }: { request: ApprovalRequest; onEnded(): void }) {
  const { id, address, answer, posts, askedAt, expiresAt, note } = request;
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const zone = useZone();
  const { copied, copy } = useCopied();
  const end = useMutation(
    orpc.approvals.end.mutationOptions({
      onError: (error) => toastFailure(errorText(tError, error)),
      onSettled: onEnded,
    }),
  );
  const facts = answer
    ? [t("approval.answered", { by: answer.by, when: momentIn(language, answer.at, zone) })]
    : [
        t("approval.asked", { count: posts, when: momentIn(language, askedAt, zone) }),
        t("approval.until", { when: momentIn(language, expiresAt, zone) }),
      ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Status tone={!answer ? "wait" : answer.verdict === "approved" ? "good" : "bad"}>
            {t(`approval.states.${answer?.verdict ?? "asked"}`)}
          </Status>
        </p>
        <p className={styles.about}>{facts.join(" · ")}</p>
        {answer?.words ? <p className={styles.why}>{answer.words}</p> : null}
        {!answer && note ? <p className={styles.about}>{note}</p> : null}
      </div>
      {address ? (
        <div className={styles.actions}>
          <Button
            variant="default"
            onClick={() => void copy(address).then((done) => done || toastFailure(t("copyFailed")))}
          >
            <span aria-live="polite">{copied ? t("copied") : t("approval.copyLink")}</span>
          </Button>
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate({ id })}>
            {t("approval.takeBack")}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
