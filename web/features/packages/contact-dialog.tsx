/** How to get a package while nothing can be paid online: the ways to reach us, each to use or to copy. */
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SiteConfig } from "#contract/site";
import { copyText } from "#web/lib/clipboard.ts";
import styles from "./packages.module.css";

export function ContactDialog(props: {
  contact: SiteConfig["contact"];
  /** The plan asked for, in words; null when the dialog is closed. */
  plan: string | null;
  email: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("packages");
  const { t: tCommon } = useTranslation();
  const { contact, plan, email } = props;
  const subject = encodeURIComponent(t("dialog.subject", { name: plan ?? "", email }));
  const ways = [
    { name: t("dialog.email"), value: contact.email, href: `mailto:${contact.email}?subject=${subject}` },
    { name: t("dialog.phone"), value: contact.phone, href: `tel:${contact.phone.replace(/[^\d+]/g, "")}` },
    { name: t("dialog.wechat"), value: contact.wechat, href: null },
  ].filter(({ value }) => value !== "");
  return (
    <Modal
      opened={plan !== null}
      onClose={props.onClose}
      title={t("dialog.title")}
      closeButtonProps={{ size: 44, iconSize: 20, "aria-label": tCommon("close") }}
    >
      <p className={styles.asked}>{t("dialog.plan", { name: plan ?? "" })}</p>
      <p className={styles.text}>{t("dialog.text", { email })}</p>
      <dl className={styles.ways}>
        {ways.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{href ? <a href={href}>{value}</a> : value}</span>
              <CopyButton value={value} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function CopyButton({ value, name }: { value: string; name: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  return (
    <Button variant="default" aria-label={`${t("copy")} ${name}`} onClick={() => void copyText(value).then(setCopied)}>
      <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
    </Button>
  );
}
