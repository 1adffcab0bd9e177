/** 打包下载里的总览页。 */
export const pack = {
  overview: "内容总览",
  made: "制作于 {{date}}",
  facts: "房源信息",
  photos: "照片",
  contents: "目录",
  post: "社媒内容",
  email: "邮件",
  sms: "短信",
  openEmail: "查看邮件版式",
  openFile: "打开文件",
  agent: "联系人",
  attention: "发布前请留意",
  source: "房源链接",
};
