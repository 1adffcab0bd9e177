/** Every publishing target, the specification's six first. A new target is one file beside this one and two lines here. */
import type { Platform } from "#contract/platform";
import { target as p58 } from "./58.ts";
import { target as ameba } from "./ameba.ts";
import { target as anjuke } from "./anjuke.ts";
import { target as baijiahao } from "./baijiahao.ts";
import { target as beike } from "./beike.ts";
import { target as bilibili } from "./bilibili.ts";
import { target as bilibiliDynamic } from "./bilibili-dynamic.ts";
import { target as bluesky } from "./bluesky.ts";
import { target as craigslist } from "./craigslist.ts";
import { target as discord } from "./discord.ts";
import { target as domainComAu } from "./domain-com-au.ts";
import { target as douban } from "./douban.ts";
import { target as douyin } from "./douyin.ts";
import { target as douyinImage } from "./douyin-image.ts";
import { target as email } from "./email.ts";
import { target as facebook } from "./facebook.ts";
import { target as facebookMarketplace } from "./facebook-marketplace.ts";
import { target as fang } from "./fang.ts";
import { target as googleBusinessProfile } from "./google-business-profile.ts";
import { target as homesCoJp } from "./homes-co-jp.ts";
import { target as idealista } from "./idealista.ts";
import { target as immobilienscout24 } from "./immobilienscout24.ts";
import { target as instagram } from "./instagram.ts";
import { target as jike } from "./jike.ts";
import { target as kakaostory } from "./kakaostory.ts";
import { target as kakaotalk } from "./kakaotalk.ts";
import { target as kakaotalkChannel } from "./kakaotalk-channel.ts";
import { target as kuaishou } from "./kuaishou.ts";
import { target as lianjia } from "./lianjia.ts";
import { target as line } from "./line.ts";
import { target as linkedin } from "./linkedin.ts";
import { target as mastodon } from "./mastodon.ts";
import { target as medium } from "./medium.ts";
import { target as naverBlog } from "./naver-blog.ts";
import { target as naverCafe } from "./naver-cafe.ts";
import { target as nextdoor } from "./nextdoor.ts";
import { target as note } from "./note.ts";
import { target as okRu } from "./ok-ru.ts";
import { target as pinterest } from "./pinterest.ts";
import { target as propertyguru } from "./propertyguru.ts";
import { target as qzone } from "./qzone.ts";
import { target as realtorCom } from "./realtor-com.ts";
import { target as reddit } from "./reddit.ts";
import { target as rightmove } from "./rightmove.ts";
import { target as seloger } from "./seloger.ts";
import { target as slack } from "./slack.ts";
import { target as sms } from "./sms.ts";
import { target as smsUnicode } from "./sms-unicode.ts";
import { target as snapchat } from "./snapchat.ts";
import { target as sohu } from "./sohu.ts";
import { target as suumo } from "./suumo.ts";
import { target as telegram } from "./telegram.ts";
import { target as telegramMedia } from "./telegram-media.ts";
import { target as threads } from "./threads.ts";
import { target as tiktok } from "./tiktok.ts";
import { target as toutiao } from "./toutiao.ts";
import { target as tumblr } from "./tumblr.ts";
import { target as twitter } from "./twitter.ts";
import { target as viber } from "./viber.ts";
import { target as vk } from "./vk.ts";
import { target as wechat } from "./wechat.ts";
import { target as wechatChannels } from "./wechat-channels.ts";
import { target as wechatMoments } from "./wechat-moments.ts";
import { target as wechatOfficialAccount } from "./wechat-official-account.ts";
import { target as weibo } from "./weibo.ts";
import { target as weiboShareApi } from "./weibo-share-api.ts";
import { target as whatsappBusiness } from "./whatsapp-business.ts";
import { target as wordpress } from "./wordpress.ts";
import { target as xiaohongshu } from "./xiaohongshu.ts";
import { target as youtube } from "./youtube.ts";
import { target as youtubeShorts } from "./youtube-shorts.ts";
import { target as zalo } from "./zalo.ts";
import { target as zhihu } from "./zhihu.ts";
import { target as zigbang } from "./zigbang.ts";
import { target as zillow } from "./zillow.ts";
import { target as zoopla } from "./zoopla.ts";

export const targets: readonly Platform[] = [
  wechat,
  weibo,
  xiaohongshu,
  facebook,
  instagram,
  twitter,
  wechatMoments,
  wechatOfficialAccount,
  wechatChannels,
  weiboShareApi,
  threads,
  douyin,
  douyinImage,
  kuaishou,
  bilibili,
  bilibiliDynamic,
  zhihu,
  toutiao,
  baijiahao,
  sohu,
  douban,
  qzone,
  jike,
  line,
  kakaotalk,
  kakaotalkChannel,
  kakaostory,
  naverBlog,
  naverCafe,
  note,
  ameba,
  tiktok,
  youtube,
  youtubeShorts,
  linkedin,
  pinterest,
  bluesky,
  mastodon,
  telegram,
  telegramMedia,
  whatsappBusiness,
  reddit,
  nextdoor,
  googleBusinessProfile,
  tumblr,
  medium,
  wordpress,
  snapchat,
  vk,
  okRu,
  viber,
  zalo,
  discord,
  slack,
  email,
  sms,
  smsUnicode,
  anjuke,
  p58,
  fang,
  lianjia,
  beike,
  zillow,
  realtorCom,
  rightmove,
  zoopla,
  domainComAu,
  propertyguru,
  idealista,
  immobilienscout24,
  seloger,
  suumo,
  homesCoJp,
  zigbang,
  craigslist,
  facebookMarketplace,
];
