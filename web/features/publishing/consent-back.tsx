/** Ends a consent that was given in a platform's window: connected, or one of several accounts to choose. */
import { Button, Checkbox } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Consented } from "#contract/publishing/connection";
import { orpc } from "#web/lib/api.ts";
import { usePublishingError } from "#web/lib/publishing/reason.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Loading } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { takeConsent } from "./consent.ts";
import { usePlatformName } from "./names.ts";
import styles from "./publishing.module.css";

type Choice = Extract<Consented, { state: "choose" }>;

export function ConsentBack({ onDone }: { onDone(): void }) {
  const { t } = useTranslation("publishing");
  const why = usePublishingError();
  const platformName = usePlatformName();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const failed = (error: unknown) => toastFailure(why(error));
  const connected = (platform: string) => {
    toast(t("back", { platform: platformName(platform) }));
    onDone();
  };
  const finish = useMutation(
    orpc.connections.finish.mutationOptions({
      onSuccess: (answer, { platform }) => (answer.state === "choose" ? setChoice(answer) : connected(platform)),
      onError: failed,
    }),
  );
  const choose = useMutation(
    orpc.connections.choose.mutationOptions({
      onSuccess: ([first]) => {
        setChoice(null);
        if (first) connected(first.platform);
      },
      onError: failed,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const answer = takeConsent();
    if (!answer) return;
    const { platform, code, state } = answer;
    if (code && state) finish.mutate({ platform, code, state });
    else toastFailure(t("refusedThere"));
  }, []);
  if (finish.isPending) return <Loading label={t("finishing")} />;
  if (!choice) return null;
  return (
    <Dialog title={t("choose")} size={440} onClose={() => setChoice(null)}>
      <p className={styles.about}>{t("chooseText")}</p>
      <Checkbox.Group value={[...chosen]} onChange={setChosen} aria-label={t("choose")}>
        <div className={styles.choices}>
          {choice.accounts.map(({ accountId, accountName }) => (
            <Checkbox key={accountId} value={accountId} label={accountName} size="md" />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.buttons}>
        <Button
          disabled={chosen.length === 0}
          loading={choose.isPending}
          onClick={() => choose.mutate({ consentId: choice.consentId, accountIds: [...chosen] })}
        >
          {t("chooseSave")}
        </Button>
      </div>
    </Dialog>
  );
}
