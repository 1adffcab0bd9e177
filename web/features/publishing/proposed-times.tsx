/** The times that weekly slots or a spread come to, before anything is planned: one line a post. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Proposal } from "#contract/publishing/calendar";
import { dayAndTime } from "#web/lib/calendar-words.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { usePlatformName } from "./names.ts";
import type { Pair } from "./pairs.ts";
import styles from "./publishing.module.css";

export function ProposedTimes(props: {
  chosen: readonly Pair[];
  proposals: readonly Proposal[] | undefined;
  error: unknown;
  zone: string;
  retry(): void;
}) {
  const { chosen, proposals, error, zone } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const platformName = usePlatformName();
  if (chosen.length === 0) return null;
  if (error) return <ErrorState error={error} retry={props.retry} />;
  if (!proposals) return <Loading />;
  const lines = chosen
    .map((pair, at) => ({ pair, proposal: proposals[at] }))
    .toSorted((a, b) => (a.proposal?.dueAt ?? "").localeCompare(b.proposal?.dueAt ?? ""));
  const without = proposals.some(({ dueAt }) => dueAt === null);
  return (
    <section className={styles.proposed} aria-label={t("timing.proposed")} aria-live="polite">
      <ol className={styles.steps}>
        {lines.map(({ pair, proposal }) => (
          <li key={pair.key}>
            {proposal?.dueAt ? (
              <time dateTime={proposal.dueAt}>{dayAndTime(language, proposal.dueAt, zone)}</time>
            ) : (
              <span className={styles.why}>{t("timing.noSlot")}</span>
            )}
            <span>{[platformName(pair.platform), pair.connection?.accountName].filter(Boolean).join(" ")}</span>
          </li>
        ))}
      </ol>
      {without ? (
        <p className={styles.about}>
          {t("timing.noSlotText")}{" "}
          <Button component="a" href="/dashboard/publish/calendar?set=slots" variant="subtle" size="compact-md">
            {t("timing.toSlots")}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
