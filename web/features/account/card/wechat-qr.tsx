/** The picture of the agent's WeChat code: uploaded and kept at once, shown on the public pages of the homes. */
import { Button, FileButton } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { KeptCard } from "#contract/identity";
import account from "#web/features/account/account.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./card.module.css";

const MAX_BYTES = 5 * 1024 * 1024;

export function WechatQr({ saved }: { saved: KeptCard | null }) {
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const { backendUrl } = useConfig();
  const queries = useQueryClient();
  const url = saved?.wechatQrUrl ?? null;
  const show = (next: string | null) =>
    queries.setQueryData<KeptCard | null>(orpc.account.card.get.queryKey(), (card) => {
      if (!card) return card;
      const { wechatQrUrl: _old, ...rest } = card;
      return next === null ? rest : { ...rest, wechatQrUrl: next };
    });
  const failed = (error: unknown) => toastFailure(t("card.qr.failed"), errorText(te, error));
  const upload = useMutation({
    mutationFn: (file: File) => api.account.card.saveWechatQr({ file }),
    onSuccess: ({ wechatQrUrl }) => {
      show(wechatQrUrl);
      toast(t("card.qr.saved"));
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => api.account.card.removeWechatQr(),
    onSuccess: () => {
      show(null);
      toast(t("card.qr.removed"));
    },
    onError: failed,
  });
  const choose = (file: File | null) => {
    if (!file) return;
    if (file.size > MAX_BYTES) toastFailure(t("card.qr.tooLarge"));
    else upload.mutate(file);
  };
  const src = url && new URL(url, new URL(backendUrl, location.origin)).href;
  return (
    <div className={styles.qr}>
      {src ? <img className={styles.qrPicture} src={src} width={96} height={96} alt={t("card.qr.alt")} /> : null}
      <div>
        <h3 className={styles.subtitle}>{t("card.qr.title")}</h3>
        <p className={styles.quiet}>{t(saved ? "card.qr.text" : "card.qr.first")}</p>
        {saved ? (
          <div className={account.buttons}>
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={choose}>
              {(props) => (
                <Button {...props} variant="default" loading={upload.isPending}>
                  {t(url ? "card.qr.replace" : "card.qr.upload")}
                </Button>
              )}
            </FileButton>
            {url ? (
              <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => remove.mutate()}>
                {t("card.qr.remove")}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
