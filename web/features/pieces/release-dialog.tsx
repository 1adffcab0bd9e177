/** Stands before a copy of a piece that is not ready: names what speaks against it, and asks for a reason where it is the owner's to decide. */
import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { releaseReason } from "#contract/piece-work";
import type { Blocker } from "#engine/pieces/readiness";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./piece-tools.module.css";

export default function ReleaseDialog(props: {
  blockers: readonly Blocker[];
  busy: boolean;
  error: unknown;
  /** What is done with it all the same; copied, where nothing is said. */
  use?: string;
  onRelease: (reason: string) => void;
  onClose: () => void;
}) {
  const { blockers, busy, error, onRelease, onClose } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const [reason, setReason] = useState("");
  const owners = blockers.every((one) => one.owners);
  const textOf = (one: Blocker) =>
    one.kind === "outdated"
      ? t("release.outdated", { text: one.text })
      : one.kind === "untraced"
        ? t("checks.untracedText", { text: one.text })
        : `${one.text ? `“${one.text}” ` : ""}${one.message?.[language] ?? ""}`;
  return (
    <Dialog title={t("release.title")} size={560} onClose={onClose}>
      <ul className={styles.blockers}>
        {blockers.map((one) => (
          <li key={one.key}>
            {textOf(one)}
            {one.owners || owners ? null : ` ${t("release.mustChange")}`}
          </li>
        ))}
      </ul>
      <p className={styles.outdatedText}>{owners ? t("release.yours") : t("release.notYours")}</p>
      {owners ? (
        <Textarea
          label={t("release.reason")}
          placeholder={t("release.reasonHint")}
          rows={3}
          maxLength={releaseReason.max}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
      {error ? (
        <p className={styles.error} role="alert">
          {errorText(tError, error)}
        </p>
      ) : null}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("release.change")}
        </Button>
        {owners ? (
          <Button
            disabled={reason.trim().length < releaseReason.min}
            loading={busy}
            onClick={() => onRelease(reason.trim())}
          >
            {props.use ?? t("release.use")}
          </Button>
        ) : null}
      </Group>
    </Dialog>
  );
}
