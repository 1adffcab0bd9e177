/** Why something about a post did not work, in the reader's language: what we found out said by us, a platform's words as its own. */
import { useTranslation } from "react-i18next";
import { readHouseNote } from "#contract/publishing/house-notes";
import { causeOf, errorText } from "#web/lib/errors.ts";

/** What of a `detail` is ours, as a sentence; null: it is the platform's words. */
export function useHouseSentence(): (detail: string) => string | null {
  const { t } = useTranslation("publishing");
  return (detail) => {
    const note = readHouseNote(detail);
    return note && t(`notes.${note.key}`, { replace: note.values });
  };
}

/** An error's sentence; where one of ours stands behind it, no platform is said to have spoken. */
export function usePublishingError(): (error: unknown) => string {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const house = useHouseSentence();
  return (error) => {
    const { code, data } = causeOf(error);
    const why = typeof data.detail === "string" ? house(data.detail) : null;
    if (why !== null && code === "connection_refused") return why;
    if (why !== null && code === "publishing_failed") return t("unchanged", { why });
    return errorText(tError, error);
  };
}
