/** Publishing accounts: those that are connected first, then every platform there is, and a pause of all. */
import { Button } from "@mantine/core";
import { IconPlugConnected } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublishingOffer } from "#contract/publishing/connection";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { leaveFor } from "#web/lib/open-external.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import { ConnectForm } from "./connect-form.tsx";
import { Connections } from "./connections.tsx";
import { ConsentBack } from "./consent-back.tsx";
import { Offers } from "./offers.tsx";
import { PauseButton, PausedNote } from "./pause.tsx";
import styles from "./publishing.module.css";
import { useConnections } from "./use-connections.ts";

function Actions() {
  const { t } = useTranslation("publishing");
  return (
    <div className={styles.actions}>
      <Button component={Link} to="/dashboard/publish/calendar" variant="default">
        {t("calendar.open")}
      </Button>
      <PauseButton />
    </div>
  );
}

export function Accounts() {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const offers = useQuery(orpc.connections.offers.queryOptions());
  const { list, reload, test, disconnect } = useConnections();
  const [form, setForm] = useState<PublishingOffer | null>(null);
  const authorize = useMutation(
    orpc.connections.authorize.mutationOptions({
      onSuccess: ({ url }) => leaveFor(url),
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  const connect = (offer: PublishingOffer) =>
    offer.by === "form" ? setForm(offer) : authorize.mutate({ platform: offer.platform });
  const reconnect = (platform: string) => {
    const offer = offers.data?.find((one) => one.platform === platform);
    if (offer) connect(offer);
  };
  const error = offers.error ?? list.error;
  const ready = offers.data && list.data;
  return (
    <Page title={t("title")} lead={t("lead")} action={list.data?.length ? <Actions /> : null}>
      <ConsentBack onDone={() => void reload()} />
      <PausedNote />
      {error && !ready ? (
        <ErrorState error={error} retry={() => void Promise.all([offers.refetch(), list.refetch()])} />
      ) : !ready ? (
        <Waiting>
          <Place height={72} />
          <Place height={72} />
          <Place height={240} />
        </Waiting>
      ) : offers.data.length === 0 && list.data.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<IconPlugConnected size={24} stroke={1.6} />}
            title={t("noOffers")}
            text={t("noOffersText")}
          />
        </Panel>
      ) : (
        <>
          <Panel title={t("connected")}>
            {list.data.length === 0 ? (
              <p className={styles.about}>{t("noneYet")}</p>
            ) : (
              <Connections connections={list.data} work={{ test, disconnect }} onReconnect={reconnect} />
            )}
          </Panel>
          <Panel title={t("more")}>
            <Offers
              offers={offers.data}
              busy={authorize.isPending ? authorize.variables.platform : null}
              onConnect={connect}
            />
          </Panel>
        </>
      )}
      <Link className={styles.link} to="/dashboard/developers">
        {t("developers.link")}
      </Link>
      {form ? (
        <ConnectForm
          offer={form}
          onDone={() => {
            setForm(null);
            void reload();
          }}
          onClose={() => setForm(null)}
        />
      ) : null}
    </Page>
  );
}
