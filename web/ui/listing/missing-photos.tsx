/** Photos of the page that could not be had: how many, why, and the way to add them all the same. */
import { useTranslation } from "react-i18next";
import type { MissingPhoto } from "#contract/import";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./photos.module.css";

const reasons = ["notSent", "refused", "gone", "away", "large", "unfit", "other"] as const;
type Reason = (typeof reasons)[number];

/** The codes of the fetch guard and of the decoder, as somebody who wants the photo understands them. */
function reasonOf({ url, cause: { code, data } }: MissingPhoto): Reason {
  // a feed named it, and it did not come along
  if (code === "not_found" && url.startsWith("file:")) return "notSent";
  if (code === "blocked" || code === "address_not_allowed" || data.status === 401 || data.status === 403)
    return "refused";
  if (data.status === 404 || data.status === 410) return "gone";
  if (code === "http_error" || code === "host_not_found" || code === "host_unreachable" || code === "timed_out")
    return "away";
  if (code === "too_large") return "large";
  return code === "not_an_image" || code === "unsupported_content" ? "unfit" : "other";
}

/** Nothing where none is missing. The button that adds photos stands beside it. */
export function MissingPhotos({ missing }: { missing: readonly MissingPhoto[] }) {
  const { t } = useTranslation("wizard");
  const language = useLanguage();
  if (missing.length === 0) return null;
  const counted = reasons
    .map((reason) => ({ reason, count: missing.filter((one) => reasonOf(one) === reason).length }))
    .filter(({ count }) => count > 0);
  const onTheWeb = missing.filter(({ url }) => /^https?:\/\//i.test(url));
  const why =
    counted.length === 1
      ? counted.map(({ reason }) => t(`photos.why.${reason}`))
      : counted.map(({ reason, count }) => t("photos.whyCount", { why: t(`photos.why.${reason}`), count }));
  return (
    <div className={styles.missing} role="note">
      <p>{t("photos.missing", { count: missing.length, why: why.join(language === "zh" ? "，" : ", ") })}</p>
      {onTheWeb.length > 0 ? (
        <details>
          <summary>{t("photos.originals")}</summary>
          <ul>
            {onTheWeb.map(({ url }, index) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer noopener nofollow">
                  {t("photos.original", { number: index + 1 })}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
