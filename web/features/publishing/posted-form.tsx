/** That a post is out, with its link as evidence where there is one at hand. */
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./publishing.module.css";

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** `onPosted` is given null where no link was filled in. */
export function PostedForm(props: { send: string; busy: boolean; onPosted(address: string | null): void }) {
  const { t } = useTranslation("publishing");
  const [address, setAddress] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = address.trim();
    if (given !== "" && !isAddress(given)) return setWrong(true);
    props.onPosted(given === "" ? null : given);
  };
  return (
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
        <Button type="submit" loading={props.busy}>
          {props.send}
        </Button>
      </div>
    </form>
  );
}
