/** 管理员下架、恢复房源网页时发给房源主人的邮件。`{{title}}` 是房源。 */
export const pageTakedownMails = {
  page_taken_down: {
    subject: "「{{title}}」的网页已下架",
    preheader: "里面写明了原因，您可以提出异议。",
    heading: "房源网页已被管理员下架",
    lead: "这套房源的网页已经不能打开，在恢复之前也不能重新公开；房源资料和已写好的内容都还在。对下架有异议的话，点下面的按钮，打开房源说明情况，我们会复核。",
    button: "查看原因并提出异议",
    note: "请勿直接回复本邮件。",
    facts: { home: "房源", reason: "原因", day: "下架时间" },
  },
  page_restored: {
    subject: "「{{title}}」的网页已恢复公开",
    preheader: "之前发出去的链接又能打开了。",
    heading: "房源网页已恢复公开",
    lead: "我们已复核并解除下架，网页重新公开，之前发出去的链接和二维码又能打开了，不用您再操作。给您带来不便，敬请谅解。",
    button: "查看房源",
    note: "请勿直接回复本邮件。",
    facts: { home: "房源", reason: "当时的原因", day: "下架时间" },
  },
  page_allowed: {
    subject: "「{{title}}」的网页可以重新公开",
    preheader: "在“分享”里发布即可。",
    heading: "房源网页可以重新公开了",
    lead: "下架已经解除。点下面的按钮，在“分享”里重新发布；发布后，之前发出去的链接继续有效。",
    button: "去发布",
    note: "请勿直接回复本邮件。",
    facts: { home: "房源", reason: "当时的原因", day: "下架时间" },
  },
};
