/** One service: who does its work, how it does, where it calls back, what it is made of, and a test. */
import { useTranslation } from "react-i18next";
import { type Service, testableService } from "#contract/admin/integration";
import { formatMoment } from "#web/features/admin/clock.ts";
import { Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { CopyLine } from "./copy-line.tsx";
import { healthOf, serviceTones } from "./health.ts";
import styles from "./integration.module.css";
import { ServiceSettings } from "./service-settings.tsx";
import { ServiceTestButton } from "./service-test.tsx";

const ways = ["folder", "supabase", "smtp", "outbox", "aliyun", "twilio"] as const;

export function ServiceRow({ service }: { service: Service }) {
  const { t } = useTranslation("adminIntegration");
  const language = useLanguage();
  const moment = (iso: string | null) => (iso === null ? null : formatMoment(language, iso));
  const { name, way, callback, lastFailure, lastTest } = service;
  const health = healthOf(service);
  const knownWay = ways.find((one) => one === way);
  const wayText =
    way === null ? t("ways.none") : way === "sandbox" ? t("ways.sandboxWay") : t(`ways.${knownWay ?? "provider"}`);
  const testable = testableService.safeParse(name);
  const tested =
    lastTest &&
    t(lastTest.ok ? "testOk" : "testBad", {
      when: formatMoment(language, lastTest.at),
      ms: lastTest.milliseconds,
      cause: lastTest.cause,
    });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div>
          <h3>{t(`names.${name}`)}</h3>
          <p>{wayText}</p>
        </div>
        <Status tone={serviceTones[health]}>{t(`health.${health}`)}</Status>
      </div>
      {way === null ? null : (
        <Facts
          of={[
            [t(callback || name === "bank" ? "lastPaid" : "lastSuccess"), moment(service.lastSuccess)],
            [
              t("lastFailure"),
              lastFailure &&
                [moment(lastFailure.at), lastFailure.cause].filter(Boolean).join(language === "zh" ? "：" : ": "),
            ],
            [t("lastCallback"), moment(service.lastCallback)],
            [t("lastTest"), tested],
            [
              t("callback"),
              callback && name !== "sandbox" ? (
                <>
                  <CopyLine label={t("callback")} value={callback} />
                  {name === "stripe" ? <span className={styles.small}>{t("callbackStripe")}</span> : null}
                </>
              ) : null,
            ],
          ]}
        />
      )}
      <ServiceSettings of={service.settings} />
      {way !== null && testable.success ? <ServiceTestButton name={testable.data} /> : null}
    </li>
  );
}
