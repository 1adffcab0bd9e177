/** The receipt of a campaign: every post with its times and evidence, as a page that prints. */
import { Button, Group } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { PublicationStep, PublicationWithSteps } from "#contract/publishing/publication";
import { publicationStates } from "#contract/publishing/states";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatMoment, ownLanguageName } from "#web/lib/intl.ts";
import { useHouseSentence } from "#web/lib/publishing/reason.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import { usePlatformName } from "./names.ts";
import { People } from "./people.tsx";
import styles from "./publishing.module.css";
import { Reported } from "./reported.tsx";
import { stateTone } from "./tones.ts";

export function Receipt({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(orpc.publications.receipt.queryOptions({ input: { campaignId } }));
  const back = (
    <Link to="/dashboard/campaigns/$campaignId" params={{ campaignId }} className={styles.link} data-screen>
      {t("toCampaign")}
    </Link>
  );
  if (error && !data)
    return (
      <Page title={t("receiptTitle")}>
        <ErrorState error={error} retry={() => void refetch()} />
        {back}
      </Page>
    );
  if (!data) return <Loading />;
  const { homeTitle: home, propertyNumber: number, madeAt } = data;
  return (
    <Page
      title={t("receiptTitle")}
      lead={t("receiptLead", { home, number, when: formatMoment(language, madeAt) })}
      action={
        data.posts.length > 0 ? (
          <Group data-screen gap="sm">
            <SavePdf campaignId={campaignId} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
              onClick={() => window.print()}
            >
              {t("print")}
            </Button>
          </Group>
        ) : null
      }
    >
      {data.posts.length === 0 ? (
        <EmptyState title={t("receiptEmpty")} text={t("receiptEmptyText")} />
      ) : (
        <>
          <ul className={styles.counts}>
            {publicationStates
              .filter((state) => data.counts[state] > 0)
              .map((state) => (
                <li key={state}>
                  <Status tone={stateTone[state]}>{`${t(`states.${state}`)} ${data.counts[state]}`}</Status>
                </li>
              ))}
          </ul>
          <Panel>
            <ol className={styles.rows}>
              {data.posts.map((post) => (
                <ReceiptPost key={post.id} post={post} />
              ))}
            </ol>
          </Panel>
        </>
      )}
      {back}
    </Page>
  );
}

function SavePdf({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const save = useMutation({
    mutationFn: () => api.publications.receiptFile({ campaignId, language, timeZone }),
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) => toastFailure(t("notSaved"), errorText(tError, error)),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t("savePdf")}
    </Button>
  );
}

function ReceiptPost({ post }: { post: PublicationWithSteps }) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const platformName = usePlatformName();
  return (
    <li className={styles.entry}>
      <p className={styles.name}>
        <span>{platformName(post.platform)}</span>
        <Status tone={stateTone[post.state]}>{t(`states.${post.state}`)}</Status>
      </p>
      <p className={styles.about}>
        {[
          post.accountName ?? t("handed"),
          ownLanguageName(post.language),
          ...(post.state === "planned" ? [t("dueAt", { when: formatMoment(language, post.dueAt) })] : []),
        ].join(" · ")}
      </p>
      {post.address ? (
        <a className={styles.address} href={post.address} target="_blank" rel="noreferrer">
          {post.address}
        </a>
      ) : null}
      {post.state === "failed" && post.failure ? (
        <p className={styles.why}>{t(`failures.${post.failure.code}`)}</p>
      ) : null}
      <People people={post.people} />
      <Reported figures={post.figures} />
      <ol className={styles.steps}>
        {post.steps.map((step) => (
          <li key={`${step.at} ${step.event}`}>
            <time dateTime={step.at}>{formatMoment(language, step.at, "medium")}</time>
            <span>{t(`events.${step.event}`)}</span>
            <Said step={step} />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** The evidence of a step: a platform's or a person's words as they are, ours in the reader's language. */
function Said({ step: { detail, by } }: { step: PublicationStep }) {
  const house = useHouseSentence();
  const said = detail === null ? null : (house(detail) ?? (by === "house" ? null : detail));
  return said ? <span className={styles.said}>{said}</span> : null;
}
