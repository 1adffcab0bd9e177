/** Screens of a signed-in person, and of an administrator, with their empty, failed and waiting states. */
import { fails, holds, type Screen } from "./kit.ts";

export const dashboardScreens: Screen[] = [
  { name: "overview", caption: ["仪表盘", "Overview"], who: "agent", path: "/dashboard" },
  {
    name: "overview-first-run",
    caption: ["仪表盘：第一次来", "Overview: first run"],
    who: "newcomer",
    path: "/dashboard",
  },
  { name: "packages", caption: ["套餐中心", "Package centre"], who: "agent", path: "/dashboard/packages" },
  { name: "tasks", caption: ["任务队列", "Task queue"], who: "agent", path: "/dashboard/tasks" },
  {
    name: "tasks-empty",
    caption: ["任务队列：还没有任务", "Task queue: empty"],
    who: "newcomer",
    path: "/dashboard/tasks",
  },
  {
    name: "tasks-failed",
    caption: ["任务队列：读取失败", "Task queue: could not be read"],
    who: "agent",
    path: "/dashboard/tasks",
    before: fails("tasks.list", "not_found", 404),
    state: true,
  },
  {
    name: "tasks-waiting",
    caption: ["任务队列：读取中", "Task queue: loading"],
    who: "agent",
    path: "/dashboard/tasks",
    before: holds("tasks.list"),
    state: true,
    waiting: true,
  },
  { name: "properties", caption: ["房源管理", "Properties"], who: "agent", path: "/dashboard/properties" },
  {
    name: "properties-empty",
    caption: ["房源管理：还没有房源", "Properties: empty"],
    who: "newcomer",
    path: "/dashboard/properties",
  },
  {
    name: "properties-forbidden",
    caption: ["房源管理：没有权限", "Properties: no permission"],
    who: "agent",
    path: "/dashboard/properties",
    before: fails("properties.list", "forbidden", 403),
    state: true,
  },
  { name: "profile", caption: ["个人设置", "Profile"], who: "agent", path: "/dashboard/profile" },
  { name: "admin", caption: ["管理后台", "Administration"], who: "admin", path: "/admin" },
  {
    name: "admin-not-found",
    caption: ["管理后台：没有这个页面", "Administration: not found"],
    who: "admin",
    path: "/admin/nowhere",
  },
];
