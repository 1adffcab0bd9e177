/** 通知中心。 */
export const notifications = {
  title: "通知",
  readAll: "全部标为已读",
  close: "关闭通知",
  unread: "未读",
  more: "更早的通知",
  today: "今天",
  yesterday: "昨天",
  empty: "还没有通知",
  emptyText: "推广写好、任务失败或文件可以下载时，会在这里告诉您。",
  kinds: {
    campaign_done: { title: "推广内容已写好", text: "{{title}}" },
    export_ready: { title: "文件可以下载了", text: "{{title}}" },
    task_failed: { title: "{{number}} 没有成功", text: "{{title}}：{{cause}}" },
    data_ready: { title: "您的数据已打包好", text: "可以在个人设置中下载。" },
    package_ending: { title: "{{plan}}即将到期", text: "{{day}}到期，到期后不会自动扣款。" },
    package_started: { title: "{{plan}}已生效", text: "现在就可以开始使用。" },
    quota_low: { title: "套餐额度快用完了", text: "已用 {{used}} / {{total}}。" },
  },
  unknown: { title: "有一条新消息", text: "刷新页面后可以看到详情。" },
};
