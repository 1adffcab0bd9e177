/** Which shape writes for a platform: the specification's six have their own, the others their family's. */
import type { Platform, PlatformFamily } from "#contract/platform";
import { article } from "./article.ts";
import { caption } from "./caption.ts";
import { facebook } from "./facebook.ts";
import { instagram } from "./instagram.ts";
import { message } from "./message.ts";
import { microPost } from "./micro-post.ts";
import { moment } from "./moment.ts";
import { note } from "./note.ts";
import { portal } from "./portal.ts";
import type { Shape } from "./shape.ts";
import { socialPost } from "./social-post.ts";
import { twitter } from "./twitter.ts";
import { videoScript } from "./video-script.ts";
import { wechat } from "./wechat.ts";
import { weibo } from "./weibo.ts";
import { xiaohongshu } from "./xiaohongshu.ts";

const own: Readonly<Record<string, Shape>> = {
  wechat,
  "wechat-moments": wechat,
  weibo,
  "weibo-share-api": weibo,
  xiaohongshu,
  facebook,
  instagram,
  twitter,
};

const families: Readonly<Record<Exclude<PlatformFamily, "email" | "sms">, Shape>> = {
  "micro-post": microPost,
  moment,
  note,
  caption,
  "social-post": socialPost,
  article,
  portal,
  message,
  "video-script": videoScript,
};

/** The shape of a platform's posts; null for email and text messages, which are kinds of their own. */
export const shapeFor = (platform: Platform): Shape | null =>
  own[platform.id] ?? (platform.family === "email" || platform.family === "sms" ? null : families[platform.family]);
