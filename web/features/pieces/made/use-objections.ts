/** What facts and law object to in a text of a picture or a film, as one line under its field. */
import { useTranslation } from "react-i18next";
import type { PosterCheck } from "#contract/media/poster-words";
import { useLanguage } from "#web/lib/use-language.ts";

/** Answers null where there is nothing to say. */
export function useObjections(): (check: Pick<PosterCheck, "findings" | "untraced"> | undefined) => string | null {
  const { t } = useTranslation("pieces");
  const own = useLanguage();
  return (check) => {
    const said = [
      ...(check?.untraced ?? [])
        .filter(({ grade }) => grade !== "note")
        .map(({ text }) => t("posters.untraced", { text })),
      ...(check?.findings ?? [])
        .filter(({ severity }) => severity !== "info")
        .map(({ text, message }) => `${text ? `“${text}” ` : ""}${message[own]}`),
    ];
    return said.length > 0 ? [...new Set(said)].join(" ") : null;
  };
}
