/** Who signs: the identity card as this home's market has it, and fields for what it lacks. */
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { marketForCountry } from "#engine/compliance/countries";
import { orpc } from "#web/lib/api.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import type { AgentDraft, Draft } from "./draft.ts";
import styles from "./preferences.module.css";
import { emptyAgent, type Problem } from "./preferences.ts";
import { type AgentField, agentFields, askedFields, borrowed, withCard } from "./signature.ts";
import type { DraftChange } from "./use-draft.ts";

const kinds = {
  name: { autoComplete: "name", max: 80, type: "text" },
  phone: { autoComplete: "tel", max: 40, type: "tel" },
  company: { autoComplete: "organization", max: 120, type: "text" },
  licence: { autoComplete: "off", max: 80, type: "text" },
  email: { autoComplete: "email", max: 200, type: "email" },
  address: { autoComplete: "street-address", max: 200, type: "text" },
} as const;

export function AgentForm({ draft, problems, change }: { draft: Draft; problems: Problem[]; change: DraftChange }) {
  const { t } = useTranslation("wizard");
  const saved = useQuery(orpc.account.card.get.queryOptions());
  const agent = draft.agent ?? emptyAgent();
  const once = draft.signer === "once";
  const market = marketForCountry(draft.listing?.country ?? null);
  const card = saved.data ?? null;
  const fill = useEffectEvent(() => {
    if (card && !once) change({ agent: withCard(agent, card, market) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the card arrives, or another market asks for it
  useEffect(fill, [saved.data, market]);

  const page = draft.listing?.agent ?? null;
  const who = [page?.name, page?.company, page?.phone].filter(Boolean).join(" · ");
  const asked = once ? agentFields : askedFields(card, market, draft.kinds);
  const badEmail = problems.includes("badEmail");
  const fields = badEmail && !asked.includes("email") ? [...asked, "email" as const] : asked;
  const write = (field: AgentField, value: string) => change({ agent: { ...agent, [field]: value } });
  const own = () => change({ signer: "card", agent: card ? withCard(emptyAgent(), card, market) : emptyAgent() });
  const known = card !== null && !once;
  // nothing is asked before it is known what the card says: what was typed meanwhile would be typed for nothing
  if (saved.isPending && !once)
    return (
      <fieldset className={styles.agent}>
        <legend className={styles.agentTitle}>{t("agent.title")}</legend>
        <Waiting>
          <Place height={78} />
        </Waiting>
      </fieldset>
    );
  return (
    <fieldset className={styles.agent}>
      <legend className={styles.agentTitle}>{t("agent.title")}</legend>
      {known ? <KnownSigner agent={agent} lacks={asked.length > 0} /> : null}
      {known ? null : <p className={styles.agentText}>{once ? t("agent.onceText") : t("agent.text")}</p>}
      {fields.length > 0 ? (
        <div className={styles.agentGrid}>
          {fields.map((field) => (
            <SignerField key={field} field={field} value={agent[field]} problems={problems} onChange={write} />
          ))}
        </div>
      ) : null}
      <p className={styles.agentWays}>
        {once ? (
          <Button variant="default" onClick={own}>
            {t("agent.own")}
          </Button>
        ) : page?.name && who && agent.name !== page.name ? (
          <Button
            variant="default"
            className={styles.fromPage}
            onClick={() => change({ signer: "once", agent: borrowed(agent, page) })}
          >
            {t("agent.fromPage", { who })}
          </Button>
        ) : null}
      </p>
    </fieldset>
  );
}

/** The card as readers will see it, with the way to change it. */
function KnownSigner({ agent, lacks }: { agent: AgentDraft; lacks: boolean }) {
  const { t } = useTranslation("wizard");
  const name = agent.nameLatin ? `${agent.name} (${agent.nameLatin})` : agent.name;
  const rest = [agent.company, agent.phone, agent.licence, agent.email].filter((part) => part !== "").join(" · ");
  return (
    <>
      <div className={styles.signer}>
        <div>
          <p className={styles.signerName}>{name}</p>
          {rest ? <p className={styles.signerRest}>{rest}</p> : null}
        </div>
        <a className={styles.signerEdit} href="/profile#card">
          {t("agent.edit")}
        </a>
      </div>
      {lacks ? <p className={styles.agentText}>{t("agent.lacks")}</p> : null}
    </>
  );
}

function SignerField(props: {
  field: AgentField;
  value: string;
  problems: Problem[];
  onChange: (field: AgentField, value: string) => void;
}) {
  const { field, value, problems, onChange } = props;
  const { t } = useTranslation("wizard");
  const hint = { company: t("agent.companyHint"), address: t("agent.addressHint") };
  const error =
    field === "name" && problems.includes("needName")
      ? t("agent.needName")
      : field === "email" && problems.includes("badEmail")
        ? t("agent.badEmail")
        : null;
  return (
    <TextInput
      id={`agent-${field}`}
      label={t(`agent.${field}`)}
      description={field === "company" || field === "address" ? hint[field] : undefined}
      required={field === "name"}
      type={kinds[field].type}
      autoComplete={kinds[field].autoComplete}
      maxLength={kinds[field].max}
      value={value}
      error={error}
      inputWrapperOrder={["label", "input", "description", "error"]}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
}
