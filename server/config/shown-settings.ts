/** What administrators may read of the environment: which settings are set, and the value of those that are no secret. */
import type { Service, ServiceName } from "#contract/admin/integration";
import type { SettingName } from "#server/config/settings";
import { settings } from "#server/config/settings";

/** Set settings only; null hides a secret, and a value nobody can read at a glance. */
export type ShownSettings = Partial<Record<SettingName, string | null>>;

const LONGEST = 80;
const names = Object.keys(settings) as SettingName[];
const isSecret = (name: SettingName): boolean => "secret" in settings[name];

/** `environment`: process.env outside of tests. */
export const shownSettings = (environment: Record<string, string | undefined>): ShownSettings =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, isSecret(name) || value.length > LONGEST ? null : value]] : [];
    }),
  );

const starting = (...prefixes: string[]): SettingName[] =>
  names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));

/** The settings each service is made of, in the order of the documentation. */
const settingsOf: Record<ServiceName, readonly SettingName[]> = {
  storage: starting("DATA_DIR", "S3_", "SUPABASE_"),
  mail: starting("SMTP_"),
  sms: starting("SMS_"),
  alipay: starting("ALIPAY_"),
  wechat: starting("WECHAT_PAY_"),
  stripe: starting("STRIPE_"),
  bank: starting("BANK_"),
  sandbox: [],
};

export const serviceSettings = (service: ServiceName, shown: ShownSettings): Service["settings"] =>
  settingsOf[service].map((name) => ({
    name,
    set: name in shown,
    secret: isSecret(name),
    value: shown[name] ?? null,
  }));
