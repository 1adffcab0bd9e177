/** "Contact us" about a plan without a price: a form that becomes a lead, with the direct ways beside it where there are any. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Plan } from "#contract/plan";
import { orpc } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ContactWays } from "./contact-ways.tsx";
import styles from "./enquiry.module.css";
import { EnquiryFields } from "./enquiry-fields.tsx";

/** Support that never closes. */
const ALWAYS = 24;

export function EnquiryDialog(props: { plan: Plan; userId: string; email: string; onClose: () => void }) {
  const { plan, email, onClose } = props;
  const { t } = useTranslation("enquiry");
  const language = useLanguage();
  const { contact } = useConfig();
  /** Where the answer goes to, once it was sent. */
  const [way, setWay] = useState<string | null>(null);
  const name = plan.name[language];
  const reachable = contact.email !== "" || contact.phone !== "" || contact.wechat !== "";
  return (
    <Dialog
      title={way === null ? t("title", { name }) : t("sent")}
      size={reachable && way === null ? 820 : 560}
      onClose={onClose}
    >
      {way === null ? (
        <div className={styles.halves} data-alone={!reachable || undefined}>
          <div>
            <p className={styles.lead}>{t("lead")}</p>
            <EnquiryFields plan={plan} userId={props.userId} email={email} onSent={setWay} onCancel={onClose} />
          </div>
          {reachable ? <ContactWays contact={contact} name={name} email={email} /> : null}
        </div>
      ) : (
        <Sent way={way} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Sent({ way, onClose }: { way: string; onClose: () => void }) {
  const { t } = useTranslation("enquiry");
  const claims = useQuery(orpc.site.claims.queryOptions());
  const hours = claims.data?.supportHours ?? ALWAYS;
  return (
    <div className={styles.sent} role="status">
      <p>{hours >= ALWAYS ? t("sentAlways", { way }) : t("sentHours", { hours, way })}</p>
      <div className={styles.buttons}>
        <Button mih={44} onClick={onClose} data-autofocus>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
