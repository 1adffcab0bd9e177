/** The picture and what can be done with it. Cropping comes in a dialog of its own, fetched when a file was chosen. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import type { ReadProfile } from "#web/lib/account/profile.ts";
import { profileKey } from "#web/lib/account/use-profile.ts";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

const CropDialog = lazy(async () => ({
  default: (await import("#web/features/account/crop-dialog.tsx")).CropDialog,
}));
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

export function AvatarField(props: { userId: string; name: string; avatarUrl: string | null }) {
  const { userId, name, avatarUrl } = props;
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const show = (avatar_url: string | null) =>
    queries.setQueryData<ReadProfile>(profileKey(userId), (before) => before && { ...before, avatar_url });

  const remove = useMutation({
    mutationFn: () => api.account.avatar.remove(),
    onMutate: () => {
      show(null);
      return { before: avatarUrl };
    },
    onSuccess: () => toast(t("picture.removed")),
    onError: (error, _, context) => {
      show(context?.before ?? null);
      toastFailure(t("picture.failed"), errorText(te, error));
    },
  });

  function choose(file: File | undefined) {
    if (input.current) input.current.value = "";
    if (!file) return;
    if (file.size > MAX_PICTURE_BYTES) toastFailure(t("picture.tooLarge"));
    else setChosen(file);
  }

  return (
    <div className={styles.avatar}>
      <Avatar name={name} avatarUrl={avatarUrl} size={72} />
      <div>
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => input.current?.click()} aria-describedby={id}>
            {t("picture.change")}
          </Button>
          {avatarUrl ? (
            <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => remove.mutate()}>
              {t("picture.remove")}
            </Button>
          ) : null}
        </div>
        <p className={styles.hint} id={id}>
          {t("picture.hint")}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={t("picture.label")}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      {chosen ? (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            onClose={() => setChosen(null)}
            onSaved={(url) => {
              show(url);
              setChosen(null);
              toast(t("picture.saved"));
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
