/** 管理后台首页。 */
export const admin = {
  title: "管理后台",
  lead: "你以管理员身份登录。",
  checking: "正在确认权限…",
  scope: "管理范围",
  scopes: { super: "超级管理员", system: "系统管理员", operations: "运营管理员" },
  noScope: "未设置",
  account: "账号",
  since: "开通日期",
  workspace: "你自己的工作区",
  workspaceText: "管理员也有自己的房源和任务，和经纪人用同样的页面。",
  openWorkspace: "打开仪表盘",
  api: "接口文档",
  apiText: "全部接口的说明和在线试用，按 OpenAPI 编写。",
  openApi: "查看文档",
};
