/** Which preview shows which platform: a platform's own first, else the one of its family. */
import type { ComponentType } from "react";
import type { PlatformFamily } from "#contract/platform";
import { Article } from "./article.tsx";
import { Email } from "./email.tsx";
import { Facebook } from "./facebook.tsx";
import { Instagram } from "./instagram.tsx";
import { Message } from "./message.tsx";
import { Moments } from "./moments.tsx";
import { Portal } from "./portal.tsx";
import { Sms } from "./sms.tsx";
import type { PreviewProps } from "./types.ts";
import { VideoScript } from "./video-script.tsx";
import { Weibo } from "./weibo.tsx";
import { XPost } from "./x-post.tsx";
import { Xiaohongshu } from "./xiaohongshu.tsx";

type Preview = ComponentType<PreviewProps>;

const byPlatform: Record<string, Preview> = { wechat: Moments, weibo: Weibo, "weibo-share-api": Weibo };

const byFamily: Record<PlatformFamily, Preview> = {
  "micro-post": XPost,
  moment: Moments,
  note: Xiaohongshu,
  caption: Instagram,
  "social-post": Facebook,
  article: Article,
  portal: Portal,
  message: Message,
  "video-script": VideoScript,
  email: Email,
  sms: Sms,
};

/** The kind decides before the platform: an email of any campaign is shown in an inbox. */
export function previewFor(platformId: string, family: PlatformFamily, kind: "post" | "email" | "sms"): Preview {
  if (kind === "email") return Email;
  if (kind === "sms") return Sms;
  return byPlatform[platformId] ?? byFamily[family];
}
