/** What the palette knows by heart: screens, actions, settings, with the names and pinyin people may type for them. */
import {
  IconBell,
  IconCalendarEvent,
  IconDeviceDesktop,
  IconKeyboard,
  IconLanguage,
  IconLayoutDashboard,
  IconLogout,
  IconMoon,
  IconPlugConnected,
  IconPlus,
  IconReceipt,
  IconSun,
} from "@tabler/icons-react";
import { items } from "#web/shell/navigation/items.ts";
import type { Words } from "#web/shell/palette/fuzzy-match.ts";

export type Act = "inbox" | "sheet" | "language" | "light" | "dark" | "system" | "signOut";

export interface Command {
  id: string;
  group: "actions" | "screens" | "settings";
  icon: typeof IconPlus;
  /** Namespace and key of its name. */
  label: { of: "shell" | "palette"; key: string };
  words: Words;
  keys?: string;
  go?: string;
  act?: Act;
  admin?: true;
}

const screenWords: Record<(typeof items)[number]["key"] | "admin", Words & { keys: string }> = {
  dashboard: { names: ["仪表盘", "首页", "dashboard", "overview", "home"], pinyin: "yi biao pan", keys: "g d" },
  packages: { names: ["套餐中心", "package center", "plans", "pricing"], pinyin: "tao can zhong xin", keys: "g k" },
  publish: { names: ["房源发布", "property publishing", "wizard"], pinyin: "fang yuan fa bu", keys: "g n" },
  tasks: { names: ["任务队列", "task queue", "jobs"], pinyin: "ren wu dui lie", keys: "g t" },
  properties: {
    names: ["房源管理", "property management", "listings"],
    pinyin: "fang yuan guan li",
    keys: "g p",
  },
  leads: { names: ["客户", "leads", "customers", "CRM", "客户管理"], pinyin: "ke hu guan li", keys: "g l" },
  profile: {
    names: ["个人设置", "profile settings", "account", "password", "头像", "密码"],
    pinyin: "ge ren she zhi",
    keys: "g s",
  },
  admin: { names: ["管理后台", "admin", "administration"], pinyin: "guan li hou tai", keys: "g a" },
};

const screenCommand = (key: keyof typeof screenWords, go: string, icon: Command["icon"]): Command => {
  const { keys, ...words } = screenWords[key];
  return { id: `screen:${key}`, group: "screens", icon, label: { of: "shell", key }, words, keys, go };
};

/** An action or a setting; its name is a key of the palette's dictionary. */
const own = (
  key: string,
  names: string[],
  pinyin: string,
  about: Omit<Command, "id" | "label" | "words">,
): Command => ({
  id: `own:${key}`,
  label: { of: "palette", key },
  words: { names, pinyin },
  ...about,
});

export const commands: readonly Command[] = [
  own("create", ["新建推广", "new campaign", "create", "import", "publish"], "xin jian tui guang", {
    group: "actions",
    icon: IconPlus,
    keys: "n",
    go: "/dashboard/publish",
  }),
  own("inbox", ["查看通知", "notifications", "news", "inbox"], "cha kan tong zhi", {
    group: "actions",
    icon: IconBell,
    keys: "i",
    act: "inbox",
  }),
  ...items.map(({ key, to, icon }) => screenCommand(key, to, icon)),
  own("orders", ["我的订单", "收据", "发票", "orders", "receipts", "invoices", "payments"], "wo de ding dan", {
    group: "screens",
    icon: IconReceipt,
    go: "/dashboard/orders",
  }),
  own("accounts", ["发布账号", "连接账号", "publishing accounts", "connect", "social"], "fa bu zhang hao", {
    group: "screens",
    icon: IconPlugConnected,
    go: "/dashboard/publish/accounts",
  }),
  own("calendar", ["发布日历", "排期", "审批", "calendar", "schedule", "approval"], "fa bu ri li", {
    group: "screens",
    icon: IconCalendarEvent,
    go: "/dashboard/publish/calendar",
  }),
  { ...screenCommand("admin", "/admin", IconLayoutDashboard), admin: true },
  own("language", ["切换语言", "switch language", "english", "中文"], "qie huan yu yan", {
    group: "settings",
    icon: IconLanguage,
    act: "language",
  }),
  own("light", ["浅色", "light mode", "colours", "colors"], "qian se", {
    group: "settings",
    icon: IconSun,
    act: "light",
  }),
  own("dark", ["深色", "夜间", "dark mode", "night"], "shen se", { group: "settings", icon: IconMoon, act: "dark" }),
  own("system", ["跟随系统", "system colours", "auto"], "gen sui xi tong", {
    group: "settings",
    icon: IconDeviceDesktop,
    act: "system",
  }),
  own("shortcuts", ["键盘快捷键", "keyboard shortcuts", "help"], "jian pan kuai jie jian", {
    group: "settings",
    icon: IconKeyboard,
    keys: "?",
    act: "sheet",
  }),
  own("signOut", ["退出登录", "sign out", "log out"], "tui chu deng lu", {
    group: "settings",
    icon: IconLogout,
    act: "signOut",
  }),
];
