/** One entry: where it stands, each sentence with what it says and what is so, and what can be done about it. */
import { useTranslation } from "react-i18next";
import { isErrorCode } from "#contract/errors";
import type { RecallItem } from "#contract/publishing/recall";
import { getPlatform } from "#engine/platforms/index";
import { dayAndTime } from "#web/lib/calendar-words.ts";
import { formatMoment, ownLanguageName } from "#web/lib/intl.ts";
import { usePublishingError } from "#web/lib/publishing/reason.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { FactChanges } from "#web/ui/listing/fact-changes.tsx";
import { Status } from "#web/ui/status.tsx";
import { usePhotoViewer } from "#web/ui/use-photo-viewer.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { isArriving } from "./groups.ts";
import styles from "./recall.module.css";
import type { RecallWork } from "./use-recalls.ts";

function useEntryName(): (item: RecallItem) => string {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  return ({ kind, platform }) => {
    if (kind === "poster" || kind === "film") return t(`recall.${kind}`);
    const name = getPlatform(platform ?? "")?.name[language] ?? platform ?? "";
    if (kind === "post") return name;
    return t(`recall.draft.${platform === "email" || platform === "sms" ? platform : "post"}`);
  };
}

export function RecallEntry(props: { item: RecallItem; work: RecallWork; recallId: string }) {
  const { item } = props;
  const { t } = useTranslation("publishing");
  const name = useEntryName()(item);
  const facts = [
    item.language === null ? null : ownLanguageName(item.language),
    item.accountName ?? (item.kind === "post" ? t("handed") : null),
    item.poster?.ratio ?? item.film?.ratio ?? null,
    item.kind === "poster" || item.kind === "film" ? t("recall.wherever") : null,
  ].filter((one) => one !== null);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <Standing item={item} />
      </div>
      <p className={styles.quiet}>{facts.join(" · ")}</p>
      {item.state === "settled" ? <Evidence item={item} /> : <Sentences item={item} />}
      <Trouble item={item} />
      <EntryActions {...props} name={name} />
    </li>
  );
}

function Standing({ item }: { item: RecallItem }) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const now = useNow(60_000);
  if (item.how) return <Status tone={item.how === "kept" ? "plain" : "good"}>{t(`recall.how.${item.how}`)}</Status>;
  if (item.ordered) return <Status tone="busy">{t(`recall.ordered.${item.ordered}`)}</Status>;
  const late = new Date(item.dueAt).getTime() < now;
  const when = dayAndTime(language, item.dueAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return <Status tone={late ? "bad" : "wait"}>{t(late ? "recall.late" : "recall.due", { when })}</Status>;
}

function Sentences({ item }: { item: RecallItem }) {
  const { t } = useTranslation("publishing");
  if (item.reason === "over") return <p className={styles.why}>{t("recall.offers")}</p>;
  return (
    <ul className={styles.sentences}>
      {item.sentences.map(({ field, start, text, facts }) => (
        <li key={`${field} ${start} ${text}`}>
          <blockquote className={styles.quote} lang={item.language ?? undefined}>
            {text}
          </blockquote>
          {field === "picture" ? <p className={styles.quiet}>{t("recall.inPicture")}</p> : null}
          <FactChanges changes={facts} />
        </li>
      ))}
    </ul>
  );
}

function Trouble({ item }: { item: RecallItem }) {
  const { t } = useTranslation("publishing");
  const why = usePublishingError();
  if (item.state === "open" && item.asksPerson) return <p className={styles.why}>{t("recall.asks")}</p>;
  if (item.state !== "settled" && isArriving(item))
    return <p className={styles.quiet}>{t(item.editTaken ? "recall.reviewed" : "recall.moving")}</p>;
  if (!item.trouble || item.state === "settled") return null;
  const { code, detail } = item.trouble;
  // a platform's own words bring their own full stop
  const error = { code, data: { detail: detail.replace(/[.。]$/, "") } };
  return (
    <p className={styles.trouble} role="status">
      {t("recall.trouble", { why: isErrorCode(code) ? why(error) : detail })}
    </p>
  );
}

/** What was done, when, and what there is to show for it. */
function Evidence({ item }: { item: RecallItem }) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const { proof, settledAt } = item;
  const pictures = proof?.pictureUrl
    ? [{ id: item.id, url: proof.pictureUrl, caption: proof.note ?? t("recall.evidence") }]
    : [];
  const { view, viewer } = usePhotoViewer(pictures);
  return (
    <div className={styles.quiet}>
      {settledAt ? <p>{formatMoment(language, settledAt)}</p> : null}
      {proof?.note ? <p>{proof.note}</p> : null}
      {proof?.address ? (
        <a className={styles.link} href={proof.address} target="_blank" rel="noreferrer nofollow">
          {proof.address}
        </a>
      ) : null}
      {pictures.length > 0 ? (
        <button type="button" className={styles.link} onClick={() => view(0)}>
          {t("recall.evidence")}
        </button>
      ) : null}
      {viewer}
    </div>
  );
}
