/** 房源网页：中文。 */
import type { PageTexts } from "./types.ts";

export const zh: PageTexts = {
  sale: "出售",
  rent: "出租",
  noPrice: "价格请咨询",
  about: "房源介绍",
  facts: "基本信息",
  features: "房源特点",
  photos: "照片",
  photo: "第 {{n}} 张，共 {{all}} 张",
  largePhoto: "查看大图",
  contact: "联系人",
  licence: "执业编号",
  disclosures: "信息披露",
  asStated: "按房源来源页面的原文列出。",
  published: "{{date}}发布",
  madeWith: "由房播制作",
  scan: "扫码打开本页",
  languages: "语言",
  preview: "预览：网页尚未公开，此链接 {{time}} 前有效。",
  gone: { title: "这套房的网页已下线", text: "它可能已经成交，或暂时不再推广。需要了解近况，请直接联系给您链接的人。" },
  missing: { title: "没有找到这个网页", text: "链接可能不完整。请向给您链接的人再要一次。" },
  away: { title: "网页暂时打不开", text: "服务正在恢复，请过一会儿刷新。" },
  busy: { title: "访问太频繁", text: "请稍等片刻，再刷新网页。" },
  home: "前往房播首页",
};
