/** The lines of the landing page's footer, as they will stand there. */
import { useTranslation } from "react-i18next";
import type { SettingsState } from "#contract/admin/settings";
import type { Settings } from "#contract/settings";
import { ConfigProvider, useConfig } from "#web/lib/config-context.tsx";
import { Brand } from "#web/ui/brand.tsx";
import styles from "./settings.module.css";

export function FooterPreview({ values, otherwise }: { values: Settings; otherwise: SettingsState["otherwise"] }) {
  const { t } = useTranslation("adminSettings");
  const config = useConfig();
  const { contact, filings } = values;
  const lines = (["email", "phone", "address"] as const).map((line) => contact[line] || otherwise.contact[line]);
  const brand = values.brand.zh && values.brand.en ? values.brand : null;
  return (
    <figure className={styles.preview}>
      <figcaption>{t("preview")}</figcaption>
      <ConfigProvider value={{ ...config, brand }}>
        <Brand />
      </ConfigProvider>
      {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
      <p className={styles.small}>{(filings.length > 0 ? filings : otherwise.filings).join(" · ")}</p>
    </figure>
  );
}
