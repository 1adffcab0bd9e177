/** One home: whose it is, its page, what was written about it; and the page taken down for a reason, or allowed again. */
import { Button } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminHome } from "#contract/admin/content";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import styles from "#web/features/admin/list/rows.module.css";
import { pieceLabel } from "#web/features/admin/piece-label.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { Leads, Rows } from "./account-rows.tsx";

export function ContentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    orpc.admin.content.get.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const home = data?.pages[0]?.home;
  return (
    <AdminDrawer title={home?.title ?? t("content.home")} onClose={onClose}>
      {home ? (
        <>
          <About home={home} preview={data.pages[0]?.preview ?? null} />
          <Rows title={t("content.written")} of={data.pages.flatMap((one) => one.pieces)}>
            {(one) => (
              <li key={one.id}>
                <span className={styles.quiet}>
                  {[
                    pieceLabel(language, `${one.platform}/${one.kind}`),
                    ownLanguageName(one.language),
                    formatMoment(language, one.at),
                  ].join(" · ")}
                </span>
                <span className={styles.said} lang={one.language}>
                  {[one.title, one.body].filter(Boolean).join("\n")}
                </span>
              </li>
            )}
          </Rows>
          {hasNextPage ? (
            <div className={styles.acts}>
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t("content.more")}
              </Button>
            </div>
          ) : null}
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </AdminDrawer>
  );
}

function About({ home, preview }: { home: AdminHome; preview: string | null }) {
  const { t } = useTranslation("users");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { id, takedown } = home;
  const change = useMutation({
    mutationFn: (reason: string) =>
      takedown ? api.admin.content.allow({ id }) : api.admin.content.takeDown({ id, reason }),
    onSuccess: ({ path }) => {
      toast(t(!takedown ? "content.takenDown" : path ? "content.returned" : "content.allowed"));
      setAsking(false);
    },
    onError: (error) => toastFailure(t("content.failed"), errorText(tError, error)),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.admin.key() }),
  });
  const words = !takedown ? "takeDown" : takedown.returns ? "return" : "allow";
  return (
    <>
      <Facts
        of={[
          [t("content.number"), home.number],
          [t("content.address"), home.address],
          [
            t("content.account"),
            <Leads key="account" to={`/admin/users?open=${home.account.id}`}>
              {home.account.name ?? home.account.email ?? home.account.id.slice(0, 8)}
            </Leads>,
          ],
          [
            t("content.state"),
            takedown
              ? t(`content.takedowns.${takedown.objection === null ? "standing" : "objected"}`)
              : t(`content.states.${home.status}`),
          ],
          [
            t("content.page"),
            home.path ? (
              <a key="page" className={styles.link} href={home.path} target="_blank" rel="noreferrer">
                {t("content.open")}
              </a>
            ) : preview ? (
              <a key="page" className={styles.link} href={preview} target="_blank" rel="noreferrer">
                {t("content.preview")}
              </a>
            ) : null,
          ],
          [t("content.at"), takedown ? formatMoment(language, takedown.at) : null],
          [t("content.by"), takedown?.by],
          [t("content.reason"), takedown?.reason],
          [
            t("content.objection"),
            takedown?.objection ? (
              <span key="objection" className={styles.said}>
                {takedown.objection}
              </span>
            ) : null,
          ],
          [t("content.objectedAt"), takedown?.objectedAt ? formatMoment(language, takedown.objectedAt) : null],
        ]}
      />
      {home.path || takedown ? (
        <div className={styles.acts}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t(`content.${words}`)}
          </Button>
        </div>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={t(`content.${words}Title`, { title: home.title })}
          text={t(`content.${words}Text`)}
          confirm={t(`content.${words}`)}
          {...(takedown ? {} : { reason: t("content.reason"), danger: true })}
          busy={change.isPending}
          onConfirm={(reason) => change.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
