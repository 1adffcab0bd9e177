/** The address by which a phone's or computer's own calendar shows the posts: made, copied, renewed, ended. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Question } from "#web/ui/dialog.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { CopyField } from "../copy-field.tsx";
import publishing from "../publishing.module.css";

export function FeedSection() {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const queries = useQueryClient();
  const [asking, setAsking] = useState<"renew" | "end" | null>(null);
  const { queryKey } = orpc.calendar.feed.queryOptions();
  const feed = useQuery(orpc.calendar.feed.queryOptions());
  const answered = {
    onSuccess: (next: { address: string | null }) => queries.setQueryData(queryKey, next),
    onError: (error: unknown) => toastFailure(errorText(tError, error)),
  };
  const renew = useMutation(orpc.calendar.renewFeed.mutationOptions(answered));
  const end = useMutation(orpc.calendar.endFeed.mutationOptions(answered));
  const address = feed.data?.address ?? null;
  return (
    <section aria-label={t("feed.title")}>
      <h3 className={publishing.label}>{t("feed.title")}</h3>
      <p className={publishing.about}>{t("feed.text")}</p>
      {address === null ? (
        <Button
          variant="default"
          mt={12}
          disabled={!feed.data}
          loading={renew.isPending}
          onClick={() => renew.mutate({})}
        >
          {t("feed.make")}
        </Button>
      ) : (
        <>
          <CopyField label={t("feed.address")} text={address} />
          <div className={publishing.buttons}>
            <Button variant="default" loading={end.isPending} onClick={() => setAsking("end")}>
              {t("feed.end")}
            </Button>
            <Button variant="default" loading={renew.isPending} onClick={() => setAsking("renew")}>
              {t("feed.renew")}
            </Button>
          </div>
        </>
      )}
      {asking ? (
        <Question
          title={asking === "renew" ? t("feed.renewTitle") : t("feed.endTitle")}
          text={t("feed.endText")}
          no={t("keep")}
          yes={asking === "renew" ? t("feed.renew") : t("feed.end")}
          onYes={() => {
            if (asking === "renew") renew.mutate({}, { onSuccess: () => toast(t("feed.renewed")) });
            else end.mutate({}, { onSuccess: () => toast(t("feed.ended")) });
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </section>
  );
}
