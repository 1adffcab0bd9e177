/** The direct ways to reach us, each to use or to copy. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SiteConfig } from "#contract/site";
import { useCopied } from "#web/lib/use-copied.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./enquiry.module.css";
import { waysOf } from "./ways.ts";

/** `name`: of the plan; `email`: of the account, for the subject of a mail. */
export function ContactWays(props: { contact: SiteConfig["contact"]; name: string; email: string }) {
  const { t } = useTranslation("enquiry");
  const { contact, name, email } = props;
  const subject = encodeURIComponent(t("subject", { name, email }));
  const ways = waysOf(contact).map(({ kind, value, href }) => ({
    label: t(kind),
    value,
    href: kind === "email" ? `${href}?subject=${subject}` : href,
  }));
  return (
    <aside className={styles.direct} aria-label={t("direct")}>
      <h3>{t("direct")}</h3>
      <dl>
        {ways.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href ? <a href={href}>{value}</a> : <span>{value}</span>}
              <CopyButton value={value} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function CopyButton({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation();
  const { t: te } = useTranslation("enquiry");
  const { copied, copy } = useCopied();
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      mih={44}
      px={10}
      aria-label={`${t("copy")} ${label}`}
      onClick={() => void copy(value).then((done) => done || toastFailure(te("notCopied")))}
    >
      <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
    </Button>
  );
}
