/** A picture on the agent's card, uploaded and kept at once: the WeChat code on the homes' pages, the firm's logo on its pictures. */
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

/** By the names of their texts (`card.qr`, `card.logo`). */
const pictures = {
  qr: {
    of: (card: KeptCard) => card.wechatQrUrl,
    without: ({ wechatQrUrl: _old, ...rest }: KeptCard): KeptCard => rest,
    save: async (file: File) => ({ wechatQrUrl: (await api.account.card.saveWechatQr({ file })).wechatQrUrl }),
    remove: () => api.account.card.removeWechatQr(),
  },
  logo: {
    of: (card: KeptCard) => card.logoUrl,
    without: ({ logoUrl: _old, ...rest }: KeptCard): KeptCard => rest,
    save: async (file: File) => ({ logoUrl: (await api.account.card.saveLogo({ file })).logoUrl }),
    remove: () => api.account.card.removeLogo(),
  },
} as const;

export function CardPicture({ saved, picture }: { saved: KeptCard | null; picture: keyof typeof pictures }) {
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const { backendUrl } = useConfig();
  const queries = useQueryClient();
  const { of, without, save, remove: take } = pictures[picture];
  const url = (saved && of(saved)) ?? null;
  const show = (next: Partial<KeptCard>) =>
    queries.setQueryData<KeptCard | null>(orpc.account.card.get.queryKey(), (card) =>
      card ? { ...without(card), ...next } : card,
    );
  const failed = (error: unknown) => toastFailure(t(`card.${picture}.failed`), errorText(te, error));
  const upload = useMutation({
    mutationFn: (file: File): Promise<Partial<KeptCard>> => save(file),
    onSuccess: (next) => {
      show(next);
      toast(t(`card.${picture}.saved`));
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: async () => void (await take()),
    onSuccess: () => {
      show({});
      toast(t(`card.${picture}.removed`));
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
      {src ? (
        <img className={styles.qrPicture} src={src} width={96} height={96} alt={t(`card.${picture}.alt`)} />
      ) : null}
      <div>
        <h3 className={styles.subtitle}>{t(`card.${picture}.title`)}</h3>
        <p className={styles.quiet}>{t(saved ? `card.${picture}.text` : `card.${picture}.first`)}</p>
        {saved ? (
          <div className={account.buttons}>
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={choose}>
              {(props) => (
                <Button {...props} variant="default" loading={upload.isPending}>
                  {t(url ? `card.${picture}.replace` : `card.${picture}.upload`)}
                </Button>
              )}
            </FileButton>
            {url ? (
              <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => remove.mutate()}>
                {t(`card.${picture}.remove`)}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
