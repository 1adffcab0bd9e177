/** Mails about an account's end. `{{date}}` is the day everything is deleted. */
export const accountMails = {
  deletion_scheduled: {
    subject: "您的账号将于 {{date}}删除",
    preheader: "在此之前随时可以保留。",
    heading: "账号将于 {{date}}删除",
    lead: "我们收到了删除账号的请求。到那一天，您的房源、文案、照片和文件都会删除，无法恢复。在此之前登录，就能保留账号。",
    button: "保留账号",
    note: "已分享的房源网页现在起不再公开，保留账号后会恢复。如果不是您本人操作，请立即登录保留账号，并修改密码。",
  },
  deletion_cancelled: {
    subject: "您的账号已保留",
    preheader: "删除请求已撤销。",
    heading: "账号已保留",
    lead: "删除请求已撤销，一切照旧：房源、文案、照片和文件都在，分享过的房源网页也恢复了公开。",
    note: "如果不是您本人操作，请尽快修改密码。",
  },
  deleted: {
    subject: "您的账号已删除",
    preheader: "所有资料都已删除。",
    heading: "账号已删除",
    lead: "按您的请求，账号和其中的房源、文案、照片、文件都已删除。感谢您曾经使用房播。",
    note: "这是我们发给这个邮箱的最后一封邮件。",
  },
};
