/**
 * Every setting an operator may give, as data: its name, what it is when absent, what it means and which values it takes.
 * `config.ts` parses the environment with it; the README's table is made of it.
 */
import { z } from "zod";
import { isOcrLanguage } from "#adapters/ocr/packages";
import { speechSetting } from "#adapters/speech/speech";
import { pem } from "#server/config/keys";
import { paymentSettings } from "#server/config/payment-settings";
import { commaList, json, type Setting, setting, text } from "#server/config/setting";

const port = z.coerce.number().int().min(0).max(65535);
const address = (protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join("|")})$`) }).refine((text) => !text.includes("\n"));
const yes = z
  .enum(["0", "1", "true", "false", "yes", "no", ""])
  .transform((v) => v === "1" || v === "true" || v === "yes");
const key = (prefix: string) =>
  z
    .string()
    .min(20)
    .refine((v) => v.startsWith(prefix) || v.startsWith("eyJ"));

const provider = z.object({
  name: z.string().min(1),
  kind: z.enum(["openai", "anthropic", "openai-compatible"]),
  baseUrl: address(["https?"]).optional(),
  apiKey: z.string().default(""),
  model: z.string().min(1),
});
export type ModelSetting = z.infer<typeof provider>;
const amount = z.number().int().positive().nullable().default(null);
const speech = speechSetting.extend({
  perMinute: amount,
  charactersPerDay: amount,
  charactersPerAccount: z.number().int().positive().default(20_000),
  moneyPerDay: amount,
  price: z.number().nonnegative().default(0),
  currency: z.string().length(3).default("CNY"),
});
export type SpeechConfig = z.infer<typeof speech>;
const web = "an http:// or https:// address";

export const settings = {
  PORT: setting(port, "3000", "Port to listen on; 0 takes a free one.", "a port, 0 to 65535"),
  HOST: setting(
    text,
    "127.0.0.1",
    "Address to listen on. Anything but loopback makes it production.",
    "an IP address or host name",
  ),
  PUBLIC_URL: setting(
    address(["https?"]),
    "the listening address",
    "The address people use. Makes it production.",
    web,
  ),
  DATA_DIR: setting(text, "data", "Folder for the embedded database, files, outbox and logs.", "a folder"),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    "info",
    "How much is logged.",
    "fatal, error, warn, info, debug, trace or silent",
  ),
  TRUST_PROXY: setting(
    yes,
    "0",
    "1 behind a reverse proxy: the last entry of X-Forwarded-For then counts as the visitor.",
    "0 or 1",
  ),
  REDIRECT_URLS: setting(
    commaList.pipe(z.array(address(["https?"]))),
    "none",
    "Other addresses the mails about an account may lead back to, besides our own; everything below each is meant.",
    "addresses, with commas between",
  ),
  DATABASE_URL: setting(
    address(["postgres", "postgresql"]),
    "embedded PostgreSQL",
    "A PostgreSQL (15 or newer) of your own.",
    "postgres://user:password@host:5432/database",
    true,
  ),
  SECRET_KEY: setting(
    z.string().min(32),
    "embedded: data/secret.key, made at the first start",
    "Seals the keys and secrets that lie in the database. The same for every process; keep it with the backups.",
    "32 characters or more that nobody guesses",
    true,
  ),
  SUPABASE_URL: setting(
    address(["https?"]),
    "own backend",
    "A Supabase project; needs both keys and DATABASE_URL.",
    "an address such as https://abc.supabase.co",
  ),
  SUPABASE_PUBLISHABLE_KEY: setting(
    key("sb_publishable_"),
    "",
    "The project's public key.",
    "a key that begins with sb_publishable_ (or a JWT of role anon)",
  ),
  SUPABASE_SECRET_KEY: setting(
    key("sb_secret_"),
    "",
    "The project's secret key; never sent to a browser.",
    "a key that begins with sb_secret_ (or a JWT of role service_role)",
    true,
  ),
  S3_BUCKET: setting(
    text,
    "files lie in DATA_DIR",
    "A bucket for files instead of the folder; needs region and both keys. Move what is there: `npm start -- --files-to-s3`, once.",
    "a bucket's name",
  ),
  S3_REGION: setting(text, "", "Its region; what a server of one's own calls it, often us-east-1.", "a region"),
  S3_ENDPOINT: setting(
    address(["https?"]),
    "Amazon's own",
    "The address of another service that speaks S3.",
    "an address such as https://oss-cn-shanghai.aliyuncs.com",
  ),
  S3_ACCESS_KEY_ID: setting(text, "", "The bucket's key.", "a key"),
  S3_SECRET_ACCESS_KEY: setting(text, "", "Its secret.", "a secret", true),
  S3_PREFIX: setting(
    z.string().regex(/^(?:[\w.-]+\/)*$/),
    "none",
    "What every key begins with, where the bucket holds other things too.",
    "a path with a slash at its end, such as listcast/",
  ),
  S3_PATH_STYLE: setting(yes, "0", "1 where the bucket's name stands in the path instead of the host.", "0 or 1"),
  CONTACT_EMAIL: setting(
    z.email(),
    "",
    "How people reach you; stands in the footer, as the three that follow.",
    "an e-mail address",
  ),
  CONTACT_PHONE: setting(text, "", "Telephone.", "a telephone number"),
  CONTACT_ADDRESS: setting(text, "", "Postal address, in one line.", "an address in one line"),
  CONTACT_WECHAT: setting(
    text,
    "",
    "WeChat ID, or the https:// address of a WeChat support account.",
    "an ID or an address",
  ),
  CONTACT_COMPANY: setting(
    text,
    "the product's name",
    "Registered name of the company that sells; receipts carry it.",
    "a company's name",
  ),
  FILINGS: setting(
    commaList,
    "none",
    "Filing numbers of the site (ICP and public security in China), with a comma between.",
    "numbers, with a comma between",
  ),
  SMTP_URL: setting(
    address(["smtps?"]),
    "mails land in the outbox folder",
    "Mail server in one line.",
    "smtp://user:password@host:587 or smtps://user:password@host:465",
    true,
  ),
  SMTP_HOST: setting(text, "", "Mail server, instead of SMTP_URL.", "a host name"),
  SMTP_PORT: setting(port, "587", "Its port; 465 speaks TLS from the first byte.", "a port"),
  SMTP_USER: setting(text, "", "User at the mail server.", "a user name"),
  SMTP_PASS: setting(text, "", "Password at the mail server.", "a password", true),
  SMTP_FROM: setting(text, "Listcast 房播 <no-reply@localhost>", "Sender of every mail.", "Name <address@example.com>"),
  SMS_PROVIDER: setting(
    z.enum(["aliyun", "twilio"]),
    "the outbox folder; in production phones are not verified",
    "Who sends the codes that verify a phone: `aliyun` or `twilio`.",
    "aliyun or twilio",
  ),
  SMS_KEY_ID: setting(text, "", "AccessKey ID at Aliyun, account SID at Twilio.", "an identifier"),
  SMS_KEY_SECRET: setting(text, "", "AccessKey secret at Aliyun, auth token at Twilio.", "a secret", true),
  SMS_FROM: setting(
    text,
    "",
    "Approved signature at Aliyun; sending number or messaging service (MG…) at Twilio.",
    "a signature or a number",
  ),
  SMS_TEMPLATE: setting(
    text,
    "",
    "Aliyun only: code of the approved template, its one variable being `code`.",
    "SMS_123456789",
  ),
  OCR_LANGUAGES: setting(
    commaList.pipe(z.array(z.string().refine(isOcrLanguage, "no such language")).min(1)),
    "none",
    "Languages whose letters are read in screenshots and photos: `zh`, `en`, `ja`, `ko`, `de`, `fr`, with commas between. The first start installs them, some 60 MB and 15 MB a language.",
    "zh, en, ja, ko, de or fr, with commas between",
  ),
  READY_THREADS: setting(
    z.coerce.number().int().min(0).max(3),
    "2",
    "Threads of each kind that stand ready from the start, some 150 MB each: nobody waits for one to begin. `0` begins them when first needed.",
    "a whole number from 0 to 3",
  ),
  MODELS: setting(
    json(z.array(provider)),
    "built-in composer only",
    "Model providers in order, as JSON; the composer stays the last.",
    '[{"name":"deepseek","kind":"openai-compatible","baseUrl":"https://...","apiKey":"...","model":"..."}]',
    true,
  ),
  MODEL_BASE_URL: setting(address(["https?"]), "", "One OpenAI-compatible provider, instead of MODELS.", web),
  MODEL_API_KEY: setting(text, "", "Its key.", "a key", true),
  MODEL_NAME: setting(text, "", "Its model.", "a model's name"),
  SPEECH: setting(
    json(speech),
    "voices are uploaded only",
    "Who reads captions aloud, as JSON: any address that speaks OpenAI's `/audio/speech`. `voices` by language, `price` in minor units for a million characters, limits a day: `charactersPerDay`, `charactersPerAccount` (20,000), `moneyPerDay`.",
    '{"baseUrl":"https://api.openai.com/v1","apiKey":"...","model":"tts-1","voice":"alloy","price":1500,"currency":"USD"}',
    true,
  ),
  C2PA_CERTIFICATE: setting(
    pem,
    "pictures carry IPTC's digital source type only",
    "Signs posters with content credentials (C2PA): a certificate for that use, its chain behind it.",
    "PEM, in one line with \\n for line ends, or the name of a file",
  ),
  C2PA_KEY: setting(
    pem,
    "",
    "Its private key: P-256, P-384, P-521, Ed25519 or RSA.",
    "PEM, or the name of a file",
    true,
  ),
  ...paymentSettings,
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
