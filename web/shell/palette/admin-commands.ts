/** The administrators' sections as the palette knows them. Fetched, with their names, for administrators only. */
import type { AdminSection } from "#contract/admin/scopes";
import { sectionIcons } from "#web/shell/navigation/admin-menu.ts";
import type { Words } from "#web/shell/palette/fuzzy-match.ts";

const words: Record<AdminSection, Words> = {
  users: { names: ["用户管理", "user management", "accounts", "people"], pinyin: "yong hu guan li" },
  "users/agents": { names: ["经纪人管理", "agent management", "brokers"], pinyin: "jing ji ren guan li" },
  "users/admins": { names: ["管理员管理", "admin management", "roles", "权限"], pinyin: "guan li yuan guan li" },
  packages: {
    names: [
      "套餐管理",
      "package management",
      "价目",
      "订单",
      "退款",
      "优惠券",
      "转账",
      "prices",
      "orders",
      "refunds",
      "coupons",
      "transfers",
    ],
    pinyin: "tao can guan li",
  },
  tasks: {
    names: ["任务管理", "task management", "队列", "queues", "workers", "failures", "死信"],
    pinyin: "ren wu guan li",
  },
  reports: {
    names: ["统计报表", "statistics reports", "收入", "revenue", "MRR", "statistics", "导出"],
    pinyin: "tong ji bao biao",
  },
  config: {
    names: [
      "系统配置",
      "system configuration",
      "品牌",
      "备案",
      "公告",
      "试用",
      "注册",
      "条款",
      "brand",
      "notice",
      "terms",
      "settings",
      "privacy",
    ],
    pinyin: "xi tong pei zhi",
  },
  "config/api": {
    names: ["模型 API 管理", "model api", "模型", "密钥", "提示词", "models", "keys", "prompts", "playground"],
    pinyin: "mo xing guan li",
  },
  "config/integration": {
    names: [
      "平台集成",
      "platform integration",
      "邮件",
      "短信",
      "存储",
      "支付",
      "回调",
      "mail",
      "storage",
      "callbacks",
      "payment providers",
    ],
    pinyin: "ping tai ji cheng",
  },
  logs: {
    names: ["日志管理", "log management", "审计", "错误", "登录记录", "audit", "errors", "sign-ins", "webhooks"],
    pinyin: "ri zhi guan li",
  },
};

export const adminCommands = sectionIcons.map(({ section, icon }) => ({
  id: `admin:${section}`,
  group: "admin" as const,
  icon,
  go: `/admin/${section}`,
  section,
  words: words[section],
}));
