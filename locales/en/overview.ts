/** The dashboard's first screen. */
import type { overview as zh } from "#locales/zh/overview";

export const overview = {
  title: "Dashboard",
  greetingMorning: "Good morning, {{name}}",
  greetingAfternoon: "Good afternoon, {{name}}",
  greetingEvening: "Good evening, {{name}}",
  lead: "Your listings and tasks at a glance.",
  publish: "Publish a property",
  published: "Published properties",
  publishedHint_one: "{{count}} property in all",
  publishedHint_other: "{{count}} properties in all",
  pending: "Pending tasks",
  pendingHint: "Waiting or in progress",
  completed: "Completed tasks",
  completedHint: "{{failed}} failed and can be retried",
  completedHintNone: "No failed tasks",
  activity: "Recent activity",
  allTasks: "See all",
  firstTitle: "Start with one listing link",
  firstText: "Paste it, check the facts, choose languages and platforms. The campaign follows.",
  firstAction: "Paste your first link",
} satisfies typeof zh;
