/** Recording who agreed to a home's being advertised: who, to what, when, and a paper where there is one. */
import { Button, FileButton, Group, Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type RightBasis, rightBases, rightLimits } from "#contract/properties/advertising-right";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./right.module.css";
import { type Right, today } from "./use-right.ts";

/** Those who agree stand first: the agent's own listing is the exception here. */
const order = rightBases.toSorted((a, b) => Number(a === "own_listing") - Number(b === "own_listing"));

export default function RightForm(props: {
  /** Whom the listing names, where they are somebody else. */
  listed: string | null;
  record: Right["record"];
  onClose: () => void;
}) {
  const { listed, record, onClose } = props;
  const { t } = useTranslation("law");
  const [basis, setBasis] = useState<RightBasis>(listed === null ? "owner" : "listing_broker");
  const [by, setBy] = useState(listed ?? "");
  const [own, setOwn] = useState<string | null>(null);
  const [givenOn, setGivenOn] = useState(today());
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const others = basis !== "own_listing";
  const statement = own ?? (others ? t(`right.form.${basis}`) : "");
  const dateWrong = givenOn === "" || givenOn > today();

  const choose = (value: string) => {
    const next = rightBases.find((one) => one === value) ?? basis;
    setBasis(next);
    // the listing's agent is who agreed, unless it is the owner
    if (by === "" || by === listed) setBy(next === "listing_broker" ? (listed ?? "") : "");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (dateWrong || (others && (!by.trim() || !statement.trim()))) return;
    record.mutate(
      {
        basis,
        givenOn,
        ...(others ? { by: by.trim(), statement: statement.trim() } : {}),
        ...(file ? { file } : {}),
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Dialog title={t("right.form.title")} size={560} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Radio.Group label={t("right.form.who")} value={basis} onChange={choose}>
            <Stack gap="sm" mt="xs">
              {order.map((one) => (
                <Radio key={one} value={one} label={t(`right.form.basis.${one}`)} />
              ))}
            </Stack>
          </Radio.Group>
          {others ? (
            <>
              <TextInput
                label={t("right.form.by")}
                required
                maxLength={rightLimits.by}
                value={by}
                error={tried && !by.trim() ? t("right.form.byMissing") : null}
                onChange={(event) => setBy(event.currentTarget.value)}
              />
              <Textarea
                label={t("right.form.statement")}
                required
                rows={3}
                maxLength={rightLimits.statement}
                value={statement}
                error={tried && !statement.trim() ? t("right.form.statementMissing") : null}
                onChange={(event) => setOwn(event.currentTarget.value)}
              />
            </>
          ) : null}
          <TextInput
            type="date"
            label={t("right.form.givenOn")}
            required
            max={today()}
            value={givenOn}
            error={tried && dateWrong ? t("right.form.dateWrong") : null}
            onChange={(event) => setGivenOn(event.currentTarget.value)}
          />
          <div>
            <p className={styles.label}>{t("right.form.file")}</p>
            <p className={styles.text}>{t("right.form.fileHint")}</p>
            <div className={styles.actions}>
              <FileButton accept="application/pdf,image/*" onChange={setFile}>
                {(button) => (
                  <Button {...button} variant="default">
                    {file?.name ?? t("right.form.choose")}
                  </Button>
                )}
              </FileButton>
              {file ? (
                <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => setFile(null)}>
                  {t("right.form.remove")}
                </Button>
              ) : null}
            </div>
          </div>
          <Group justify="flex-end">
            <Button type="submit" loading={record.isPending}>
              {t("right.form.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
