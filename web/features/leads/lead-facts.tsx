/** How a lead is reached, how far it is, its tags, and where it came from. */
import { NativeSelect, TagsInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { LeadDetail } from "#contract/leads/lead";
import { leadStages, MAX_TAG, MAX_TAGS } from "#contract/leads/lead-names";
import { formatMoment, ownLanguageName } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useSourceName } from "#web/ui/figures/source-name.ts";
import { ContactLink } from "#web/ui/listing/contact-link.tsx";
import { waysOf } from "./lead-text.ts";
import styles from "./leads.module.css";
import type { LeadChanges } from "./use-lead-changes.ts";

export function LeadFacts({ lead, changes }: { lead: LeadDetail; changes: LeadChanges }) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const sourceName = useSourceName();
  const { id, home, piece } = lead;
  const source = [sourceName(lead.source), lead.language ? ownLanguageName(lead.language) : null];
  return (
    <>
      <ul className={styles.ways} aria-label={t("drawer.reach")}>
        {waysOf(lead).map((way) => (
          <li key={way}>
            <ContactLink contact={way} />
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <NativeSelect
          size="md"
          label={t("columns.stage")}
          value={(changes.update.isPending ? changes.update.variables.stage : undefined) ?? lead.stage}
          data={leadStages.map((stage) => ({ value: stage, label: t(`stages.${stage}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const stage = oneOf(leadStages, value);
            if (stage) changes.update.mutate({ id, stage });
          }}
        />
        <TagsInput
          size="md"
          label={t("columns.tags")}
          placeholder={lead.tags.length === 0 ? t("drawer.tagHint") : t("drawer.addTag")}
          maxTags={MAX_TAGS}
          value={(changes.update.isPending ? changes.update.variables.tags : undefined) ?? lead.tags}
          onChange={(tags) =>
            changes.update.mutate({ id, tags: tags.map((tag) => tag.trim().slice(0, MAX_TAG)).filter(Boolean) })
          }
        />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t("columns.source")}</dt>
          <dd>{source.filter(Boolean).join(" · ")}</dd>
        </div>
        {home ? (
          <div>
            <dt>{t("drawer.home")}</dt>
            <dd>
              <Link to="/dashboard/properties" search={{ open: home.id }}>
                {home.title}
              </Link>
            </dd>
          </div>
        ) : null}
        {piece ? (
          <div>
            <dt>{t("drawer.piece")}</dt>
            <dd>
              <Link to="/dashboard/campaigns/$campaignId" params={{ campaignId: piece.campaignId }}>
                {t("drawer.openPiece")}
              </Link>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("columns.created")}</dt>
          <dd>{formatMoment(language, lead.createdAt)}</dd>
        </div>
      </dl>
    </>
  );
}
