/** Mails to the people who run the site, and what their facts are called. */
export const administratorMails = {
  enquiry: {
    subject: "新的咨询：{{company}}",
    preheader: "{{company}}，{{name}}",
    heading: "新的{{plan}}咨询",
    lead: "咨询人留下了联系方式，请尽快回复。",
    button: "查看咨询",
    note: "这封邮件发给负责运营的管理员。",
  },
  differences: {
    subject: "对账发现 {{count}} 处不一致",
    preheader: "支付平台的账单与我们的账目对不上。",
    heading: "{{count}} 处账目不一致",
    lead: "支付平台的账单与我们的账目有出入，已逐条列出，等待处理。",
    button: "查看差异",
    note: "能自动补上的款项已经补上，列出的是需要人核实的。这封邮件发给负责运营的管理员。",
  },
  facts: {
    name: "姓名",
    company: "公司",
    phone: "电话",
    email: "邮箱",
    teamSize: "团队人数",
    message: "留言",
  },
};
