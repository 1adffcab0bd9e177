/** 套餐中心。 */
export const packages = {
  title: "套餐中心",
  lead: "按每月要发布的房源数量来选。",
  usage: "目前用量",
  usageText_one: "账号里有 {{count}} 套房源。",
  usageText_other: "账号里有 {{count}} 套房源。",
  usageEmpty: "还没有房源。",
  perMonth: "/ 月",
  contactUs: "联系我们",
  popular: "最受欢迎",
  buyTitle: "开通方式",
  buyText: "在线支付还没有开放。要开通或变更套餐，请联系我们，写明注册邮箱和想要的套餐。",
  buyNoContact: "在线支付还没有开放。",
  writeUs: "写邮件给我们",
};
