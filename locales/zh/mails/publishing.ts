/** 发布需要处理，发给经纪人。`{{count}}` 是需要处理的账号和内容的数目。 */
export const publishingMail = {
  subject: "发布有 {{count}} 项需要您处理",
  preheader: "账号失效，或者有内容没有发出去。",
  heading: "有 {{count}} 项发布需要您看一下",
  lead: "下面的账号或内容没有您就发不出去。处理好之前，不会重复发送。",
  button: "去处理",
  note: "哪些事发邮件，可以在“个人资料”的通知里选择。请勿直接回复本邮件。",
  account: "{{platform}}账号 {{name}}",
  ends: "{{day}}到期，请在那之前重新连接",
  unclear: "不知道发没发出去，请到平台看一眼",
  failed: "没有发出",
  waiting: "等您自己发布。发过了请标记，不发了请取消",
};
