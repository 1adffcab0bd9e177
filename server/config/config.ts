/** The environment and the command line, read once. A wrong setting names itself and says what it should be. */
import path from "node:path";
import { parseArgs } from "node:util";
import type { z } from "zod";
import type { CredentialSetting } from "#adapters/credentials/signer";
import type { OcrLanguage } from "#adapters/ocr/packages";
import type { PaymentSettings } from "#adapters/payments/index";
import type { SmsSettings } from "#adapters/sms/sms";
import type { Imprint } from "#contract/site";
import type { S3Settings } from "#server/base/files";
import { projectRoot } from "#server/base/root";
import { paymentNeeds, paymentsOf } from "#server/config/payment-config";
import { type ModelSetting, type SettingName, type SpeechConfig, settings } from "#server/config/settings";
import { type ShownSettings, shownSettings } from "#server/config/shown-settings";

export type Given = { [Name in SettingName]?: z.output<(typeof settings)[Name]["shape"]> | undefined };
const roles = ["web", "worker", "all"] as const;

export interface Config {
  role: (typeof roles)[number];
  /** Only migrate, then end. */
  migrateOnly: boolean;
  /** The address of an account that lost its second factor; whoever has the machine opens it. */
  removeSecondFactor: string | null;
  /** What was tried out goes into production. */
  endTryOut: boolean;
  /** What lies in the folder of files goes into the bucket. */
  filesToS3: boolean;
  port: number;
  host: string;
  dataDir: string;
  logLevel: string;
  production: boolean;
  /** Without a slash at its end; null means the listening address. */
  publicUrl: string | null;
  trustProxy: boolean;
  /** Other addresses the mails about an account may lead back to. */
  redirects: string[];
  databaseUrl: string | null;
  /** Seals the secrets in the database; null takes the data folder's own key where the database is embedded. */
  secretKey: string | null;
  supabase: { url: string; publishableKey: string; secretKey: string } | null;
  /** null: files lie in dataDir. */
  s3: S3Settings | null;
  smtp: { host: string; port: number; secure: boolean; user?: string; password?: string } | null;
  mailFrom: string;
  /** Who runs the site, as far as it is set. */
  imprint: Imprint;
  /** Who sends messages to phones; null where nobody is configured. */
  sms: Omit<SmsSettings, "outboxFolder"> | null;
  models: ModelSetting[];
  /** Signs posters; null: they are not signed. */
  credentials: CredentialSetting | null;
  /** Who reads captions aloud; null where nobody does. */
  speech: SpeechConfig | null;
  /** Read in pictures. */
  ocrLanguages: OcrLanguage[];
  /** Of each kind. */
  readyThreads: number;
  /** How people can pay. */
  payments: PaymentSettings;
  /** What administrators may read of all this. */
  shown: ShownSettings;
}

/** What is wrong with the settings, a line each, in both languages. Never shows a secret's value. */
export class SettingError extends Error {
  override name = "SettingError";
}

const bad = (name: string, should: string, value?: string) =>
  `${name}${value === undefined ? "" : ` is ${JSON.stringify(value)} but`} should be ${should}. / 设置 ${name} 不正确，应为：${should}`;

function read(environment: Record<string, string | undefined>): Given {
  const problems: string[] = [];
  const given: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const value = environment[name]?.trim();
    if (!value) continue;
    const parsed = setting.shape.safeParse(value);
    if (parsed.success) given[name] = parsed.data;
    else problems.push(bad(name, setting.should, "secret" in setting ? undefined : value));
  }
  if (problems.length > 0) throw new SettingError(problems.join("\n"));
  return given as Given;
}

/** `name` must come with the others of its group. */
function together(given: Given, name: SettingName, needs: readonly SettingName[]): void {
  const missing = needs.filter((other) => given[other] === undefined);
  if (given[name] !== undefined && missing.length > 0)
    throw new SettingError(
      `${name} needs ${missing.join(" and ")} as well. / 使用 ${name} 时还需要设置 ${missing.join("、")}`,
    );
}

function smtpOf(given: Given): Config["smtp"] {
  const login = (user?: string, password?: string) => ({
    ...(user ? { user } : {}),
    ...(password ? { password } : {}),
  });
  if (given.SMTP_URL) {
    const url = new URL(given.SMTP_URL);
    const secure = url.protocol === "smtps:";
    const port = Number(url.port) || (secure ? 465 : 587);
    return {
      host: url.hostname,
      port,
      secure,
      ...login(decodeURIComponent(url.username), decodeURIComponent(url.password)),
    };
  }
  if (!given.SMTP_HOST) return null;
  const port = given.SMTP_PORT ?? 587;
  return { host: given.SMTP_HOST, port, secure: port === 465, ...login(given.SMTP_USER, given.SMTP_PASS) };
}

function s3Of(given: Given): S3Settings | null {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null;
  const { S3_ENDPOINT: endpoint = null, S3_PREFIX: prefix = "", S3_PATH_STYLE: pathStyle = false } = given;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint, prefix, pathStyle };
}

const imprintOf = (given: Given): Imprint => ({
  company: given.CONTACT_COMPANY ?? "",
  contact: {
    email: given.CONTACT_EMAIL ?? "",
    phone: given.CONTACT_PHONE ?? "",
    address: given.CONTACT_ADDRESS ?? "",
    wechat: given.CONTACT_WECHAT ?? "",
  },
  filings: given.FILINGS ?? [],
});

function credentialsOf({ C2PA_CERTIFICATE: certificate, C2PA_KEY: key }: Given): CredentialSetting | null {
  return certificate && key ? { certificate, key } : null;
}

function smsOf(given: Given): Config["sms"] {
  const { SMS_PROVIDER: provider, SMS_KEY_ID: keyId, SMS_KEY_SECRET: keySecret, SMS_FROM: from } = given;
  if (!provider || !keyId || !keySecret || !from) return null;
  return { provider, keyId, keySecret, from, template: given.SMS_TEMPLATE ?? "" };
}

function modelsOf(given: Given): ModelSetting[] {
  if (given.MODELS) return given.MODELS;
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: model, MODEL_API_KEY: apiKey = "" } = given;
  return baseUrl && model ? [{ name: "model", kind: "openai-compatible", baseUrl, apiKey, model }] : [];
}

/** Whether only this machine can reach a host of that name. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

function readArguments(
  args: readonly string[],
): Pick<Config, "role" | "migrateOnly" | "endTryOut" | "filesToS3" | "removeSecondFactor"> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        role: { type: "string", default: "all" },
        "migrate-only": { type: "boolean", default: false },
        "end-try-out": { type: "boolean", default: false },
        "files-to-s3": { type: "boolean", default: false },
        "remove-second-factor": { type: "string" },
      },
    });
    const role = roles.find((known) => known === values.role);
    if (!role) throw new SettingError(bad("--role", roles.join(", "), values.role));
    return {
      role,
      migrateOnly: values["migrate-only"],
      endTryOut: values["end-try-out"],
      filesToS3: values["files-to-s3"],
      removeSecondFactor: values["remove-second-factor"] ?? null,
    };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(error instanceof Error ? error.message : String(error));
  }
}

/** Throws SettingError. `environment` and `args` are process.env and process.argv.slice(2) outside of tests. */
export function readConfig(environment: Record<string, string | undefined>, args: readonly string[] = []): Config {
  const given = read(environment);
  together(given, "SUPABASE_URL", ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "DATABASE_URL"]);
  together(given, "S3_BUCKET", ["S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  together(given, "MODEL_BASE_URL", ["MODEL_NAME"]);
  together(given, "C2PA_CERTIFICATE", ["C2PA_KEY"]);
  together(given, "C2PA_KEY", ["C2PA_CERTIFICATE"]);
  together(given, "SMS_PROVIDER", [
    "SMS_KEY_ID",
    "SMS_KEY_SECRET",
    "SMS_FROM",
    ...(given.SMS_PROVIDER === "aliyun" ? (["SMS_TEMPLATE"] as const) : []),
  ]);
  for (const { name, needs } of paymentNeeds) together(given, name, needs);
  const { role, migrateOnly, endTryOut, filesToS3, removeSecondFactor } = readArguments(args);
  if (given.S3_BUCKET && given.SUPABASE_URL)
    throw new SettingError(
      "S3_BUCKET and SUPABASE_URL: over Supabase files lie in its own storage. / 使用 Supabase 时文件存放在它自己的存储中，请勿设置 S3_BUCKET",
    );
  if (filesToS3 && !given.S3_BUCKET)
    throw new SettingError("--files-to-s3 needs S3_BUCKET. / --files-to-s3 需要设置 S3_BUCKET");
  if (role !== "all" && !migrateOnly && !given.DATABASE_URL)
    throw new SettingError(
      `--role ${role} needs DATABASE_URL: the embedded database belongs to one process. / --role ${role} 需要设置 DATABASE_URL`,
    );
  const host = given.HOST ?? "127.0.0.1";
  const production = environment.NODE_ENV === "production" || !isLoopback(host) || given.PUBLIC_URL !== undefined;
  if (endTryOut && !production)
    throw new SettingError(
      "--end-try-out takes what was tried out into production: set PUBLIC_URL (or NODE_ENV=production) as well. / --end-try-out 用于转入正式环境，请同时设置 PUBLIC_URL（或 NODE_ENV=production）",
    );
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = given;
  return {
    role,
    migrateOnly,
    endTryOut,
    filesToS3,
    removeSecondFactor,
    port: given.PORT ?? 3000,
    host,
    dataDir: path.resolve(projectRoot, given.DATA_DIR ?? "data"),
    logLevel: given.LOG_LEVEL ?? "info",
    production,
    publicUrl: given.PUBLIC_URL?.replace(/(?<!\/)\/+$/, "") ?? null,
    trustProxy: given.TRUST_PROXY ?? false,
    redirects: given.REDIRECT_URLS ?? [],
    databaseUrl: given.DATABASE_URL ?? null,
    secretKey: given.SECRET_KEY ?? null,
    supabase:
      url && publishableKey && secretKey ? { url: url.replace(/(?<!\/)\/+$/, ""), publishableKey, secretKey } : null,
    s3: s3Of(given),
    smtp: smtpOf(given),
    mailFrom: given.SMTP_FROM ?? settings.SMTP_FROM.otherwise,
    imprint: imprintOf(given),
    sms: smsOf(given),
    models: modelsOf(given),
    speech: given.SPEECH ?? null,
    credentials: credentialsOf(given),
    ocrLanguages: given.OCR_LANGUAGES ?? [],
    readyThreads: given.READY_THREADS ?? 2,
    payments: paymentsOf(given),
    shown: shownSettings(environment),
  };
}
