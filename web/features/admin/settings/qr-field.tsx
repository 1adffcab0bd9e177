/** The picture of the WeChat code: uploaded at once, shown to people when it is saved. */
import { Button, FileButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

export function QrField({ form }: { form: ReadyForm }) {
  const { t } = useTranslation("adminSettings");
  const { t: te } = useTranslation("errors");
  const name = form.values.wechat_qr;
  const upload = useMutation({
    mutationFn: (file: File) => api.admin.settings.picture({ file }),
    onSuccess: (picture) => form.set("wechat_qr", picture.name),
    onError: (error) => toastFailure(t("notSaved"), errorText(te, error)),
  });
  return (
    <div className={styles.qr}>
      <div className={styles.qrPicture} data-empty={!name}>
        {name ? <img src={`/site/pictures/${name}`} alt={t("qrAlt")} /> : null}
      </div>
      <div>
        <h3 className={styles.label}>{t("keys.wechat_qr")}</h3>
        <p className={styles.text}>{t(name ? "qrText" : "qrNone")}</p>
        <div className={styles.buttons}>
          <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && upload.mutate(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={upload.isPending}>
                {name ? t("qrReplace") : t("qrUpload")}
              </Button>
            )}
          </FileButton>
          {name ? (
            <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => form.set("wechat_qr", "")}>
              {t("qrRemove")}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
