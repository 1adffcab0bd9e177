/** Why something cannot be done with the plan as it is, which plan opens it, and the way there. Calm: nothing is lost. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Entitled } from "#contract/entitlement";
import { planThatAllows, planWithMore, type Refusal, refusalOf, type Wish } from "#engine/billing/entitled";
import { orpc } from "#web/lib/api.ts";
import { formatDate } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./upgrade-notice.module.css";

type Plans = Parameters<typeof planThatAllows>[0];

interface Words {
  title: string;
  text: string;
  action: string;
}

/**
 * Nothing when the wish is allowed and nothing was `refused`. `small` inside a question. Read out when it appears, but for a
 * `repeated` one: the same notice further down a long page.
 */
export function UpgradeNotice(props: {
  entitled: Entitled | undefined;
  wish?: Wish;
  refused?: Refusal | null;
  small?: boolean;
  repeated?: boolean;
}) {
  const { entitled, wish = {}, small = false, repeated = false } = props;
  const refusal = props.refused ?? (entitled && props.wish ? refusalOf(entitled, wish) : null);
  return (
    <div role={repeated ? undefined : "status"} className={styles.place}>
      {refusal ? <Notice entitled={entitled} refusal={refusal} wish={wish} small={small} repeated={repeated} /> : null}
    </div>
  );
}

function Notice(props: {
  entitled: Entitled | undefined;
  refusal: Refusal;
  wish: Wish;
  small: boolean;
  repeated: boolean;
}) {
  const { t } = useTranslation("allowance");
  const { data } = useQuery(orpc.plans.onSale.queryOptions({ staleTime: 300_000 }));
  const { title, text, action } = useWords(props, data?.plans ?? []);
  return (
    <section
      className={styles.notice}
      data-size={props.small ? "small" : undefined}
      aria-label={props.repeated ? undefined : t("label")}
    >
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <Button component={Link} to="/dashboard/packages" variant="default" mih={44}>
        {action}
      </Button>
    </section>
  );
}

function useWords(about: { entitled: Entitled | undefined; refusal: Refusal; wish: Wish }, plans: Plans): Words {
  const { t } = useTranslation("allowance");
  const language: Language = useLanguage();
  const { entitled, refusal, wish } = about;
  const date = (iso: string) => formatDate(language, iso);
  if (refusal.code === "no_package") {
    const last = entitled?.state === "none" ? entitled.last : null;
    const title = !last
      ? t("none")
      : last.source === "trial"
        ? t("ended.trial")
        : t("ended.package", { plan: last.planName[language], date: date(last.endedAt) });
    return { title, text: t("kept"), action: t("choose") };
  }
  if (refusal.code === "quota_used_up") {
    const title = t("usedUp.title", { limit: refusal.limit });
    const until = { date: date(refusal.resets) };
    if (entitled?.state === "running" && entitled.source === "trial")
      return { title, text: t("usedUp.trial", until), action: t("choose") };
    const plan = planWithMore(plans, refusal.limit)?.name[language];
    return {
      title,
      text: plan ? t("usedUp.more", { ...until, plan }) : t("usedUp.pack", until),
      action: t("toPacks"),
    };
  }
  const { what, max, planName } = refusal;
  const opens = planThatAllows(plans, refusal, wish)?.name[language];
  const way = opens ? t("opensWith", { plan: opens }) : t("opensWithNone");
  return {
    title: t(`notInPlan.${what}`, { plan: planName[language], max: max ?? 0 }),
    text: max === null ? way : t("orFewer", { way }),
    action: opens ? t("toPackages") : t("contact"),
  };
}
