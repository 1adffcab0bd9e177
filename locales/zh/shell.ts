/** 侧边栏和页面外框。 */
export const shell = {
  navigation: "主导航",
  dashboard: "仪表盘",
  packages: "套餐中心",
  publish: "房源发布",
  tasks: "任务队列",
  properties: "房源管理",
  profile: "个人设置",
  admin: "管理后台",
  toggle: "收起或展开侧边栏",
  openMenu: "打开菜单",
  signOut: "退出登录",
  signedInAs: "当前账号",
};
