/** Puts a screen's name on the browser tab. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** "Task Queue · Listcast" for as long as the screen is mounted. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const product = t("product");
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
