/** 跟进提醒，发给经纪人。`{{name}}` 是客户，`{{text}}` 是提醒的内容。 */
export const leadDueMail = {
  subject: "跟进提醒：{{name}}",
  preheader: "{{text}}",
  heading: "该跟进{{name}}了",
  lead: "这是您自己设的提醒。",
  button: "打开客户",
  note: "处理好以后，在客户页面把它标为完成。请勿直接回复本邮件。",
  facts: { text: "要做的事", name: "客户", contact: "联系方式" },
};
