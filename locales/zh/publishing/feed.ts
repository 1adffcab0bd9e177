/** 订阅到手机或电脑日历里的文字。 */
export const feedTexts = {
  name: "房播发布日历",
  title: "{{platform}}：{{home}}",
  openHouse: "开放看房：{{home}}",
  states: {
    planned: "待发布",
    sending: "发布中",
    accepted: "平台处理中",
    live: "已发布",
    unknown: "待确认",
    failed: "未发布",
    edited: "已更新",
    removed: "已删除",
    withdrawn: "已取消",
  },
  approval: { draft: "待送审", asked: "审批中", refused: "被退回" },
};
