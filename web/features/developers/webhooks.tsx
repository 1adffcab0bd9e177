/** Addresses that are told news: made, greeted, given another secret, switched on again, removed; below each its log. */
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WebhookEndpoint } from "#contract/developer/webhooks";
import { orpc } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { Deliveries } from "./deliveries.tsx";
import styles from "./developers.module.css";
import { type HookWork, useHookWork } from "./use-hook-work.ts";

const HookDialog = lazy(() => import("./hook-dialog.tsx"));
const SecretDialog = lazy(() => import("./secret-dialog.tsx"));
const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));

type Asking = { what: "rotate" | "remove"; id: string };

export function Webhooks({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation("publishing");
  const client = useQueryClient();
  const hooks = useQuery(orpc.webhooks.list.queryOptions());
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const reload = () => void client.invalidateQueries({ queryKey: orpc.webhooks.list.queryKey() });
  const work = useHookWork({ onChanged: reload, onSecret: setSecret });
  const add = (
    <Button disabled={!allowed} onClick={() => setMaking(true)}>
      {t("developers.newHook")}
    </Button>
  );
  return (
    <Panel title={t("developers.hooks")} aside={hooks.data && hooks.data.length > 0 ? add : null}>
      {hooks.isError && !hooks.data ? (
        <ErrorState error={hooks.error} retry={() => void hooks.refetch()} />
      ) : !hooks.data ? (
        <Loading />
      ) : hooks.data.length === 0 ? (
        <EmptyState title={t("developers.noHooks")} text={t("developers.noHooksText")} action={add} />
      ) : (
        <ul className={styles.rows}>
          {hooks.data.map((hook) => (
            <HookRow key={hook.id} hook={hook} work={work} onAsk={(what) => setAsking({ what, id: hook.id })} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {making ? (
          <HookDialog
            onMade={(made) => {
              setMaking(false);
              setSecret(made);
              reload();
            }}
            onClose={() => setMaking(false)}
          />
        ) : null}
        {secret ? <SecretDialog secret={secret} onClose={() => setSecret(null)} /> : null}
        {asking ? (
          <Question
            title={t(`developers.${asking.what}Title`)}
            text={t(`developers.${asking.what}Text`)}
            no={t(`developers.${asking.what}No`)}
            yes={t(`developers.${asking.what}`)}
            onYes={() => {
              work[asking.what].mutate({ id: asking.id });
              setAsking(null);
            }}
            onClose={() => setAsking(null)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

function HookRow(props: { hook: WebhookEndpoint; work: HookWork; onAsk(what: Asking["what"]): void }) {
  const { hook, work, onAsk } = props;
  const { id, address, events, disabledAt, failingSince, oldSecretUntil } = hook;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{address}</span>
          <Status tone={disabledAt ? "bad" : failingSince ? "wait" : "good"}>
            {disabledAt
              ? t("developers.disabled")
              : failingSince
                ? t("developers.failing", { when: formatMoment(language, failingSince) })
                : t("developers.works")}
          </Status>
        </p>
        <p className={styles.quiet}>{events.map((event) => t(`developers.events.${event}`)).join(" · ")}</p>
        {oldSecretUntil ? (
          <p className={styles.quiet}>{t("developers.oldUntil", { when: formatMoment(language, oldSecretUntil) })}</p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {disabledAt ? (
          <Button loading={work.update.isPending} onClick={() => work.update.mutate({ id, events })}>
            {t("developers.enable")}
          </Button>
        ) : (
          <Button
            variant="default"
            loading={work.ping.isPending && work.ping.variables.id === id}
            onClick={() => work.ping.mutate({ id })}
          >
            {t("developers.ping")}
          </Button>
        )}
        <Button variant="default" onClick={() => onAsk("rotate")}>
          {t("developers.rotate")}
        </Button>
        <Button variant="default" onClick={() => onAsk("remove")}>
          {t("developers.remove")}
        </Button>
      </div>
      <details className={styles.log} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{t("developers.log")}</summary>
        {open ? <Deliveries endpointId={id} open={disabledAt === null} /> : null}
      </details>
    </li>
  );
}
