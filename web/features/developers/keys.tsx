/** The keys of the account, and what each may do. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiKey } from "#contract/developer/api-keys";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDate, formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Panel } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./developers.module.css";
import { scopeKeys } from "./scope-keys.ts";

const KeyDialog = lazy(() => import("./key-dialog.tsx"));
const SecretDialog = lazy(() => import("./secret-dialog.tsx"));
const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));

export function Keys({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const keys = useQuery(orpc.apiKeys.list.queryOptions());
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: orpc.apiKeys.list.queryKey() });
  const revoke = useMutation(
    orpc.apiKeys.revoke.mutationOptions({
      onError: (error) => toastFailure(errorText(tError, error)),
      onSettled: async () => {
        setRevoking(null);
        await reload();
      },
    }),
  );
  const add = (
    <Button disabled={!allowed} onClick={() => setMaking(true)}>
      {t("developers.newKey")}
    </Button>
  );
  return (
    <Panel title={t("developers.keys")} aside={keys.data && keys.data.length > 0 ? add : null}>
      {keys.isError && !keys.data ? (
        <ErrorState error={keys.error} retry={() => void keys.refetch()} />
      ) : !keys.data ? (
        <Loading />
      ) : keys.data.length === 0 ? (
        <EmptyState title={t("developers.noKeys")} text={t("developers.noKeysText")} action={add} />
      ) : (
        <ul className={styles.rows}>
          {keys.data.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {making ? (
          <KeyDialog
            onMade={(made) => {
              setMaking(false);
              setSecret(made);
              void reload();
            }}
            onClose={() => setMaking(false)}
          />
        ) : null}
        {secret ? <SecretDialog secret={secret} onClose={() => setSecret(null)} /> : null}
        {revoking ? (
          <Question
            title={t("developers.revokeTitle", { name: revoking.name })}
            text={t("developers.revokeText")}
            no={t("developers.revokeNo")}
            yes={t("developers.revoke")}
            busy={revoke.isPending}
            onYes={() => revoke.mutate({ id: revoking.id })}
            onClose={() => setRevoking(null)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

function KeyRow({ of, onRevoke }: { of: ApiKey; onRevoke(): void }) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const now = useNow(60_000);
  const state = of.revokedAt ? "revoked" : new Date(of.expiresAt).getTime() <= now ? "expired" : "works";
  const used = of.lastUsedAt
    ? t("developers.used", { when: formatMoment(language, of.lastUsedAt) })
    : t("developers.unused");
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{of.name}</span>
          <Status tone={state === "works" ? "good" : "plain"}>{t(`developers.${state}`)}</Status>
        </p>
        <p className={styles.quiet}>
          <span className={styles.code}>{of.prefix}…</span>{" "}
          {[t("developers.until", { day: formatDate(language, of.expiresAt) }), used].join(" · ")}
        </p>
        <p className={styles.quiet}>
          {of.scopes.map((scope) => t(`developers.scopes.${scopeKeys[scope]}`)).join(" · ")}
        </p>
      </div>
      {state === "works" ? (
        <Button variant="default" aria-label={t("developers.revokeOf", { name: of.name })} onClick={onRevoke}>
          {t("developers.revoke")}
        </Button>
      ) : null}
    </li>
  );
}
