/** 房源网页上的咨询，发给经纪人。`{{name}}` 是访客，`{{title}}` 是房源。 */
export const pageEnquiryMail = {
  subject: "{{name}}咨询「{{title}}」",
  preheader: "对方留下了联系方式，同意您回复。",
  heading: "有人咨询您的房源",
  lead: "{{name}}在房源网页上给您留了言。早一点回复，更容易约到看房。",
  button: "查看这套房的咨询",
  note: "对方只同意用这些信息回复本次咨询，请不要挪作他用。请勿直接回复本邮件。",
  facts: { name: "称呼", contact: "联系方式", message: "留言", home: "房源" },
};
