/** Who signs: filled from the saved card, or with one press from the agent on the listing's page. */
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Listing } from "#contract/listing";
import { orpc } from "#web/lib/api.ts";
import type { AgentDraft } from "./draft.ts";
import styles from "./preferences.module.css";
import { fromAgentCard, type Problem } from "./preferences.ts";

const fields = ["name", "phone", "company", "licence", "email", "address"] as const;
const kinds = {
  name: { autoComplete: "name", max: 80, type: "text" },
  phone: { autoComplete: "tel", max: 40, type: "tel" },
  company: { autoComplete: "organization", max: 120, type: "text" },
  licence: { autoComplete: "off", max: 80, type: "text" },
  email: { autoComplete: "email", max: 200, type: "email" },
  address: { autoComplete: "street-address", max: 200, type: "text" },
} as const;

const isBlank = (agent: AgentDraft) => fields.every((field) => agent[field].trim() === "");

export function AgentForm(props: {
  agent: AgentDraft;
  onPage: Listing["agent"] | null;
  problems: Problem[];
  onChange: (agent: AgentDraft) => void;
}) {
  const { agent, onPage, problems, onChange } = props;
  const { t } = useTranslation("wizard");
  const saved = useQuery(orpc.account.card.get.queryOptions());
  const fill = useEffectEvent(() => {
    // What the person has begun to type is never replaced.
    if (saved.data && isBlank(agent)) onChange(fromAgentCard(saved.data));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved card arrives
  useEffect(fill, [saved.data]);

  const who = [onPage?.name, onPage?.company, onPage?.phone].filter(Boolean).join(" · ");
  const hint = { company: t("agent.companyHint"), address: t("agent.addressHint") };
  const errorOf = (field: (typeof fields)[number]) => {
    if (field === "name" && problems.includes("needName")) return t("agent.needName");
    return field === "email" && problems.includes("badEmail") ? t("agent.badEmail") : null;
  };
  return (
    <fieldset className={styles.agent}>
      <legend className={styles.agentTitle}>{t("agent.title")}</legend>
      <p className={styles.agentText}>{t("agent.text")}</p>
      {onPage && who && agent.name !== onPage.name ? (
        <Button
          variant="default"
          className={styles.fromPage}
          onClick={() =>
            onChange({
              ...agent,
              name: onPage.name ?? agent.name,
              phone: onPage.phone ?? agent.phone,
              company: onPage.company ?? agent.company,
              licence: onPage.licence ?? agent.licence,
            })
          }
        >
          {t("agent.fromPage", { who })}
        </Button>
      ) : null}
      <div className={styles.agentGrid}>
        {fields.map((field) => (
          <TextInput
            key={field}
            id={`agent-${field}`}
            label={t(`agent.${field}`)}
            description={field === "company" || field === "address" ? hint[field] : undefined}
            required={field === "name"}
            type={kinds[field].type}
            autoComplete={kinds[field].autoComplete}
            maxLength={kinds[field].max}
            value={agent[field]}
            error={errorOf(field)}
            inputWrapperOrder={["label", "input", "description", "error"]}
            onChange={(event) => onChange({ ...agent, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
