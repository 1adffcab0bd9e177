/** The notifications centre. */
import type { notifications as zh } from "#locales/zh/notifications";

export const notifications = {
  title: "Notifications",
  readAll: "Mark all as read",
  close: "Close notifications",
  unread: "Unread",
  more: "Earlier notifications",
  today: "Today",
  yesterday: "Yesterday",
  empty: "No notifications yet",
  emptyText: "When a campaign is written, a task fails or a download is ready, you will hear of it here.",
  kinds: {
    campaign_done: { title: "Your campaign is written", text: "{{title}}" },
    export_ready: { title: "Your download is ready", text: "{{title}}" },
    task_failed: { title: "{{number}} did not succeed", text: "{{title}}: {{cause}}" },
    data_ready: { title: "Your data is packed", text: "Download it in Profile Settings." },
    package_ending: { title: "{{plan}} ends soon", text: "It ends on {{day}}. Nothing is charged by itself." },
    package_started: { title: "{{plan}} is active", text: "You can use it right away." },
    quota_low: { title: "Your quota is nearly used up", text: "{{used}} of {{total}} used." },
  },
  unknown: { title: "Something new", text: "Reload the page to see what it is." },
} satisfies typeof zh;
