/** Which settings of the environment a service is made of: what is set, and the value where it is no secret. */
import { useTranslation } from "react-i18next";
import type { Service } from "#contract/admin/integration";
import styles from "./integration.module.css";

export function ServiceSettings({ of: settings }: { of: Service["settings"] }) {
  const { t } = useTranslation("adminIntegration");
  if (settings.length === 0) return null;
  const set = settings.filter((one) => one.set).length;
  return (
    <details className={styles.settings}>
      <summary>{t("settings", { set, all: settings.length })}</summary>
      <dl>
        {settings.map((one) => (
          <div key={one.name}>
            <dt>
              <code>{one.name}</code>
            </dt>
            <dd data-set={one.set}>{one.set ? (one.value ?? t(one.secret ? "isHidden" : "isSet")) : t("notSet")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
