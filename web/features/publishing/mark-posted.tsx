/** The agent's word that a post is out, with its link as evidence where they give one. */
import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Publication } from "#contract/publishing/publication";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./publishing.module.css";

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export function MarkPosted({ post, onDone }: { post: Publication; onDone(post: Publication): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const [address, setAddress] = useState("");
  const [wrong, setWrong] = useState(false);
  const mark = useMutation(
    orpc.publications.handOver.mutationOptions({
      onSuccess: (next) => {
        toast(t("done"));
        onDone(next);
      },
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = address.trim();
    if (given !== "" && !isAddress(given)) return setWrong(true);
    mark.mutate({ id: post.id, address: given === "" ? null : given });
  };
  return (
    <Panel>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={t("postedAddress")}
          description={t("postedAddressText")}
          type="url"
          inputMode="url"
          maxLength={2_048}
          value={address}
          error={wrong ? t("notAddress") : undefined}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" loading={mark.isPending}>
            {t("posted")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
