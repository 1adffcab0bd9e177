/** Browsers that are signed in, and signing them out from here; what was signed out leaves the list at once. */
import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile, IconDevices, IconDeviceTablet } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OpenSession } from "#contract/profile";
import styles from "#web/features/account/rows.module.css";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatAgo } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

const icons = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDevices,
} as const;

export function Sessions() {
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const language = useLanguage();
  const queries = useQueryClient();
  const { queryKey } = orpc.account.sessions.list.queryOptions();
  const list = useQuery(orpc.account.sessions.list.queryOptions());

  /** Takes sessions out of the list; answers the list as it was. */
  async function hide(gone: (one: OpenSession) => boolean) {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<OpenSession[]>(queryKey);
    queries.setQueryData<OpenSession[]>(queryKey, (all) => all?.filter((one) => !gone(one)));
    return { before };
  }
  const back = (error: unknown, before: OpenSession[] | undefined) => {
    queries.setQueryData(queryKey, before);
    toastFailure(errorText(te, error));
  };
  const reload = () => queries.invalidateQueries({ queryKey });
  const end = useMutation(
    orpc.account.sessions.end.mutationOptions({
      onMutate: ({ id }) => hide((one) => one.id === id),
      onSuccess: () => toast(t("devices.ended")),
      onError: (error, _, context) => back(error, context?.before),
      onSettled: reload,
    }),
  );
  const endOthers = useMutation(
    orpc.account.sessions.endOthers.mutationOptions({
      onMutate: () => hide((one) => !one.current),
      onSuccess: () => toast(t("devices.endedOthers")),
      onError: (error, _, context) => back(error, context?.before),
      onSettled: reload,
    }),
  );

  const nameOf = ({ browser, system }: OpenSession) =>
    browser && system ? t("devices.on", { browser, system }) : (browser ?? system ?? t("devices.unknown"));

  if (list.error) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (!list.data)
    return (
      <Waiting>
        <Place height={64} />
        <Place height={64} />
      </Waiting>
    );
  const others = list.data.filter((one) => !one.current);
  return (
    <>
      <ul className={styles.rows}>
        {list.data.map((one) => {
          const Icon = icons[one.form];
          const name = nameOf(one);
          const facts = [
            one.current ? t("devices.now") : t("devices.seen", { when: formatAgo(language, one.seenAt, Date.now()) }),
            ...(one.network ? [t("devices.network", { network: one.network })] : []),
          ];
          return (
            <li key={one.id} className={styles.row}>
              <Icon size={22} stroke={1.5} aria-hidden className={styles.icon} />
              <div className={styles.words}>
                <p className={styles.name}>
                  {name}
                  {one.current ? <Status tone="good">{t("devices.here")}</Status> : null}
                </p>
                <p className={styles.about}>{facts.join(" · ")}</p>
              </div>
              {one.current ? null : (
                <Button
                  variant="default"
                  aria-label={t("devices.endOf", { device: name })}
                  onClick={() => end.mutate({ id: one.id })}
                >
                  {t("devices.end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 ? (
        <Button variant="default" mt="md" onClick={() => endOthers.mutate({})} loading={endOthers.isPending}>
          {t("devices.endOthers")}
        </Button>
      ) : (
        <p className={styles.about}>{t("devices.alone")}</p>
      )}
    </>
  );
}
