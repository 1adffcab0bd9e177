/**
 * Which publishing platforms want an application registered by the operator before anything can be posted through their
 * official API, and what such an application consists of. Names of the fields are those of each platform's own console.
 * Sources: the documentation each target names (`targets/*.ts`, `api.docs`), and for the limits the pages named here; read
 * 2026-11-21. Platforms where every account brings a token of its own (WordPress, Bluesky, Mastodon) need no application.
 */
import { getPlatform } from "./index.ts";

export interface AppField {
  name: string;
  /** As the platform's console calls it; a name, the same in every language. */
  label: string;
  secret: boolean;
  /** What a right value looks like: a source of a RegExp over the whole value. */
  form: string;
}

export interface PlatformApp {
  /** Of the target in the registry. */
  platform: string;
  fields: readonly AppField[];
  /** Whether its console asks where people come back to after they have agreed. */
  callback: boolean;
  /** Published limits of the application as a whole; empty: none is published. */
  limits: readonly { en: string; zh: string }[];
}

/** Printable ASCII without spaces: what every console hands out. */
const TOKEN = "[\\x21-\\x7e]{6,512}";
const DIGITS = "\\d{5,32}";
const open = (name: string, label: string, form: string = TOKEN): AppField => ({ name, label, secret: false, form });
const secret = (name: string, label: string, form: string = TOKEN): AppField => ({ name, label, secret: true, form });
const meta: readonly AppField[] = [open("id", "App ID", DIGITS), secret("secret", "App Secret")];
const oauth: readonly AppField[] = [open("id", "Client ID"), secret("secret", "Client Secret")];

export const platformApps: readonly PlatformApp[] = [
  {
    platform: "wechat-official-account",
    fields: [open("id", "AppID", "wx[0-9a-z]{16}"), secret("secret", "AppSecret", "[0-9a-fA-F]{32}")],
    callback: false,
    limits: [
      {
        zh: "服务器的 IP 要先加入公众号后台的白名单；令牌 7200 秒有效。",
        en: "The server’s IP must be on the account’s allow list; a token lives 7,200 seconds.",
      },
    ],
  },
  {
    platform: "weibo",
    fields: [open("id", "App Key", DIGITS), secret("secret", "App Secret"), open("ip", "rip", "[0-9a-fA-F.:]{7,45}")],
    callback: true,
    limits: [
      {
        zh: "分享接口每条最多 140 个汉字、一张 5 MB 以内的图片，并要带一个已登记安全域名下的链接；rip 填写服务器的公网 IP。",
        en: "The share API takes 140 Chinese characters, one picture below 5 MB, and a link on the registered domain; rip is the server’s public IP.",
      },
    ],
  },
  {
    platform: "xiaohongshu",
    fields: [open("id", "App Key"), secret("secret", "App Secret")],
    callback: false,
    limits: [
      {
        zh: "只有分享 SDK：用户在 App 里自己点发布，没有由服务器发布笔记的接口。",
        en: "A share SDK only: people tap Publish in the app themselves. No API publishes notes from a server.",
      },
    ],
  },
  { platform: "facebook", fields: meta, callback: true, limits: [] },
  {
    platform: "instagram",
    fields: meta,
    callback: true,
    limits: [
      {
        zh: "每个账号 24 小时内的发布次数由接口 content_publishing_limit 给出。",
        en: "How often an account may publish in 24 hours is told by content_publishing_limit.",
      },
    ],
  },
  {
    platform: "threads",
    fields: meta,
    callback: true,
    limits: [{ zh: "每个账号 24 小时最多 250 条。", en: "250 posts an account in 24 hours." }],
  },
  {
    platform: "twitter",
    fields: oauth,
    callback: true,
    limits: [
      {
        zh: "每个应用 24 小时最多 10,000 条，每位用户 15 分钟最多 100 条；按条计费。",
        en: "10,000 posts an app in 24 hours, 100 a user in 15 minutes; each post is charged.",
      },
    ],
  },
  { platform: "linkedin", fields: oauth, callback: true, limits: [] },
  {
    platform: "telegram",
    fields: [secret("token", "Bot Token", "\\d{6,12}:[A-Za-z0-9_-]{30,64}")],
    callback: false,
    limits: [
      {
        zh: "机器人须是频道管理员；收到 429 时按 retry_after 等待。",
        en: "The bot must be an administrator of the channel; a 429 says how long to wait.",
      },
    ],
  },
  {
    platform: "tiktok",
    fields: [open("id", "Client Key"), secret("secret", "Client Secret")],
    callback: true,
    limits: [],
  },
  { platform: "youtube-shorts", fields: oauth, callback: true, limits: [] },
  {
    platform: "pinterest",
    fields: [open("id", "App ID", DIGITS), secret("secret", "App Secret Key")],
    callback: true,
    limits: [],
  },
  { platform: "reddit", fields: oauth, callback: true, limits: [] },
  { platform: "google-business-profile", fields: oauth, callback: true, limits: [] },
  {
    platform: "tumblr",
    fields: [open("id", "OAuth Consumer Key"), secret("secret", "OAuth Consumer Secret")],
    callback: true,
    limits: [],
  },
  { platform: "naver-cafe", fields: oauth, callback: true, limits: [] },
  {
    platform: "kakaotalk",
    fields: [secret("id", "REST API Key"), secret("secret", "Client Secret")],
    callback: true,
    limits: [],
  },
];

const byPlatform = new Map(platformApps.map((app) => [app.platform, app]));

/** What an application at that platform consists of; null where none is needed, or where there is no official API. */
export const appOf = (platform: string): PlatformApp | null => byPlatform.get(platform) ?? null;

/** Where the platform documents its API; null where it does so for partners only. */
export const docsOf = (platform: string): string | null => getPlatform(platform)?.api?.docs ?? null;

export const hasForm = (field: AppField, value: string): boolean => new RegExp(`^(?:${field.form})$`).test(value);
