/** The connectors to platforms, one line each, in the order in which the screens may show them. */
import { bluesky } from "./bluesky.ts";
import { discord } from "./discord.ts";
import { email } from "./email.ts";
import { facebook } from "./facebook.ts";
import { googleBusinessProfile } from "./google-business-profile.ts";
import { instagram } from "./instagram.ts";
import { line } from "./line.ts";
import { linkedin } from "./linkedin.ts";
import { mastodon } from "./mastodon.ts";
import { pinterest } from "./pinterest.ts";
import type { Publisher } from "./publisher.ts";
import { sms } from "./sms.ts";
import { telegram } from "./telegram.ts";
import { threads } from "./threads.ts";
import { tiktok } from "./tiktok.ts";
import { twitter } from "./twitter.ts";
import { webhook } from "./webhook.ts";
import { wechatOfficialAccount } from "./wechat-official-account.ts";
import { weibo } from "./weibo.ts";
import { wordpress } from "./wordpress.ts";
import { youtubeShorts } from "./youtube-shorts.ts";

export const publishers: readonly Publisher[] = [
  wechatOfficialAccount,
  weibo,
  facebook,
  instagram,
  threads,
  twitter,
  linkedin,
  pinterest,
  tiktok,
  youtubeShorts,
  googleBusinessProfile,
  line,
  telegram,
  discord,
  mastodon,
  bluesky,
  wordpress,
  webhook,
  email,
  sms,
];
